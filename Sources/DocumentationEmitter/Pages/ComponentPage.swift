import SpecRules
import ScreenModel
import SwiftEmitter

/// The page of one view or screen.
struct ComponentPage {
    let content: SiteContent
    let outline: PageOutline
    let number: Int
    let place: SpecPlace
    let component: Component
    let declaration: ComponentDeclaration
    let architecture: Architecture?
    let scope: NameScope
    var page = PageContents()

    init(_ content: SiteContent, _ outline: PageOutline, _ number: Int, _ place: SpecPlace) {
        self.content = content
        self.outline = outline
        self.number = number
        self.place = place
        component = content.index.components[number].component
        declaration = component.declaration
        architecture = content.index.components[number].vocabulary?.architecture
        scope = NameScope(names: content.names, module: place.module, page: outline.id)
    }

    var isScreen: Bool { declaration.isScreen }

    /// Whether the view part stands in a view's own document, on whose page it is shown.
    var usesView: Bool { component.uses != nil }

    mutating func build() -> [Block] {
        addFacts()
        addLayout()
        addChannels()
        addInterfaces()
        addInputs()
        addSubviews()
        addOwnBindings()
        addContents()
        addActions()
        addDelegate()
        addRoutes()
        addWaysHere()
        addKnownTypes()
        addRobot()
        addModels()
        addSwift()
        return page.blocks
    }

    // MARK: What it is

    /// Whether what the view may know would bury what the screen is.
    private var knowsMany: Bool { declaration.knows.count > 6 }

    private mutating func addKnownTypes() {
        guard knowsMany else { return }
        page.heading(2, "Other types")
        page.paragraph(
            [.text("No channel leads to these, and the view may know them all the same: ")]
                + declaration.knows.map { .code($0.text) }.commaSeparated + [.text(".")]
        )
    }

    private mutating func addFacts() {
        page.paragraph(scope.summary(declaration.summary))
        var facts: [Inline] = [.strong([.text(isScreen ? "Screen" : "View")]), .text(": ")]
        facts += [.code(component.viewType), .text(", a "), scope.type(component.superclass.type)]
        if let architecture {
            let name = architecture.name.text
            let link = content.architecturePage(name, in: place.module).map { Destination.page($0) }
            facts.append(.text(", in the architecture "))
            facts.append(link.map { .link($0, [.text(name)]) } ?? .text(name))
        }
        if let module = outline.module { facts.append(.text(", of the module \(module)")) }
        if let access = declaration.access { facts += [.text(", "), .code(access.rawValue)] }
        if !declaration.conforms.isEmpty {
            facts.append(.text(", which conforms to "))
            facts += declaration.conforms.map { scope.type($0.type) }.commaSeparated
        }
        if knowsMany {
            facts.append(.text(", which may also know \(declaration.knows.count) other types"))
        } else if !declaration.knows.isEmpty {
            facts.append(.text(", which may also know "))
            facts += declaration.knows.map { .code($0.text) }.commaSeparated
        }
        facts.append(.text("."))
        if declaration.layout == .interfaceBuilder {
            facts.append(.text(" Its subviews are outlets, laid out in Interface Builder."))
        }
        if !component.generates { facts.append(.text(" Written by hand: no Swift is made from its spec.")) }
        page.paragraph(facts)
        if let screen = declaration.screen { addScreenFacts(screen) }
        if let source = outline.source {
            page.paragraph([
                .text("Declared in "), .link(.source(source), [.code("\(source.path):\(source.line)")]), ".",
            ])
        }
    }

    private mutating func addScreenFacts(_ screen: ScreenDeclaration) {
        var facts: [[Inline]] = []
        if screen.isEntry { facts.append(["The app can start here."]) }
        if !screen.opens.isEmpty {
            let brought = screen.opens.map { scope.code($0.description) }.commaSeparated
            facts.append(["Whoever opens it brings "] + brought + ["."])
        }
        if let uses = component.uses { facts.append(["Its view part is that of ", scope.name(uses), "."]) }
        page.paragraph(Array(facts.joined(separator: [" "])))
        if content.isUnreached(number) {
            page.callout(.warning, [.text("No way leads here from a screen at which the app can start.")])
        }
    }

    /// By which types of the app it talks beside the channels.
    private mutating func addInterfaces() {
        guard !declaration.interfaces.isEmpty else { return }
        page.heading(2, "Interfaces")
        page.table(
            ["Interface", "Speaks", "Listens", "Held"],
            declaration.interfaces.map { use in
                [[scope.type(use.type.type)], words(use.from), words(use.to), held(use.reference)]
            }
        )
    }

    private func words(_ end: Name?) -> [Inline] {
        guard let end else { return [] }
        guard let type = component.type(atEnd: end), type != end.text else { return [.code(end.text)] }
        return [.text("\(end.text) "), .code(type)]
    }

    private func held(_ reference: Channel.Reference?) -> [Inline] {
        switch reference {
        case .weak: [.text("weakly")]
        case .strong: [.text("strongly")]
        case .any, nil: []
        }
    }

    /// What the view is given from outside.
    private mutating func addInputs() {
        guard !declaration.inputs.isEmpty else { return }
        page.heading(2, "Inputs")
        page.table(
            ["Input", "Meaning"],
            declaration.inputs.map { [[scope.code($0.requirement.description)], scope.summary($0.summary)] }
        )
    }

    // MARK: What it is made from, and what is made from it

    private mutating func addModels() {
        let models = content.uses.mentions(ofComponent: number).map(content.outline).filter { $0.kind == .model }
        guard !models.isEmpty else { return }
        page.heading(2, "Models used")
        page.table(
            ["Model", "Meaning"],
            models.map { [[.linkedCode([Inline.CodeRun($0.title, to: .page($0.id))])], scope.summary($0.summary)] }
        )
    }

    private mutating func addSwift() {
        let swift = SwiftEmitter.interface(of: component, in: content.project.programs[place.module])
        guard !swift.isEmpty else { return }
        page.heading(2, "Generated Swift")
        page.code(.swift, swift)
    }
}
