/// A JSON value whose members keep their order: what the program prints is the same on every run and machine.
///
///     let value: JSON = ["version": 1, "names": ["a", "b"]]
///     print(value.text())
package enum JSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// An object without the members that are `nil`.
    package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    package static func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

    /// The value as UTF-8 text: one line for each element, or everything on one line.
    package func text(isIndented: Bool = true) -> String {
        var writer = JSONWriter(isIndented: isIndented)
        writer.append(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map(Member.init))
    }

    package init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) {
        self = .string(value)
    }

    package init(integerLiteral value: Int) {
        self = .integer(value)
    }

    package init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    package init(floatLiteral value: Double) {
        self = .number(value)
    }

    package init(nilLiteral: ()) {
        self = .null
    }
}

/// Appends values to one buffer.
private struct JSONWriter {
    let isIndented: Bool
    var bytes: [UInt8] = []
    private var depth = 0

    init(isIndented: Bool) {
        self.isIndented = isIndented
    }

    mutating func append(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): append(String(value))
        // JSON has no way to write an infinity or what is not a number.
        case .number(let value): append(value.isFinite ? "\(value)" : "null")
        case .string(let text): appendString(text)
        case .array(let elements):
            appendElements(elements, "[", "]") { writer, element in writer.append(element) }
        case .object(let members):
            appendElements(members, "{", "}") { writer, member in
                writer.appendString(member.name)
                writer.append(writer.isIndented ? ": " : ":")
                writer.append(member.value)
            }
        }
    }

    private mutating func appendElements<Element>(
        _ elements: [Element],
        _ open: String,
        _ close: String,
        _ appendElement: (inout JSONWriter, Element) -> Void
    ) {
        append(open)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            startLine()
            appendElement(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { startLine() }
        append(close)
    }

    private mutating func startLine() {
        guard isIndented else { return }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendString(_ text: String) {
        append("\"")
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            // Beyond what JSON asks for: controls that a terminal obeys, what hides text or turns its direction, and
            // line breaks of JavaScript.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}",
                "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        append("\"")
    }
}
