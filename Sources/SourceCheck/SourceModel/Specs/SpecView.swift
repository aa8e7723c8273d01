import SpecRules

/// A view or screen of a spec beside the class that is it in the code.
struct SpecView: Sendable {
    let component: IndexedComponent
    let type: CodeType

    /// Its name in sentences: "the spec of 'Login'".
    var specName: String { "the spec of '\(component.name)'" }

    /// All views of specs that the code has; those whose class was found several times, once for each.
    static func all(in subject: CodeSubject) -> [SpecView] {
        subject.specs.components.flatMap { component in
            subject.types(called: component.component.viewType, of: component).map {
                SpecView(component: component, type: $0)
            }
        }
    }

    /// The views and screens of specs whose class the code does not have.
    static func missing(in subject: CodeSubject) -> [IndexedComponent] {
        subject.specs.components.filter { subject.types(called: $0.component.viewType, of: $0).isEmpty }
    }
}
