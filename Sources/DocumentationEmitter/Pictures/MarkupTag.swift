/// One tag of the SVG that Graphviz writes, whose attributes all stand in double quotes.
struct MarkupTag {
    private(set) var name: Substring = ""
    private(set) var attributes: [(name: Substring, value: Substring)] = []
    private(set) var isClosing = false
    private(set) var isEmpty = false
    private(set) var end: String.Index

    /// - Parameter text: Starts at the `<`.
    init(_ text: Substring.UTF8View.SubSequence) {
        var position = text.index(after: text.startIndex)
        func skip(_ condition: (UInt8) -> Bool) -> Substring {
            let start = position
            while position < text.endIndex, condition(text[position]) { position = text.index(after: position) }
            return Substring(text[start..<position])
        }
        if position < text.endIndex, text[position] == UInt8(ascii: "/") {
            isClosing = true
            position = text.index(after: position)
        }
        name = skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        while position < text.endIndex, text[position] != UInt8(ascii: ">") {
            if text[position] == UInt8(ascii: "/") {
                isEmpty = true
                position = text.index(after: position)
                continue
            }
            if Self.isSpace(text[position]) {
                _ = skip(Self.isSpace)
                continue
            }
            let name = skip { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && !Self.isSpace($0) }
            _ = skip { $0 == UInt8(ascii: "=") }
            guard position < text.endIndex, text[position] == UInt8(ascii: "\"") else { continue }
            position = text.index(after: position)
            attributes.append((name, skip { $0 != UInt8(ascii: "\"") }))
            if position < text.endIndex { position = text.index(after: position) }
        }
        end = position < text.endIndex ? text.index(after: position) : position
    }

    subscript(name: Substring) -> Substring? {
        attributes.first { $0.name == name }?.value
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}
