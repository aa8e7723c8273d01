import ScreenModel
import SourceFacts

/// Which types an entry of `types` is for: nearly all of what a pattern meets by accident is no service.
extension ForbiddenUses {
    /// `LoginServiceProtocol` is what a `LoginService` is known by.
    func entry(forProtocol name: String, _ reference: CodeReference) -> Name? {
        let candidates = reference.target.candidates
        guard !candidates.isEmpty, candidates.allSatisfy({ subject.code[$0].kind == .protocol }) else { return nil }
        return names.types.entry(for: ProtocolName.bare(name)) ?? entry(forOnlyConformer: candidates)
    }

    /// `AuthServiceDescription` is what an `AuthService` is known by, and nobody else.
    private func entry(forOnlyConformer protocols: [TypeID]) -> Name? {
        guard protocols.count == 1, let stated = protocols.first else { return nil }
        let conformers = subject.code.conformers(of: stated).filter { id in
            let type = subject.code[id]
            return type.kind != .protocol && subject.code.file(of: type).isChecked
        }
        guard conformers.count == 1, let only = conformers.first.map({ subject.code[$0] }), only.isClass else {
            return nil
        }
        // What a name tells is asked before what the whole type has to be read for.
        let name = subject.code.qualifiedName(of: only.id)
        guard subject.code[stated].name.hasPrefix(name), !names.exceptions.contains(name),
            let entry = names.types.entry(for: name), !subject.code.isData(only),
            !roleMember.isView || !subject.code.isOfLooksOrSenses(only) && !subject.code.onlyOpens(only)
        else { return nil }
        return entry
    }

    /// What fits a pattern and is a view, data or something of the member's own is no service.
    func isService(_ reference: CodeReference, _ entry: Name) -> Bool {
        switch reference.target {
        case .platform(let type):
            if type.name == entry.text { return true }
            return Self.mayMeetPlatform(entry) && !subject.code.isView(reference.target)
                && !subject.code.isViewController(reference.target)
        // A name that nobody knows and that nothing is asked of may be a constant of Objective-C.
        case .unknown:
            if namesMember(reference) { return false }
            return reference.text == entry.text || reference.way == .makes
                || (reference.way == .usesStatically && reference.message != nil)
        case .project, .ambiguous: break
        }
        guard entry.text.contains("*") else { return true }
        return reference.target.candidates.contains { candidate in
            let type = subject.code[candidate]
            if subject.code.isView(candidate) { return false }
            if subject.code.isViewController(candidate) { return isOfControllers(entry) && !roleMember.avoidsViews }
            if roleMember.isView, subject.code.isOfLooksOrSenses(type) || subject.code.onlyOpens(type) { return false }
            switch type.kind {
            case .class: return !subject.code.isData(type)
            case .actor: return true
            case .protocol: return !isContainer(type)
            case .struct:
                return type.members.contains { $0.kind == .method && !$0.isTypeMember }
                    || subject.code.holdsService(type) || subject.code.actsByItself(type)
            case .enum: return subject.code.actsByItself(type)
            case .extension, .typealias: return false
            }
        }
    }

    /// `Environment.Staging`: a case or a constant of a type of the project, though it starts as types do.
    private func namesMember(_ reference: CodeReference) -> Bool {
        guard case .path(let names) = reference.spelling, names.count > 1, let last = names.last else { return false }
        let outer = subject.code.lookup(path: names.dropLast().map(\.name), in: reference.member)
        return outer.candidates.contains { subject.code.member(last.name, of: $0) != nil }
    }

    /// Whether a pattern is written for view controllers: `*ViewController`.
    private func isOfControllers(_ entry: Name) -> Bool {
        entry.text.hasSuffix("Controller") || entry.text.hasSuffix("VC")
    }

    /// `protocol HasLoginService { var loginService: LoginService { get } }`: what a view asks that service for, the path says.
    private func isContainer(_ type: CodeType) -> Bool {
        !type.declaration.members.isEmpty
            && type.declaration.members.allSatisfy { member in
                guard member.isProperty, let held = member.type.map({ subject.code.lookup($0, in: member) }),
                    let id = held.projectType
                else { return false }
                let name = subject.code.qualifiedName(of: id)
                return names.types.entry(for: name) != nil || names.types.entry(for: ProtocolName.bare(name)) != nil
            }
    }
}
