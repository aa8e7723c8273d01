import ScreenModel
import SpecRules

/// What a route may lead to, as classes of the code.
struct RouteTarget {
    private let names: [Name]
    /// `nil` where one is not of the project.
    let classes: Set<TypeID>?
    private let code: CodeIndex

    init(of route: Route, by component: IndexedComponent, _ subject: CodeSubject) {
        names = route.destinations
        classes = Self.classes(named: route.destinations, by: component, subject)
        code = subject.code
    }

    /// Whether an object of a class is one of them.
    func includes(_ name: String) -> Bool {
        names.contains { $0.text == name }
            || code.types(named: name).contains { type in
                code.classes(from: type).contains { classes?.contains($0) == true }
            }
    }

    /// Whether no object of a class can be one of them: what is declared as a class above may be.
    func excludes(_ name: String) -> Bool {
        guard let classes else { return false }
        return code.types(named: name).allSatisfy { type in
            !classes.contains { code.classes(from: $0).contains(type) }
        }
    }

    /// The classes of screens, or those that a route names by themselves.
    private static func classes(named names: [Name], by component: IndexedComponent, _ subject: CodeSubject)
        -> Set<TypeID>?
    {
        var classes: Set<TypeID> = []
        for name in names {
            let screens = subject.specTable.screens(called: name.text)
            let own = screens.filter { $0.module == component.module }
            // What opens is the view, or a controller that plays another role beside it.
            let found = (own.isEmpty ? screens : own).flatMap(subject.players)
            let types = found.isEmpty ? subject.types(called: name.text, of: component) : found
            guard !types.isEmpty else { return nil }
            classes.formUnion(types.map(\.id))
        }
        return classes.isEmpty ? nil : classes
    }
}
