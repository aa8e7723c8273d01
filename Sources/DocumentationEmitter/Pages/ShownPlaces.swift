import ScreenModel

/// The subviews that show each property of a view model, and the properties derived from each.
struct ShownPlaces {
    private var places: [String: [Inline]] = [:]

    init(_ component: Component, _ content: Content) {
        let declaration = component.declaration
        let contents = component.contents.outermost
        /// Whether a source starts in this view model, and not in another one of them.
        func startsHere(_ source: Name) -> Bool {
            let head = source.text.firstDottedPart
            return component.contents.count == 1 || contents.first { $0.declaration.declares(head) } == content
        }
        for subview in declaration.showing {
            for binding in subview.shows where startsHere(binding.source) {
                add([.code("\(subview.name.text).\(binding.property.text)")], of: binding.source.text)
            }
            for rows in subview.rows where startsHere(rows.source) {
                add([.text("rows of "), .code(subview.name.text)], of: rows.source.text)
            }
        }
        let content = content.declaration
        for derived in content.derived {
            switch derived.value {
            case .format(let format):
                add([.text("through "), .code(derived.name.text)], of: format.property.text)
                if case .property(let code) = format.code, code.text != format.property.text {
                    add([.text("through "), .code(derived.name.text)], of: code.text)
                }
            case .expression(let expression):
                let cases = content.cases.map(\.name.text).filter { Self.tests(expression, for: $0) }
                for name in expression.names + cases { add([.text("through "), .code(derived.name.text)], of: name) }
            }
        }
    }

    /// The subviews that show a property, or a part of it.
    func cell(for name: String) -> Table.Cell {
        places[name] ?? []
    }

    /// Whether an expression asks for a case: `if case .empty(let query) = self`, `self == .onOrder`.
    private static func tests(_ expression: SwiftExpression, for enumCase: String) -> Bool {
        expression.text.ranges(of: ".\(enumCase)").contains { range in
            let next = expression.text[range.upperBound...].first
            let previous = expression.text[..<range.lowerBound].last
            return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
                && previous.map { !$0.isLetter && !$0.isNumber && !")]?!_`".contains($0) } ?? true
        }
    }

    private mutating func add(_ place: [Inline], of source: String) {
        let name = source.split(separator: ".", maxSplits: 1).first.map(String.init) ?? source
        guard let known = places[name] else {
            places[name] = place
            return
        }
        places[name] = known + [.text(", ")] + place
    }
}

extension ContentDeclaration {
    /// Whether it has a property or a case of that name.
    func declares(_ name: String) -> Bool {
        properties.contains { $0.name.text == name } || derived.contains { $0.name.text == name }
            || cases.contains { $0.name.text == name }
    }
}
