/// Reads calls off Swift that describes a build. What is no literal is passed over: nothing here runs.
struct SwiftCallReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let depthLimit = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outermost calls of a file, those in the bodies of functions too.
    static func calls(in bytes: [UInt8]) -> [SwiftCall] {
        var reader = SwiftCallReader(bytes)
        var calls: [SwiftCall] = []
        while !reader.isAtEnd {
            if case .call(let call) = reader.primary() { calls.append(call) }
        }
        return calls
    }

    private var isAtEnd: Bool { position >= bytes.count }
    private var byte: UInt8 { isAtEnd ? 0 : bytes[position] }
    private func isAt(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        return end <= bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    }

    private mutating func skipBlanks() {
        while !isAtEnd {
            if isAt("//") {
                while !isAtEnd, byte != UInt8(ascii: "\n") { position += 1 }
            } else if isAt("/*") {
                while !isAtEnd, !isAt("*/") { position += 1 }
                position += 2
            } else if byte <= 0x20 {
                position += 1
            } else {
                return
            }
        }
    }

    // MARK: Values

    /// What stands here, and one sign of anything else.
    private mutating func primary() -> SwiftCall.Value? {
        skipBlanks()
        guard depth < Self.depthLimit else {
            position += 1
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        switch byte {
        case UInt8(ascii: "\""): return text()
        case UInt8(ascii: "["):
            position += 1
            return .list(values(until: UInt8(ascii: "]")).map(\.value))
        case _ where byte == UInt8(ascii: ".") || Self.isPart(byte): return path()
        default:
            position += 1
            return nil
        }
    }

    /// `Target(…)`, `.target(…)`, `Shop.name`.
    private mutating func path() -> SwiftCall.Value {
        let start = position
        while !isAtEnd, Self.isPart(byte) || byte == UInt8(ascii: ".") { position += 1 }
        let path = String(decoding: bytes[start..<position], as: UTF8.self)
        guard byte == UInt8(ascii: "(") else { return .other(path) }
        position += 1
        let arguments = values(until: UInt8(ascii: ")"))
        return .call(SwiftCall(name: path.split(separator: ".").last.map(String.init) ?? "", arguments: arguments))
    }

    /// The elements of a list, or the arguments of a call, with its last bracket.
    private mutating func values(until end: UInt8) -> [(label: String?, value: SwiftCall.Value)] {
        var found: [(label: String?, value: SwiftCall.Value)] = []
        while true {
            skipBlanks()
            if isAtEnd || byte == end {
                position += 1
                return found
            }
            // The last bracket is missing.
            if Self.isLastBracket(byte) { return found }
            let label = label()
            if let value = expression() { found.append((label, value)) }
            if byte == UInt8(ascii: ",") { position += 1 }
        }
    }

    private mutating func label() -> String? {
        let start = position
        while !isAtEnd, Self.isPart(byte) { position += 1 }
        let end = position
        skipBlanks()
        guard end > start, byte == UInt8(ascii: ":") else {
            position = start
            return nil
        }
        position += 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// All up to the next comma or the last bracket; lists that are added to one another are one.
    private mutating func expression() -> SwiftCall.Value? {
        var value: SwiftCall.Value?
        while true {
            skipBlanks()
            if isAtEnd || byte == UInt8(ascii: ",") || Self.isLastBracket(byte) { return value }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
                skipBrackets()
            } else if let next = primary() {
                switch (value, next) {
                case (nil, _): value = next
                case (.list(let first), .list(let second)): value = .list(first + second)
                default: break
                }
            }
        }
    }

    /// A closure, a tuple, or a subscript.
    private mutating func skipBrackets() {
        var open = 0
        repeat {
            skipBlanks()
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): open -= 1
            case UInt8(ascii: "\""):
                _ = text()
                continue
            default: break
            }
            position += 1
        } while open > 0 && !isAtEnd
    }

    /// A literal; one with something put into it is no text that anybody knows.
    private mutating func text() -> SwiftCall.Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            position += 1
            return .other("")
        }
        let isLong = isAt("\"\"\"")
        position += isLong ? 3 : 1
        var text: [UInt8] = []
        var isPlain = true
        while !isAtEnd, isLong ? !isAt("\"\"\"") : byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\\") {
                position += 1
                if byte == UInt8(ascii: "(") {
                    isPlain = false
                    skipBrackets()
                    continue
                }
            }
            text.append(byte)
            position += 1
        }
        position += isLong ? 3 : 1
        let whole = String(decoding: text, as: UTF8.self)
        return isPlain ? .text(whole) : .other(whole)
    }

    private static func isLastBracket(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
