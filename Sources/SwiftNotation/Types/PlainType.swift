import ScreenModel

/// `Jog` and `Jog?`, which most types in specs are, read without a parser.
enum PlainType {
    /// `nil` for any other type, and for what is none.
    static func read(_ text: String) -> SwiftType? {
        guard let shape = text.utf8.withContiguousStorageIfAvailable(shape) ?? nil else { return nil }
        switch shape {
        case .name: return named(text)
        case .optionalName: return .optional(named(String(text.utf8.dropLast()) ?? text))
        }
    }

    private enum Shape {
        case name
        case optionalName
    }

    /// A capital first letter rules out keywords, but for the two that are types.
    private static func shape(of bytes: UnsafeBufferPointer<UInt8>) -> Shape? {
        guard let first = bytes.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return nil }
        var end = 1
        while end < bytes.count, IdentifierCharacters.isPart(bytes[end]) { end += 1 }
        if end == bytes.count { return .name }
        return end == bytes.count - 1 && bytes[end] == UInt8(ascii: "?") ? .optionalName : nil
    }

    private static func named(_ name: String) -> SwiftType {
        .named(SwiftType.TypeName([SwiftType.TypeName.Component(name)]))
    }
}
