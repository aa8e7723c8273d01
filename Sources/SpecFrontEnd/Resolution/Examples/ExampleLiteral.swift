import ScreenModel

/// A type of the system whose values are written as YAML scalars.
struct ExampleLiteral {
    /// What to write.
    let help: String
    /// The module that has the type, where it is not the standard library.
    private(set) var module: String?
    /// Whether quotes make something else of it.
    private var isPlain = true
    private let make: (String) -> ExampleValue?

    /// `nil` for what has no values of that kind.
    init?(_ type: String) {
        switch type {
        case "String", "Substring":
            self.init(help: "Write a text.") { .literal(SwiftLiteral.text($0)) }
            isPlain = false
        case "Character":
            self.init(help: "Write one character.") { $0.count == 1 ? .literal(SwiftLiteral.text($0)) : nil }
            isPlain = false
        case "Bool": self.init(help: "Write true or false.") { ["true", "false"].contains($0) ? .literal($0) : nil }
        case "Int", "Int64": self.init(integer: Int64.self)
        case "Int8": self.init(integer: Int8.self)
        case "Int16": self.init(integer: Int16.self)
        case "Int32": self.init(integer: Int32.self)
        case "UInt", "UInt64": self.init(integer: UInt64.self)
        case "UInt8": self.init(integer: UInt8.self)
        case "UInt16": self.init(integer: UInt16.self)
        case "UInt32": self.init(integer: UInt32.self)
        case "Double", "CGFloat", "TimeInterval":
            self.init(help: "Write a number.") { SwiftLiteral.number($0).map { .literal($0) } }
            module = type == "Double" ? nil : "Foundation"
        case "Float":
            self.init(help: "Write a number.") { text in
                guard let value = Float(text), value.isFinite else { return nil }
                return SwiftLiteral.number(text).map { .literal($0) }
            }
        case "Decimal":
            self.init(help: "Write a number.") { text in
                guard SwiftLiteral.number(text) != nil else { return nil }
                if let whole = Int64(text) { return .literal("\(whole)") }
                // A literal with a fraction would go through a Double, and lose digits.
                return .literal("Decimal(string: \(SwiftLiteral.text(text))) ?? .nan", shown: text)
            }
            module = "Foundation"
        case "Date":
            self.init(help: "Write a day such as 2026-03-01, or a time such as 2026-03-01T12:30:00Z.") { text in
                CalendarTime(text).map { .literal("Date(timeIntervalSince1970: \($0.seconds))", shown: text) }
            }
            module = "Foundation"
        case "Duration":
            self.init(help: "Write a number of seconds.") { text in
                SwiftLiteral.number(text).map { .literal("Duration.seconds(\($0))", shown: "\($0) seconds") }
            }
        case "URL":
            self.init(help: "Write an address such as https://example.com/path.") { text in
                SwiftLiteral.isAddress(text)
                    ? .literal(
                        "URL(string: \(SwiftLiteral.text(text))) ?? URL(fileURLWithPath: \"/\")",
                        shown: text
                    ) : nil
            }
            module = "Foundation"
        case "UUID":
            self.init(help: "Write it as in 2A7D1C6E-0B58-4F5B-9C1B-6F0E5D3A9B10.") { text in
                SwiftLiteral.isIdentifier(text)
                    ? .literal("UUID(uuidString: \(SwiftLiteral.text(text))) ?? UUID()", shown: text) : nil
            }
            module = "Foundation"
            isPlain = false
        default: return nil
        }
    }

    private init(help: String, make: @escaping (String) -> ExampleValue?) {
        self.help = help
        self.make = make
    }

    private init<Number: FixedWidthInteger>(integer: Number.Type) {
        self.init(help: "Write a whole number from \(Number.min) to \(Number.max).") { text in
            Number(text).map { .literal("\($0)") }
        }
    }

    func value(_ text: String, isPlain: Bool) -> ExampleValue? {
        isPlain || !self.isPlain || module == "Foundation" ? make(text) : nil
    }
}

extension SwiftLiteral {
    /// A decimal number, as Swift writes it.
    static func number(_ text: String) -> String? {
        let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        if let whole = Int64(text) { return "\(whole)" }
        return "\(value)"
    }

    /// A scheme, and nothing that an address does not hold.
    static func isAddress(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
            text.utf8.index(after: colon) < text.endIndex
        else { return false }
        let scheme = text[..<colon].utf8
        let isScheme = scheme.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
        let rest = text[text.utf8.index(after: colon)...].utf8
        // Brackets and percent signs have rules of their own, by which a text may turn out to be none.
        let isPlain = rest.allSatisfy { isLetter($0) || isDigit($0) || "-._~:/?#@!$&'()*+,;=".utf8.contains($0) }
        let path = text[text.utf8.index(after: colon)...]
        let authority = path.hasPrefix("//") ? path.dropFirst(2).prefix { !"/?#".contains($0) } : ""
        // A port is a number.
        let hasPort = authority.contains(":")
        return isScheme && scheme.first.map(isLetter) == true && isPlain && !hasPort
            && text.filter { $0 == "#" }.count <= 1
    }

    /// Eight, four, four, four and twelve hexadecimal digits.
    static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.utf8.allSatisfy { isDigit($0) || "abcdefABCDEF".utf8.contains($0) } }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
