import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// Screens whose classes have gone to another module, while their specs stayed.
extension MissingType {
    /// That there is such a class is told besides: only its module is another one.
    static func movedScreen(_ component: IndexedComponent, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        guard let module = component.module, component.declaration.isScreen, !namesView(component) else { return [] }
        let view = component.component.viewType
        let types = subject.types(called: view, of: component)
        let files = types.map { subject.code.file(of: $0) }
        guard let type = types.first, let other = files.first?.module,
            files.allSatisfy({ $0.module == other && !$0.knows(module) }), other != module
        else { return [] }
        let place = component.component.declaration.name.range
        let finding = description.finding(
            at: place,
            "'\(view)', the view of '\(component.name)', is in the module '\(other)', and its spec in '\(module)'.",
            help: ["Move the spec to those of '\(other)', or the class to '\(module)'."],
            notes: [Diagnostic.Note(at: type.declaration.nameRange, "The class is declared here.")],
            subject: component.subject("module")
        )
        return [Comparison(.roleType, place, .differs(finding))]
    }

    /// Whether the spec chooses the class, which may be one of another module then.
    private static func namesView(_ component: IndexedComponent) -> Bool {
        let views = Set(component.component.roles.filter(\.isView).map(\.role))
        return component.declaration.screen?.types.contains { views.contains($0.role.text) && $0.type != nil } ?? false
    }
}

extension CodeFile {
    /// Whether what the specs of a module make can be used here.
    fileprivate func knows(_ module: String) -> Bool {
        facts.imports.contains { $0.module == module }
    }
}
