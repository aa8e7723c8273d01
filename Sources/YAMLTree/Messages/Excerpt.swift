import ScreenSpecDiagnostics

/// Text of a file as a message can show it: short, on one line, without control characters.
enum Excerpt {
    private static let length = 48

    static func text(of node: NodeID, in builder: TreeBuilder) -> String {
        builder.withText(of: builder.nodes[Int(node.index)]) { text(of: $0[...]) }
    }

    static func text(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        // Four bytes make a character at most, and one more character shows that there are more.
        shortened(String(decoding: bytes.prefix(4 * (length + 1)), as: UTF8.self))
    }

    static func shortened(_ text: String) -> String { text.excerpt(length) }
}
