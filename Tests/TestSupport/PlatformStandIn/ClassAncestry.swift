import SystemTypes

/// What a class has from the classes above it, and what the classes below do with its own members.
struct ClassAncestry {
    let name: String
    /// The superclasses that are stood in for, nearest first.
    let superclasses: [TypeFacts]
    let isMainActor: Bool
    /// Objective-C sees classes that descend from `NSObject` without generic parameters on the way.
    let isObjectiveC: Bool
    private let inherited: [String: Member]

    init(_ name: String) {
        self.name = name
        let chain = SystemTypes.superclasses(of: name)
        superclasses = chain.dropFirst().filter { $0.module != "Foundation" || AbsentOnLinux.types.contains($0.name) }
        isMainActor = chain.first?.isMainActor ?? false
        isObjectiveC =
            chain.last?.name == "NSObject" && chain.allSatisfy { $0.genericParameters.isEmpty }
            && !chain.dropFirst().contains {
                $0.module == "Foundation" && $0.name != "NSObject" && !AbsentOnLinux.types.contains($0.name)
            }
        var inherited: [String: Member] = [:]
        let nsObject = chain.last?.name == "NSObject" ? CatalogueByName.members["NSObject"] ?? [] : []
        let witnesses = Witnesses(visible: .everything)
        for facts in superclasses.reversed() {
            for member in CatalogueByName.members[facts.name] ?? [] where member.setter == nil {
                inherited[Self.key(member)] = member
            }
            for reader in witnesses.missing(in: facts.name) {
                for member in reader.members { inherited[Self.key(member)] = member }
            }
        }
        for member in nsObject where Self.overridableInNSObject.contains(member.name) {
            inherited[Self.key(member)] = member
        }
        self.inherited = inherited
    }

    /// The parts of a declaration that override and those that do not.
    func separatingOverrides(_ member: MemberReader) -> [(member: MemberReader, isOverride: Bool)] {
        member.separated.map { part in
            (part, part.members.first.map { inherited[Self.key($0)] != nil && !isNarrowed($0) } ?? false)
        }
    }

    /// Whether the class gives a property that it inherits another type, which the base must be written for.
    private func isNarrowed(_ member: Member) -> Bool {
        guard member.kind == .property, let base = inherited[Self.key(member)] else { return false }
        return base.isSettable && base.type != member.type
    }

    /// Whether some subclass narrows this property.
    func isNarrowedBelow(_ member: MemberReader) -> Bool {
        guard member.keyword == .var, !member.isStatic else { return false }
        return member.members.contains { CatalogueByName.narrowedProperties.contains("\(name).\($0.name)") }
    }

    private static let overridableInNSObject: Set<String> = ["copy", "description", "hash", "isEqual", "mutableCopy"]

    static func key(_ member: Member) -> String {
        let types = member.parameters.map { TypeNames.mentioned(in: $0).joined(separator: ",") } ?? ""
        return "\(member.fullName) \(types) \(member.isStatic)"
    }
}

extension VisibleTypes {
    static let everything = VisibleTypes(modules: Set(SystemTypes.modules))
}
