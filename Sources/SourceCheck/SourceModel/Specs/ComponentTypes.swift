import ScreenSpecDiagnostics
import SpecRules

/// The types that a document names.
extension CodeSubject {
    /// The types that a spec's name means, tests and generated files left out.
    func types(called name: String, of component: IndexedComponent) -> [CodeType] {
        code.types(named: name, inModule: component.module).map { code[$0] }.filter {
            code.file(of: $0).isChecked && $0.kind != .typealias && $0.kind != .protocol
        }
    }

    /// The only one of those, or why it is not known.
    func onlyType(called name: String, of component: IndexedComponent) -> Result<CodeType, OpenReason> {
        let types = types(called: name, of: component)
        guard types.count == 1 else { return .failure(types.isEmpty ? .absent : .severalTypes) }
        return .success(types[0])
    }

    /// The same where it does not matter why.
    func knownType(called name: String, of component: IndexedComponent) -> CodeType? {
        try? onlyType(called: name, of: component).get()
    }

    /// The view, and the roles that may touch its subviews, but for the one that is told by a channel what a person did.
    func handlingTypes(of component: IndexedComponent) -> [CodeType] {
        let visible = (component.vocabulary?.subviewsVisibleTo ?? [])
            .subtracting([component.vocabulary?.partner].compactMap(\.self))
        let others = component.component.roles.filter { visible.contains($0.role) }.compactMap(\.type)
        return (others + [component.component.viewType]).flatMap { types(called: $0, of: component) }
    }

    /// The classes that play the roles of a view or screen, each once, the view first.
    package func players(of component: IndexedComponent) -> [CodeType] {
        var seen: Set<TypeID> = []
        return component.playerNames.flatMap { types(called: $0, of: component) }.filter { seen.insert($0.id).inserted }
    }
}

extension IndexedComponent {
    /// The names of the classes that play roles in it, the view's first.
    var playerNames: [String] { [component.viewType] + component.roles.compactMap(\.type) }

    /// Where the spec says what the code has otherwise.
    func note(at place: SourceRange?) -> Diagnostic.Note {
        Diagnostic.Note(at: place, "The spec of '\(name)' says so here.")
    }
}
