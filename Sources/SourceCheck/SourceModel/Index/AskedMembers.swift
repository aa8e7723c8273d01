import SourceFacts
import SystemTypes

extension CodeIndex {
    /// Whether protocols ask a type for a member, and neither it nor an extension of theirs has one.
    func isOnlyAskedFor(_ name: String, of type: CodeType) -> Bool {
        guard type.kind != .protocol, !type.mayHaveMoreMembers, unknownAncestors(of: type.id).isEmpty,
            !inheritedMembers(of: type).contains(where: { $0.baseName == name })
        else { return false }
        let asked = protocols(of: type.id).compactMap(\.projectType).flatMap { id in
            self[id].members.filter { $0.baseName == name }
        }
        return !asked.isEmpty && asked.allSatisfy(\.isRequirement)
            && platformClass(of: type.id).map { SystemTypes.member(name, of: $0.name) == nil } != false
    }
}
