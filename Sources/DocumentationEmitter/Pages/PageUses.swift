import SpecRules
import ScreenModel
import ScreenSpecConcurrency

/// Which page mentions which, by the types in the specs.
struct PageUses: Sendable {
    /// By the index of a page, the pages of the components that name it, each once and in order.
    private var users: [[PageID]]
    /// By the position of a component, the pages that it names.
    private let mentions: [[PageID]]

    init(
        _ survey: SiteSurvey,
        _ index: ProgramIndex,
        _ names: DocumentedNames,
        jobs: Jobs
    ) {
        let pages = survey.componentPages
        let subjects = survey.subjects
        let components = index.components
        mentions = jobs.map(Array(components.indices)) { number in
            guard case .component(_, let place) = subjects[pages[number].index] else { return [] }
            var collector = MentionCollector(names: names, module: place.module, own: pages[number])
            collector.add(components[number].component)
            return collector.pages
        }
        users = Array(repeating: [], count: survey.outlines.count)
        for (number, mentioned) in mentions.enumerated() {
            for page in mentioned { users[page.index].append(pages[number]) }
        }
    }

    func users(of page: PageID) -> [PageID] {
        users[page.index]
    }

    func mentions(ofComponent component: Int) -> [PageID] {
        mentions[component]
    }
}

/// Collects the pages that a component names, in the order of its document and each once.
private struct MentionCollector {
    let names: DocumentedNames
    let module: Int
    let own: PageID
    private(set) var pages: [PageID] = []

    mutating func add(_ component: Component) {
        let declaration = component.declaration
        if let uses = component.uses { add(name: uses) }
        if let screen = declaration.screen {
            add(screen.opens)
            for type in screen.types.flatMap(\.conforms) { add(type.type) }
            for channel in screen.channels { add(channel.messages) }
            add(screen.routes.map(\.member))
        }
        for subview in declaration.subviews {
            add(subview.type.type)
            for view in subview.rows.flatMap(\.views) { add(name: view.text) }
        }
        add(declaration.inputs)
        for type in declaration.conforms { add(type.type) }
        for use in declaration.interfaces { add(use.type.type) }
        if component.uses == nil { component.contents.forEach { add($0.declaration) } }
        add(declaration.actions.map(\.member))
        add(declaration.delegate?.methods.map(\.member) ?? [])
    }

    private mutating func add(_ content: ContentDeclaration) {
        for property in content.properties { add(property.type.type) }
        for enumCase in content.cases {
            for payload in enumCase.payload { add(payload.type.type) }
        }
        for derived in content.derived { add(derived.type.type) }
        for initializer in content.initializers { add(initializer.parameters) }
        add(content.methods)
    }

    private mutating func add(_ members: [Member]) {
        for member in members {
            switch member.requirement {
            case .function(let function):
                add(function.parameters)
                if let returns = function.returns { add(returns.type) }
            case .property(let property): add(property.type.type)
            }
        }
    }

    private mutating func add(_ parameters: [Parameter]) {
        for parameter in parameters { add(parameter.type.type) }
    }

    private mutating func add(_ type: SwiftType) {
        type.forEachName { add(name: $0.path) }
    }

    private mutating func add(name: String) {
        guard let page = names.destination(ofType: name, in: module)?.page, page != own, !pages.contains(page) else {
            return
        }
        pages.append(page)
    }
}
