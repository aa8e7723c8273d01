import ScreenModel
import ScreenSpecDiagnostics

extension RoleMember {
    /// Which row of the architecture sets its limits.
    func notesOnLimits(
        at place: SourceRange?,
        saying limit: String = "forbids",
        in subject: CodeSubject
    ) -> [Diagnostic.Note] {
        let row = row(at: place) + ": " + limit
        let owner = subject.words(forRowAt: place, in: architecture)
        let place = place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil }
        var notes = [
            Diagnostic.Note(
                at: place,
                "This is the row '\(row)' of the architecture \(owner)."
            )
        ]
        if let note = noteOnSpec(in: subject) { notes.append(note) }
        return notes
    }

    /// Where no architecture says what holds for views without a role, the row of the view's role does.
    private func row(at place: SourceRange?) -> String {
        if let role { return "roles: \(role.name.text)" }
        guard let view = architecture.viewRole,
            architecture.views == nil || place.map({ view.forbids?.holds($0) ?? false }) ?? false
        else { return "views" }
        return "roles: \(view.name.text)"
    }

    /// The spec that gives a type its role.
    func noteOnSpec(in subject: CodeSubject) -> Diagnostic.Note? {
        guard let screen, let component = subject.roles.screens[screen].component else { return nil }
        return Diagnostic.Note(
            at: component.declaration.name.range,
            "The spec of '\(component.name)' makes '\(type.name)' its \(roleName)."
        )
    }
}

extension CodeIndex {
    /// The name of what is referred to: qualified if the project declares it.
    func name(of reference: CodeReference) -> String {
        switch reference.target {
        case .project(let type): qualifiedName(of: type)
        case .platform(let type): type.name
        case .ambiguous, .unknown: reference.text
        }
    }
}

extension Role.Limits {
    /// Whether an entry of one of the lists stands at the place.
    fileprivate func holds(_ place: SourceRange) -> Bool {
        [imports, types, singletons, navigation].contains { $0?.contains { $0.range == place } ?? false }
    }
}
