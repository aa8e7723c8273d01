import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

extension CodeSubject {
    /// The name of what is referred to: qualified if the project declares it.
    func name(of reference: CodeReference) -> String {
        switch reference.target {
        case .project(let type): code.qualifiedName(of: type)
        case .platform(let type): type.name
        case .ambiguous, .unknown: reference.text
        }
    }

    /// Which row of the architecture sets the limits of a speaker.
    func notes(onLimitsOf roleMember: RoleMember, at place: SourceRange?, saying limit: String = "forbids")
        -> [Diagnostic.Note]
    {
        let row = (roleMember.role.map { "roles: \($0.name.text)" } ?? "views") + ": " + limit
        let place = place.flatMap { specs.isInSpecs($0) ? $0 : nil }
        var notes = [
            Diagnostic.Note(
                at: place,
                "This is the row '\(row)' of the architecture '\(roleMember.architecture.name.text)'."
            )
        ]
        if let screen = roleMember.screen, let component = roles.screens[screen].component {
            notes.append(
                Diagnostic.Note(
                    at: component.declaration.name.range,
                    "The spec of '\(component.name)' makes '\(roleMember.type.name)' its \(roleMember.roleName)."
                )
            )
        }
        return notes
    }
}
