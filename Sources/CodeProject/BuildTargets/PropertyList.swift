/// A property list in the notation of old, in which Xcode keeps its projects.
indirect enum PropertyList {
    case text(String)
    case list([PropertyList])
    case mapping([String: PropertyList])

    /// `nil` where the bytes are no such list.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListReader(bytes)
        guard let list = reader.value() else { return nil }
        self = list
    }

    subscript(_ key: String) -> PropertyList? {
        if case .mapping(let values) = self { values[key] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    func text(_ key: String) -> String? { self[key]?.text }

    /// The texts of a list behind a key.
    func texts(_ key: String) -> [String] {
        if case .list(let values) = self[key] { values.compactMap(\.text) } else { [] }
    }
}

private struct PropertyListReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let depthLimit = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard byte == UInt8(ascii: wanted) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let byte = self.byte, byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count,
                    !(bytes[position] == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*"))
                { position += 1 }
                position += 1
            } else if byte <= 0x20 {
                position += 1
            } else {
                return
            }
        }
    }

    mutating func value() -> PropertyList? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("{") { return mapping() }
        if take("(") { return list() }
        return text().map(PropertyList.text)
    }

    private mutating func mapping() -> PropertyList? {
        var values: [String: PropertyList] = [:]
        while !take("}") {
            guard let key = text(), take("="), let value = value(), take(";") else { return nil }
            values[key] = value
        }
        return .mapping(values)
    }

    private mutating func list() -> PropertyList? {
        var values: [PropertyList] = []
        while !take(")") {
            guard let value = value() else { return nil }
            values.append(value)
            if !take(",") { return take(")") ? .list(values) : nil }
        }
        return .list(values)
    }

    private mutating func text() -> String? {
        skipBlanks()
        if byte == UInt8(ascii: "\"") { return quoted() }
        let start = position
        while let byte, Self.isPart(byte) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
        var text: [UInt8] = []
        position += 1
        while let byte, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { position += 1 }
            if let byte = self.byte { text.append(byte) }
            position += 1
        }
        guard byte != nil else { return nil }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$./:-+*~@%&!?".utf8.contains(byte)
        }
    }
}
