import ScreenModel

extension ComponentPage {
    /// The view models or the data source: what the view shows, and where.
    mutating func addContents() {
        guard let uses = component.uses, let content = component.content else {
            return component.contents.forEach { add($0) }
        }
        page.heading(2, content.declaration.heading)
        page.paragraph([
            .text("That of "), scope.name(uses), .text(": "), scope.code(content.fullTypeName), .text("."),
        ])
    }

    private mutating func add(_ content: Content) {
        let declared = content.declaration
        page.heading(2, declared.heading)
        page.paragraph(scope.summary(declared.summary))
        page.paragraph(facts(of: content))
        let places = ShownPlaces(component, content)
        addProperties(declared, places)
        if declared.isEnum { addCases(declared, places) }
        addDerived(declared, places)
        addMethods(declared)
        addInitializers(declared)
        page.examples(content.exampleValues, level: 3)
    }

    private func facts(of content: Content) -> [Inline] {
        let declared = content.declaration
        let kind = declared.style == .protocol ? "protocol" : declared.isEnum ? "enum" : "struct"
        guard declared.type == nil else {
            return [.text("The app's own type "), scope.code(content.typeName), .text(".")] + completeness(of: declared)
        }
        var text: [Inline] = [.text("The \(kind) "), .code(content.fullTypeName)]
        let conformances = content.conformances.names
        if !conformances.isEmpty {
            text.append(.text(", "))
            text += conformances.map { .code($0) }.commaSeparated
        }
        if !content.generates, component.generates { text.append(.text(", written by hand")) }
        text.append(.text("."))
        return text + completeness(of: declared)
    }

    private func completeness(of content: ContentDeclaration) -> [Inline] {
        content.complete?.value == true ? [.text(" It has nothing else than what stands here.")] : []
    }

    private mutating func addProperties(_ content: ContentDeclaration, _ places: ShownPlaces) {
        let setters = content.properties.setters(content.settable)
        page.table(
            ["Name", "Type", "Meaning", "Default"] + setters.titles + ["Shown by"],
            content.properties.map { property in
                [
                    [.code(property.name.text)],
                    [scope.type(property.type.type)],
                    scope.summary(property.summary),
                    property.defaultValue.map { [.code($0.text)] } ?? [],
                ] + setters.cells(property) + [places.cell(for: property.name.text)]
            }
        )
    }

    private mutating func addDerived(_ content: ContentDeclaration, _ places: ShownPlaces) {
        guard !content.derived.isEmpty else { return }
        page.heading(3, "Derived")
        page.table(
            ["Name", "Type", "Meaning", "Made from", "Shown by"],
            content.derived.map { derived in
                [
                    [.code(derived.name.text)],
                    [scope.type(derived.type.type)],
                    scope.summary(derived.summary),
                    making(derived.value),
                    places.cell(for: derived.name.text),
                ]
            }
        )
    }

    private mutating func addMethods(_ content: ContentDeclaration) {
        guard !content.methods.isEmpty else { return }
        page.heading(3, "Methods")
        page.table(
            ["Method", "Meaning"],
            content.methods.map { [[scope.code($0.requirement.description)], scope.summary($0.summary)] }
        )
    }

    private func making(_ value: DerivedProperty.Value) -> [Inline] {
        switch value {
        case .expression(let expression): [.code(expression.text)]
        case .format(let format): [.code(format.property.text)] + format.words
        }
    }

    // MARK: States

    private mutating func addCases(_ content: ContentDeclaration, _ places: ShownPlaces) {
        page.heading(3, "Cases")
        page.table(
            ["Case", "Holds", "Shown by"],
            content.cases.map { enumCase in
                [
                    [.code(enumCase.name.text)], scope.payload(of: enumCase), places.cell(for: enumCase.name.text),
                ]
            }
        )
        // One that is a part of another is shown by what holds it.
        guard component.contents.outermost.contains(where: { $0.declaration == content }) else { return }
        let states = StateTable(declaration, content)
        guard !states.rows.isEmpty else { return }
        page.heading(3, "States")
        page.paragraph([
            .text("What each subview shows in each state; where nothing is written, it shows nothing of it.")
        ])
        page.table(["Subview"] + content.cases.map(\.name.text), states.rows)
    }

    // MARK: Initializers

    private mutating func addInitializers(_ content: ContentDeclaration) {
        guard !content.initializers.isEmpty else { return }
        page.heading(3, "Made from models")
        page.table(
            ["From", "Meaning", "Sets"],
            content.initializers.map { initializer in
                let sets: [Inline] =
                    initializer.isCustom
                    ? [.text("Written by hand.")]
                    : Array(initializer.assignments.map(assignment).joined(separator: [.lineBreak]))
                return [
                    initializer.parameters.map { scope.code($0.description) }.commaSeparated,
                    scope.summary(initializer.summary),
                    sets,
                ]
            }
        )
    }

    private func assignment(_ assignment: ViewModelInitializer.Assignment) -> [Inline] {
        let value: Inline =
            switch assignment.value {
            case .path(let path): .code(path.text)
            case .expression(let expression): .code(expression.text)
            }
        return [.code(assignment.property.text), .text(" from "), value]
    }
}

extension Format {
    /// `, as an amount of money in USD`.
    fileprivate var words: [Inline] {
        switch style {
        case .currency:
            switch code {
            case .iso(let name): [.text(", as an amount of money in \(name.text)")]
            case .property(let name): [.text(", as an amount of money in the currency of "), .code(name.text)]
            case nil: [.text(", as an amount of money")]
            }
        case .number: [.text(", as a number")]
        case .percent: [.text(", as a percentage")]
        case .date: [.text(", as a date")]
        case .relativeDate: [.text(", as the time from now")]
        case .byteCount: [.text(", as a size in bytes")]
        case .duration: [.text(", as a length of time")]
        case .list: [.text(", as a list in words")]
        }
    }
}
