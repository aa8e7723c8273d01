/// The text of scalars, made when it is asked for.
extension YAMLTree {
    /// The text of a scalar; empty for a collection.
    package func text(of node: NodeID) -> String {
        withText(of: node) { String(decoding: $0, as: UTF8.self) }
    }

    /// The UTF-8 of a scalar's text, where it lies; empty for a collection.
    package func withText<Result>(
        of node: NodeID,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let node = self[node]
        guard node.form.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        let offsets = Int(node.first)..<Int(node.first) + Int(node.count)
        return try (node.isDecoded ? decoded : source).withUnsafeBufferPointer { bytes in
            try body(UnsafeBufferPointer(rebasing: bytes[offsets]))
        }
    }

    /// Whether a scalar's text is exactly the literal.
    package func textEquals(_ node: NodeID, _ literal: StaticString) -> Bool {
        guard kind(of: node) == .scalar, Int(self[node].count) == literal.utf8CodeUnitCount else { return false }
        return literal.withUTF8Buffer { wanted in
            withText(of: node) { $0.elementsEqual(wanted) }
        }
    }

    /// Whether a scalar means "no value": empty, `~` or `null`, and without quotes.
    package func isNull(_ node: NodeID) -> Bool {
        guard self[node].form == .plain else { return false }
        if self[node].count == 0 { return true }
        return textEquals(node, "~") || textEquals(node, "null") || textEquals(node, "Null") || textEquals(node, "NULL")
    }
}
