import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A view or screen of a spec beside the class that is it in the code.
struct SpecView: Sendable {
    let component: IndexedComponent
    let type: CodeType

    /// Its name in sentences: "the spec of 'Login'".
    var specName: String { "the spec of '\(component.name)'" }
}

extension CodeSubject {
    /// All views of specs that the code has; those whose class was found several times, once for each.
    var specViews: [SpecView] {
        specs.components.flatMap { component in
            types(called: component.component.viewType, of: component).map { SpecView(component: component, type: $0) }
        }
    }

    /// The types that a spec's name means, tests and generated files left out.
    func types(called name: String, of component: IndexedComponent) -> [CodeType] {
        code.types(named: name, inModule: component.module).map { code[$0] }.filter {
            code.file(of: $0).isChecked && $0.kind != .typealias && $0.kind != .protocol
        }
    }

    /// Whether the code was read at all: without sources, nothing can be said to be missing from them.
    package var hasCode: Bool {
        code.files.contains { $0.isChecked }
    }

    /// The members of a class and of the classes of the project above it.
    func inheritedMembers(of type: CodeType) -> [MemberFact] {
        code.classes(from: type.id).flatMap { code[$0].members }
    }
}
