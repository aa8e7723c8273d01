import ScreenModel
import SwiftEmitter

/// The page of one model.
struct ModelPage {
    private let content: SiteContent
    private let outline: PageOutline
    private let model: Model
    private let place: SpecPlace
    private let scope: NameScope
    private var page = PageContents()

    init(_ content: SiteContent, _ outline: PageOutline, _ model: Model, _ place: SpecPlace) {
        self.content = content
        self.outline = outline
        self.model = model
        self.place = place
        scope = NameScope(names: content.names, module: place.module, page: outline.id)
    }

    mutating func build() -> [Block] {
        page.paragraph(scope.summary(model.summary))
        page.paragraph(facts)
        if let source = outline.source {
            page.paragraph([
                .text("Declared in "), .link(.source(source), [.code("\(source.path):\(source.line)")]), ".",
            ])
        }
        addMembers()
        let users = content.uses.users(of: outline.id)
        if !users.isEmpty {
            page.heading(2, "Used by")
            page.list(users.map { scope.item(content.outline($0)) })
        }
        addSwift()
        return page.blocks
    }

    private var facts: [Inline] {
        let kind = model.requirements != nil ? "protocol" : model.isEnum ? "enum" : "struct"
        var facts: [Inline] = [.strong(["Model"])]
        if model.generates {
            facts += [": the \(kind) ", .code(model.name.text), ", made from its spec"]
        } else {
            facts += [": ", .code(model.name.text), ", a type that the app has"]
        }
        if let module = outline.module { facts.append(.text(", of the module \(module)")) }
        if let access = model.access { facts += [", ", .code(access.rawValue)] }
        let conformances =
            model.conformances.names.isEmpty ? model.conforms?.map(\.text) ?? [] : model.conformances.names
        if !conformances.isEmpty {
            facts.append(". It is ")
            facts += conformances.map { .code($0) }.commaSeparated
        }
        return facts + [model.complete?.value == true ? ". It has nothing else than what stands here." : "."]
    }

    private mutating func addMembers() {
        if !model.properties.isEmpty {
            page.heading(2, "Properties")
            let setters = model.properties.setters(model.settable)
            let defaults = model.properties.contains { $0.defaultValue != nil }
            page.table(
                ["Name", "Type", "Meaning"] + (defaults ? ["Default"] : []) + setters.titles,
                model.properties.map { property in
                    [[.code(property.name.text)], [scope.type(property.type.type)], scope.summary(property.summary)]
                        + (defaults ? [property.defaultValue.map { [.code($0.text)] } ?? []] : [])
                        + setters.cells(property)
                }
            )
        }
        addMembers(model.requirements ?? [], "Requirement")
        addMembers(model.methods, "Method")
        if !model.cases.isEmpty {
            page.heading(2, "Cases")
            page.table(["Case", "Holds"], model.cases.map { [[.code($0.name.text)], scope.payload(of: $0)] })
        }
        page.examples(model.exampleValues, level: 2)
    }

    private mutating func addMembers(_ members: [Member], _ kind: String) {
        guard !members.isEmpty else { return }
        page.heading(2, "\(kind)s")
        page.table(
            [kind, "Meaning"],
            members.map { [[scope.code($0.requirement.description)], scope.summary($0.summary)] }
        )
    }

    private mutating func addSwift() {
        let program = content.project.programs[place.module]
        guard model.generates else { return }
        let swift = SwiftEmitter.interface(of: model, in: program)
        guard !swift.isEmpty else { return }
        page.heading(2, "Generated Swift")
        page.code(.swift, swift)
    }
}

extension NameScope {
    /// What a case holds: `books: [Book], heading: String`.
    func payload(of enumCase: EnumCase) -> [Inline] {
        enumCase.payload.map { payload in
            code("\(payload.label ?? "_ \(payload.name.text)"): \(payload.type.type)")
        }.commaSeparated
    }

    /// A page as an item of a list: its name with a link, and what it is.
    func item(_ outline: PageOutline) -> ListItem {
        let summary = summary(outline.summary)
        return ListItem([.link(.page(outline.id), [.text(outline.title)])] + (summary.isEmpty ? [] : [": "] + summary))
    }
}
