import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// Where the names of types are documented.
struct DocumentedNames: Sendable {
    /// By module.
    private var tables: [[String: Destination]] = []
    private var modules: [String: Int] = [:]
    private(set) var architecturePages: [ModuleName: PageID] = [:]
    private(set) var rulePages: [RuleID: PageID] = [:]

    init(_ survey: SiteSurvey, _ index: ProgramIndex, _ project: DocumentedProject) {
        tables = Array(repeating: [:], count: project.programs.count)
        for (number, program) in project.programs.enumerated() {
            if let module = program.program.module { modules[module] = number }
        }
        var architectures: [(Architecture, PageID)] = []
        for (outline, subject) in zip(survey.outlines, survey.subjects) {
            switch subject {
            case .component(let number, let place): add(index.components[number].component, outline.id, place.module)
            case .model(let model, let place):
                // The names of views and screens are more telling than those of their view models.
                add(model.name.text, .page(outline.id), place.module)
            case .architecture(let architecture): architectures.append((architecture, outline.id))
            case .rule(let number): rulePages[project.rules[number].description.id] = outline.id
            case .index, .navigation, .coverage, .folder, .rules: break
            }
        }
        for (number, program) in project.programs.enumerated() {
            for architecture in program.program.architectures {
                guard let page = architectures.first(where: { $0.0 == architecture })?.1 else { continue }
                architecturePages[ModuleName(module: number, name: architecture.name.text)] = page
            }
        }
    }

    private mutating func add(_ component: Component, _ page: PageID, _ module: Int) {
        add(component.viewType, .page(page), module)
        add(component.name, .page(page), module)
        for content in component.uses == nil ? component.contents : [] where content.declaration.type == nil {
            add(content.fullTypeName, .page(page, anchor: Anchor.of(content)), module)
        }
        for interface in component.interfaces {
            let anchor = interface.kind == .delegate ? Anchor.delegate : Anchor.roles
            if interface.kind != .dataSource { add(interface.name, .page(page, anchor: anchor), module) }
        }
        for player in component.roles {
            if let type = player.type, !player.isView { add(type, .page(page, anchor: Anchor.roles), module) }
        }
    }

    private mutating func add(_ name: String, _ destination: Destination, _ module: Int) {
        if tables[module][name] == nil { tables[module][name] = destination }
    }

    /// Where a type is documented that a module calls so: its own first, then that of any other module.
    func destination(of name: String, in module: Int) -> Destination? {
        if let own = tables[module][name] { return own }
        guard tables.count > 1 else { return nil }
        if let dot = name.firstIndex(of: "."), let other = modules[String(name[..<dot])],
            let found = tables[other][String(name[name.index(after: dot)...])]
        {
            return found
        }
        for table in tables {
            if let found = table[name] { return found }
        }
        return nil
    }

    /// Where the type that a path names is documented, or else the one that it lies in.
    func destination(ofType path: String, in module: Int) -> Destination? {
        if let found = destination(of: path, in: module) { return found }
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return destination(of: String(path[..<dot]), in: module)
    }
}

extension ContentDeclaration {
    /// What stands above it on its page.
    var heading: String {
        let kind = kind == .viewModel ? "View model" : "Data source"
        return listedName.map { "\(kind) \($0.text)" } ?? kind
    }
}

/// The headings that other pages link to.
enum Anchor {
    static let viewModel = "view-model"
    static let dataSource = "data-source"
    static let delegate = "delegate"
    static let roles = "roles-and-channels"
    static let actions = "actions"
    static let routes = "routes"

    static func of(_ content: Content) -> String {
        Slug.of(content.declaration.heading)
    }
}
