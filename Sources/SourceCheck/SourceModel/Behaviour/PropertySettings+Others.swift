import SourceFacts

extension PropertySettings {
    /// Whether code beside that of the view reaches a subview, and sets the property of it or hands it on.
    func mayBeSetByOthers(_ property: String, of subview: MemberFact) -> Bool {
        let code = subject.code
        let isHidden = code.isHidden(subview)
        guard isHidden || subject.visibility.mayBeUsed(subview, beyond: family.type) else { return false }
        let own = family.types.first { type in type.members.contains { $0.nameRange == subview.nameRange } }
        let files = isHidden ? [own?.file ?? family.type.file] : code.files(saying: subview.baseName)
        return files.contains { number in
            code.uses(naming: subview.baseName, inFile: number).contains {
                mayBeSet(property.firstDottedPart, of: subview, by: $0)
            }
        }
    }

    private func mayBeSet(_ property: String, of subview: MemberFact, by use: UseFact) -> Bool {
        let code = subject.code
        let owner = use.member.flatMap(code.owner(of:))
        if let owner, family.types.contains(where: { $0.id == owner.id }) { return false }
        guard let place = use.components.position(where: { $0.name == subview.baseName }) else { return true }
        if let member = use.member, place > 0 || use.root == .self || use.root == .name {
            guard mayBeView(code.holder(ofName: place, of: use, in: member)) else { return false }
        }
        let rest = use.components.dropFirst(place + 1)
        if rest.count == 1, use.role == .read { return false }
        return rest.first.map { $0.name == property } ?? true
    }

    /// Whether an object may be the view, or whoever has its subviews.
    func mayBeView(_ type: NamedType) -> Bool {
        let code = subject.code
        switch type {
        case .platform: return false
        case .project(let id):
            return code[id].kind == .protocol
                || code.classes(from: id).contains { above in family.types.contains { $0.id == above } }
        case .ambiguous, .unknown: return true
        }
    }
}
