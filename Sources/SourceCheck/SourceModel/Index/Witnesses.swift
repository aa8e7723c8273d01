import SystemTypes
import SourceFacts

/// What protocols demand of the members of a type.
extension CodeIndex {
    /// Whether a protocol or a superclass demands that the member be seen: as an override, or as what a protocol of the type
    /// or of a class below it requires.
    package func isDemanded(_ member: MemberFact, of type: CodeType) -> Bool {
        if member.isOverride { return true }
        let holders = type.isClass ? [type.id] + subclasses(of: type.id) : [type.id]
        return holders.contains { holder in
            protocols(of: holder).contains { requires(member, $0) }
        }
    }

    private func requires(_ member: MemberFact, _ stated: NamedType) -> Bool {
        switch stated {
        case .platform(let type):
            guard let found = SystemTypes.member(member.baseName.string, of: type.name) else { return false }
            return found.kind == .property || member.name == found.fullName || !member.isProperty
        case .project, .ambiguous:
            return stated.candidates.contains { candidate in
                self[candidate].declaration.members.contains { $0.name == member.name }
            }
        case .unknown: return false
        }
    }
}
