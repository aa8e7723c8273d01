import ScreenModel
import SwiftNotation
import YAMLTree

private let subviewMapping = MappingShape<Subview>(
    "a subview",
    keys: [
        .required("type", .type, "The subview's type.", into: \.type),
        .optional("summary", .summary, "What it is for.", into: \.summary),
        .optional("shows", .bindings, "Which of its properties shows what.", into: \.shows),
        .optional("rows", .rows, "Of a list: which views show the elements of which collection.", into: \.rows),
        .optional(
            "identifier",
            .name("an identifier"),
            "By which UI tests find it.",
            default: "that of the project's pattern",
            into: \.identifier
        ),
        .optional("robot", .robotName, "What a robot calls it.", default: "its own name", into: \.robot),
    ]
)

extension Shape where Value == [Subview] {
    static let subviews = Shape.dictionary(
        "a subview's name",
        .alternatives([.swiftType, subviewMapping.schema]),
        "a mapping of subviews, such as {priceLabel: UILabel}"
    ) { key, value, reader -> Subview? in
        guard let name = reader.identifier(key: key) else { return nil }
        var subview = Subview(name: name)
        if reader.tree.kind(of: value) == .mapping {
            _ = subviewMapping.read(value, into: &subview, &reader)
        } else if let type = Shape<TypeReference>.type.read(value, &reader) {
            subview.type = type
        }
        return subview
    }
}

/// What is shown, and whether it is negated.
private struct ShownSource: Sendable {
    let name: Name
    let isNegated: Bool
}

extension Shape where Value == ShownSource {
    fileprivate static let shownSource = Shape(.text("what is shown, or not and a Bool")) { node, reader in
        guard let text = reader.scalarText(node, expected: "what is shown") else { return nil }
        guard text.hasPrefix("not ") else {
            return reader.sourcePath(text, at: node).map { ShownSource(name: $0, isNegated: false) }
        }
        let source = String(text.dropFirst(4).drop(while: \.isWhitespace))
        guard var name = reader.sourcePath(source, at: node) else { return nil }
        name.range = reader.range(of: node, offset: text.utf8.count - source.utf8.count, length: source.utf8.count)
        return ShownSource(name: name, isNegated: true)
    }
}

/// By property, one binding for each of its sources.
private let bindingsByProperty = Shape<[[Subview.Binding]]>.dictionary(
    "a property, or a method with its labels",
    Shape<[ShownSource]>.oneOrMore(.shownSource, "what is shown").schema,
    "a mapping, such as {text: name}"
) { key, value, reader -> [Subview.Binding]? in
    guard let keyText = reader.scalarText(key, expected: "a property"),
        let property = reader.targetPath(keyText, at: key),
        let sources = Shape<[ShownSource]>.oneOrMore(.shownSource, "what is shown").read(value, &reader)
    else { return nil }
    if reader.tree.kind(of: value) == .sequence, reader.tree.elements(of: value).isEmpty {
        reader.reportShape(of: value, expected: "at least one source")
    }
    return sources.map { Subview.Binding(property: property, source: $0.name, isNegated: $0.isNegated) }
}

extension Shape where Value == [Subview.Binding] {
    static let bindings = Shape(bindingsByProperty.schema) { node, reader in
        bindingsByProperty.read(node, &reader)?.flatMap(\.self)
    }
}

private let rowMapping = MappingShape<Subview.Row>(
    "a row",
    keys: [
        .required("view", .path("the view that shows an element"), "Its class.", into: \.view),
        .optional(
            "shows",
            .bindings,
            "Of a class that has no document: which of its properties shows what of the element.",
            into: \.shows
        ),
    ]
)

extension Shape where Value == Subview.Row {
    static let row = Shape(.alternatives([.text("a view"), rowMapping.schema])) { node, reader in
        guard reader.tree.kind(of: node) == .mapping else {
            return Shape<Name>.path("the view that shows an element").read(node, &reader).map { Subview.Row($0) }
        }
        var row = Subview.Row(Name("", at: reader.range(of: node)))
        return rowMapping.read(node, into: &row, &reader) && !row.view.text.isEmpty ? row : nil
    }
}

extension Shape where Value == [Subview.Rows] {
    static let rows = Shape.dictionary(
        "the path to a collection, or a message that makes each row",
        Shape<[Subview.Row]>.oneOrMore(.row, "a view or a list of views").schema,
        "a mapping, such as {jogs: JogCell}"
    ) { key, value, reader -> Subview.Rows? in
        guard let keyText = reader.scalarText(key, expected: "a property or parameter"),
            let source = reader.sourcePath(keyText, at: key),
            let rows = Shape<[Subview.Row]>.oneOrMore(.row, "a view or a list of views").read(value, &reader)
        else { return nil }
        if reader.tree.kind(of: value) == .sequence, reader.tree.elements(of: value).isEmpty {
            reader.reportShape(of: value, expected: "at least one view")
        }
        return Subview.Rows(source: source, rows: rows)
    }
}

extension SpecReader {
    /// A path to what is shown. It may start with the full name of a message: `didReceive(focus:).focus`.
    fileprivate mutating func sourcePath(_ text: String, at node: NodeID) -> Name? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return identifierPath(text, at: node) }
        let parts = text.dottedParts
        guard let head = parts.first, Self.isFullName(head), parts.dropFirst().allSatisfy(SwiftNotation.isIdentifier)
        else {
            report(
                .invalidIdentifier,
                at: range(of: node),
                "'\(text)' is no full name of a message",
                help: ["Write it with its labels, as in 'didReceive(focus:).focus'."]
            )
            return nil
        }
        return Name(text, at: tree.range(of: node, within: 0..<text.utf8.count))
    }

    /// A property or a path of such; or a method with its labels, `configure(with:)`, and where it takes several values the label of
    /// the one that is meant, `set(title:hint:).hint`.
    fileprivate mutating func targetPath(_ text: String, at node: NodeID) -> Name? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return identifierPath(text, at: node) }
        let names = text.dottedParts
        guard ShownMethod(text) != nil,
            names.allSatisfy({ $0.contains("(") ? Self.isFullName($0) : SwiftNotation.isIdentifier($0) })
        else {
            report(
                .invalidIdentifier,
                at: range(of: node),
                "'\(text)' is no method that takes what is shown",
                help: [
                    "Write it with its labels, as in 'configure(with:)', or 'set(title:hint:).hint' for one of several values."
                ]
            )
            return nil
        }
        return Name(text, at: tree.range(of: node, within: 0..<text.utf8.count))
    }

    /// `display`, or `display(jogs:)`.
    static func isMessageName(_ text: String) -> Bool { SwiftNotation.isIdentifier(text) || isFullName(text) }

    /// `cell(at:)`.
    private static func isFullName(_ text: String) -> Bool {
        let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasSuffix(")"), SwiftNotation.isIdentifier(String(parts[0])) else {
            return false
        }
        let labels = parts[1].dropLast()
        return labels.isEmpty
            || labels.hasSuffix(":")
                && labels.dropLast().split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
                    $0 == "_" || SwiftNotation.isIdentifier(String($0))
                }
    }
}
