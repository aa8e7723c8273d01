import ScreenModel

/// By what tests of the user interface find the parts.
extension ViewScaffold {
    /// What a cell is told, since each row has other ones.
    static let identifying = "setIdentifiers"

    /// Whether who lays out the rows says in which one a cell is.
    static func takesRow(_ component: Component) -> Bool {
        component.identifiers?.parts.contains { $0.counters.contains(.row) } ?? false
    }

    /// Whether they are set when the parts have been made.
    var setsIdentifiers: Bool { !isRow && !identifiers.isEmpty }

    /// The method that sets those of parts that are there from the start.
    var identification: [[String]] {
        let lines = identifiers
        guard !lines.isEmpty else { return [] }
        let head = isRow ? "\(access)func \(Self.identifying)(row: Int)" : "private func \(Self.identifying)()"
        return [SwiftLines.block(head, lines)]
    }

    /// A part that is there later has its identifier from then on.
    func observed(_ subview: SubviewText, _ declaration: String) -> [String] {
        guard !isRow, !subview.isMade, let part = part(of: subview.subview) else { return [declaration] }
        return SwiftLines.block(declaration, SwiftLines.block("didSet", lines(for: part, subview)))
    }

    private var isRow: Bool { Self.takesRow(component) }

    private var identifiers: [String] {
        guard part != .handling else { return [] }
        return component.declaration.subviews.flatMap { subview -> [String] in
            let text = SubviewText(subview: subview, types: types)
            guard isRow || text.isMade || isInherited(subview), let part = self.part(of: subview) else { return [] }
            return lines(for: part, text)
        }
    }

    private func part(of subview: Subview) -> AccessibilityIdentifiers.Part? {
        component.identifiers?.parts.first { $0.name == subview.name.text }
    }

    private func lines(for part: AccessibilityIdentifiers.Part, _ subview: SubviewText) -> [String] {
        let name = SwiftName.escaped(part.name)
        let numbers = part.counters.map { "\($0.rawValue): \($0.rawValue)" }.joined(separator: ", ")
        let constant =
            "\(component.identifiers?.typeName ?? "").\(SwiftName.escapedMember(part.name))"
            + (numbers.isEmpty ? "" : "(\(numbers))")
        if part.counters.contains(.index) {
            return SwiftLines.block(
                "for (index, part) in \(name).enumerated()",
                ["part.accessibilityIdentifier = \(constant)"]
            )
        }
        let mark = subview.isMade || isInherited(subview.subview) ? "" : "?"
        return ["\(name)\(mark).accessibilityIdentifier = \(constant)"]
    }
}
