/// Text of a file as a message can show it: short, on one line, without control characters.
enum Excerpt {
    private static let length = 48

    static func text(of node: NodeID, in builder: TreeBuilder) -> String {
        builder.withText(of: builder.nodes[Int(node.index)]) { text(of: $0[...]) }
    }

    static func text(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        // Four bytes make a character at most, and what is cut is cut again below.
        let isCut = bytes.count > 4 * length
        return shortened(String(decoding: bytes.prefix(4 * length), as: UTF8.self), isCut: isCut)
    }

    static func shortened(_ text: String, isCut: Bool = false) -> String {
        var result = ""
        for (number, scalar) in text.unicodeScalars.enumerated() {
            guard number < length else { return result + "…" }
            result += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return isCut ? result + "…" : result
    }
}
