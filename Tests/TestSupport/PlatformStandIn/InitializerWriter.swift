import SystemTypes

/// Writes a class's initializers so that subclasses inherit what they inherit from the real class.
///
/// An Objective-C class inherits all initializers. Where it marks its own as designated, the others that it inherits are
/// convenience initializers; where it marks none, all stay designated.
struct InitializerWriter {
    let members: MemberWriter

    func lines(for declaration: CatalogueDeclaration, ancestry: ClassAncestry) -> [String] {
        let header = declaration.header
        let declared = declaration.members.filter { $0.keyword == .`init` && members.isWritable($0, in: header) }
        let inherited = designated(of: ancestry.superclasses.first?.name)
        let own = declared.filter { !$0.modifiers.contains("convenience") }
        var lines = declared.map { line($0, overridable: overridable(ancestry)) }
        guard !own.isEmpty else { return lines }
        let closed = declared.contains { $0.modifiers.contains("designated") }
        let known = Set(declared.compactMap(signature))
        for member in inherited where !known.contains(signature(member) ?? "") {
            if isCoder(member) {
                lines.append(members.initializer(member, prefix: "public required "))
            } else {
                lines.append(
                    members.initializer(member, prefix: closed ? "public convenience override " : "public override ")
                )
            }
        }
        if needsPlainInitializer(ancestry, declared: declared, inherited: inherited) {
            lines.append("    @_nonoverride public convenience init() { fatalError() }")
        }
        return lines
    }

    private func line(_ member: MemberReader, overridable: Set<String>) -> String {
        let isConvenience = member.modifiers.contains("convenience")
        // UIKit's `init()` is no override, so that subclasses may declare theirs without the keyword.
        let isPlain = isConvenience && signature(member) == "()"
        var words = isPlain ? ["@_nonoverride", "public"] : ["public"]
        if isConvenience { words.append("convenience") }
        if isCoder(member) {
            words.append("required")
        } else if !isPlain, let signature = signature(member), overridable.contains(signature) {
            words.append("override")
        }
        return members.initializer(member, prefix: words.joined(separator: " ") + " ")
    }

    /// The designated initializers that subclasses of a class see, `init()` of `NSObject` aside.
    private func designated(of className: String?) -> [MemberReader] {
        guard let className, let declaration = CatalogueByName.types[className] else { return [] }
        let declared = declaration.members.filter {
            $0.keyword == .`init` && members.isWritable($0, in: declaration.header)
        }
        let own = declared.filter { !$0.modifiers.contains("convenience") }
        let inherited = designated(of: ClassAncestry(className).superclasses.first?.name)
        if own.isEmpty { return inherited }
        let known = Set(declared.compactMap(signature))
        let isClosed = own.contains { $0.modifiers.contains("designated") }
        return own + inherited.filter { !known.contains(signature($0) ?? "") && (!isClosed || isCoder($0)) }
    }

    /// Whether the class is the first below `NSObject` whose own initializers push `init()` aside.
    private func needsPlainInitializer(_ ancestry: ClassAncestry, declared: [MemberReader], inherited: [MemberReader])
        -> Bool
    {
        guard !declared.contains(where: { signature($0) == "()" }),
            ancestry.superclasses.last != nil || inherited.isEmpty
        else {
            return false
        }
        return !inherited.contains { signature($0) == "()" }
            && ancestry.superclasses.allSatisfy { designated(of: $0.name).isEmpty }
    }

    /// What an initializer of the class overrides: the designated ones of its superclass, `init()` where that is `NSObject`'s.
    private func overridable(_ ancestry: ClassAncestry) -> Set<String> {
        let inherited = designated(of: ancestry.superclasses.first?.name).compactMap(signature)
        let isPlain = inherited.isEmpty && SystemTypes.isSubclass(ancestry.name, of: "NSObject")
        return isPlain ? ["()"] : Set(inherited)
    }

    private func signature(_ member: MemberReader) -> String? {
        guard let parameters = member.members.first?.parameters else { return nil }
        let labels = member.members.first?.fullName ?? ""
        let types = TypeNames.mentioned(in: parameters)
        return types.isEmpty && parameters == "()" ? "()" : "\(labels) \(types.joined(separator: ","))"
    }

    private func isCoder(_ member: MemberReader) -> Bool {
        member.declaration.contains("(coder: NSCoder)")
    }
}
