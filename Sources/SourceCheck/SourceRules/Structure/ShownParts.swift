import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// The parts of views that an architecture shows to some roles, such as to the controller in Controller View Design: nobody else
/// touches them.
struct ShownParts {
    private struct View {
        let type: CodeType
        /// Who may touch its parts: by the architecture, because it is the view, or because it makes the view its own.
        let allowed: Set<TypeID>
        /// "controller".
        let roles: [String]
        let architecture: String
    }

    private let subject: CodeSubject
    private var views: [TypeID: View] = [:]
    /// Most paths of an app hold none of these names.
    private var names: Set<UInt64> = []

    init(_ subject: CodeSubject) {
        self.subject = subject
        for screen in subject.roles.screens {
            guard let role = screen.architecture.viewRole, let visible = role.subviewsVisibleTo, !visible.isEmpty else {
                continue
            }
            for view in screen.types(playing: role.name.text) { add(view, of: screen, visible.map(\.text)) }
        }
    }

    var isEmpty: Bool { views.isEmpty }

    private mutating func add(_ view: TypeID, of screen: CodeScreen, _ roles: [String]) {
        let code = subject.code
        let own = roles.flatMap { screen.types(playing: $0) } + subject.rootViews.controllers(of: view)
        // Where nobody is known who may, nothing can be said about others.
        guard !own.isEmpty else { return }
        let family = (own + [view]).flatMap { code.classes(from: $0) + code.subclasses(of: $0) }
        views[view] = View(
            type: code[view],
            allowed: Set(family),
            roles: roles,
            architecture: screen.architecture.name.text
        )
        for member in code[view].members where isPart(member, of: code[view]) {
            names.insert(member.baseName.fingerprint)
        }
    }

    private func isPart(_ member: MemberFact, of view: CodeType) -> Bool {
        member.kind == .storedProperty && !member.isTypeMember && !subject.code.isHidden(member)
            && PrivateSubviewsInCode.isSubview(member, of: view, subject.code)
    }

    // MARK: Who touches them

    /// One finding for each part that a type touches and should not, at the first place.
    func findings(in type: CodeType) -> [Diagnostic] {
        var seen: Set<String> = []
        return type.members.flatMap { member in
            member.uses.compactMap { use -> Diagnostic? in
                guard let reached = part(reachedBy: use, in: member), !isAllowed(type, reached.view),
                    seen.insert("\(reached.view.type.name).\(reached.name.name.string)").inserted
                else { return nil }
                return finding(reached.name, of: reached.view, in: type)
            }
        }
    }

    /// `home.titleLabel.text = …`, `home.button.setTitle(…)`: what only reads a value changes nothing.
    private func part(reachedBy use: UseFact, in member: MemberFact) -> (view: View, name: ComponentFact)? {
        let components = use.components
        guard components.count > 1, isChange(use), components.contains(where: { names.contains($0.name.fingerprint) })
        else { return nil }
        for (position, type) in subject.code.types(along: use, in: member).enumerated() {
            guard position + 1 < components.count, let view = type.projectType.flatMap({ views[$0] }) else { continue }
            let name = components[components.startIndex + position + 1]
            guard position + 2 < components.count || use.role == .assigned,
                let part = view.type.members.first(where: { $0.baseName == name.name }), isPart(part, of: view.type)
            else { continue }
            return (view, name)
        }
        return nil
    }

    private func isChange(_ use: UseFact) -> Bool {
        switch use.role {
        case .assigned, .modified, .called, .passedInOut: true
        case .read, .selector, .keyPath: false
        }
    }

    /// Whether it is one of those that may, or declared inside one.
    private func isAllowed(_ type: CodeType, _ view: View) -> Bool {
        var next: TypeID? = type.id
        while let current = next {
            if view.allowed.contains(current) { return true }
            next = subject.code[current].parent
        }
        return false
    }

    private func finding(_ name: ComponentFact, of view: View, in type: CodeType) -> Diagnostic {
        let owner = subject.code.qualifiedName(of: view.type.id)
        let others = view.roles.map { "its \($0)" }.formattedList
        return PrivateSubviews.description.finding(
            at: name.range,
            "'\(type.name)' reaches into '\(owner)' and changes its '\(name.name.string)'.",
            help: ["Let '\(owner)' offer a method for it, and ask \(others) to call that."],
            notes: [
                Diagnostic.Note(
                    at: view.type.declaration.nameRange,
                    "'\(view.architecture)' shows the parts of '\(owner)' to nobody but \(others)."
                )
            ],
            subject: subject.subject(type, "\(owner).\(name.name.string)")
        )
    }
}
