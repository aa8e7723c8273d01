import ScreenModel
import YAMLTree

extension Shape where Value == [ExampleDeclaration] {
    /// `empty: {name: "", jogs: []}`: what a value stands for is for its type to say.
    static let examples = Shape.dictionary(
        "an example's name",
        .value,
        "a mapping of examples, such as {empty: {name: \"\"}}"
    ) { key, value, reader -> ExampleDeclaration? in
        guard let name = reader.identifier(key: key) else { return nil }
        return ExampleDeclaration(name: name, value: reader.writtenValue(of: value))
    }
}

extension SpecReader {
    fileprivate mutating func writtenValue(of node: NodeID) -> WrittenValue {
        if tree.standsForError(node) { return .invalid(range(of: node)) }
        switch tree.kind(of: node) {
        case .scalar:
            if tree.isNull(node) { return .null(range(of: node)) }
            return .scalar(name(of: node), isPlain: tree.style(of: node) == .plain)
        case .sequence:
            let elements = Array(tree.elements(of: node))
            return .list(elements.map { writtenValue(of: $0) }, range(of: node))
        case .mapping:
            let entries = wholeEntries(of: node)
            if entries.count == 1, let value = entries[0].value, tree.textEquals(entries[0].key, "swift") {
                return Shape<SwiftExpression>.expression.read(value, &self).map { .swift($0) }
                    ?? .invalid(range(of: node))
            }
            let read = entries.compactMap { key, value -> WrittenValue.Entry? in
                guard let value, let name = scalarText(key, expected: "a name") else { return nil }
                return WrittenValue.Entry(
                    key: Name(name, at: range(of: key)),
                    value: within(key) { $0.writtenValue(of: value) }
                )
            }
            return .mapping(read, range(of: node))
        }
    }
}
