import SystemTypes

/// Which properties platform classes have, inherited ones included, for many questions about few classes.
///
/// To look one name up is quick, and enough for a handful of specs; to read all members of a class takes as long as some
/// hundred such look-ups, and then every further question is quicker still.
struct PlatformProperties {
    private struct Known {
        var questions = 0
        var names: Set<String>?
    }

    private var classes: [String: Known] = [:]
    private static let questionsBeforeReadingAll = 500

    mutating func contains(_ property: String, in platformClass: String) -> Bool {
        var known = classes[platformClass] ?? Known()
        defer { classes[platformClass] = known }
        if let names = known.names { return names.contains(property) }
        known.questions += 1
        guard known.questions > Self.questionsBeforeReadingAll else {
            return Self.isProperty(property, of: platformClass)
        }
        let names = Set(
            SystemTypes.memberNames(of: platformClass).filter { Self.isProperty($0, of: platformClass) }
        )
        known.names = names
        return names.contains(property)
    }

    /// Methods are no obstacle to a property of the same name, and neither are names that only stand for a setter.
    private static func isProperty(_ name: String, of platformClass: String) -> Bool {
        guard let member = SystemTypes.member(name, of: platformClass) else { return false }
        return member.kind == .property && !member.isStatic && member.setter == nil
    }
}
