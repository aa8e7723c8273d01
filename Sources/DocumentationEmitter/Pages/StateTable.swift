import ScreenModel

/// State by subview: what each subview shows in each case of an enum view model.
struct StateTable {
    /// The subview, then a cell for each case; only subviews that show something.
    private(set) var rows: [[Table.Cell]] = []
    private let cases: [EnumCase]
    /// Derived properties that are true in one case alone: `if case .onShelf = self { true } else { false }`.
    private var caseByTest: [String: String] = [:]
    private let names: Set<String>

    init(_ declaration: ComponentDeclaration, _ content: ContentDeclaration) {
        cases = content.cases
        names = Set(content.cases.map(\.name.text))
        for derived in content.derived {
            guard case .expression(let expression) = derived.value else { continue }
            if let name = Self.testedCase(expression.text), names.contains(name) {
                caseByTest[derived.name.text] = name
            }
        }
        rows = declaration.showing.compactMap { subview in
            let sources = subview.shows.map(\.source) + subview.rows.map(\.source)
            let isShown =
                declaration.contents.count < 2
                ? !sources.isEmpty
                : sources.contains {
                    content.declares($0.text.firstDottedPart)
                }
            guard isShown else { return nil }
            return [[.code(subview.name.text)]] + cases.map { cell(subview, in: $0) }
        }
    }

    private func cell(_ subview: Subview, in enumCase: EnumCase) -> Table.Cell {
        var lines: [[Inline]] = subview.shows.compactMap { binding in
            value(of: binding.source.text, isNegated: binding.isNegated, in: enumCase.name.text)
                .map { [.code(binding.property.text), .text(": ")] + $0 }
        }
        lines += subview.rows.compactMap { rows in
            guard let value = value(of: rows.source.text, isNegated: false, in: enumCase.name.text) else { return nil }
            return [.text("rows: ")] + value
        }
        return Array(lines.joined(separator: [.lineBreak]))
    }

    /// What is shown of a source in a case; `nil` where there is nothing of it.
    private func value(of source: String, isNegated: Bool, in enumCase: String) -> [Inline]? {
        let parts = source.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        if let tested = names.contains(first) && parts.count == 1 ? first : caseByTest[source] {
            return [.text((tested == enumCase) != isNegated ? "yes" : "no")]
        }
        if names.contains(first) { return first == enumCase ? [.code(parts[1])] : nil }
        return (isNegated ? [.text("not ")] : []) + [.code(source)]
    }

    private static func testedCase(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 12, words.starts(with: ["if", "case"]),
            Array(words.dropFirst(3)) == ["=", "self", "{", "true", "}", "else", "{", "false", "}"]
        else { return nil }
        let pattern = words[2]
        guard pattern.hasPrefix(".") else { return nil }
        return String(pattern.dropFirst())
    }
}
