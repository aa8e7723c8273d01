import ScreenModel

/// The members and functions that a Swift expression in a spec is likely to use and that need no import.
///
/// An expression's types are the Swift compiler's business, so whether `title.capitalized` needs Foundation can only be
/// told by the name. What is not listed here is taken for Foundation's: an import too many costs nothing, one too few
/// does not compile.
enum StandardLibraryMembers {
    /// Whether a member that the expression names, `.capitalized`, or a function that it calls, `floor(…)`, may be Foundation's.
    static func missAny(of expression: String) -> Bool {
        let bytes = Array(expression.utf8)
        guard bytes.contains(UInt8(ascii: ".")) || bytes.contains(UInt8(ascii: "(")) else { return false }
        var index = 0
        while index < bytes.count {
            defer { index += 1 }
            if bytes[index] == UInt8(ascii: "("),
                startsFoundationArguments(bytes[(index + 1)...]) || endsFoundationFunction(bytes[..<index])
            {
                return true
            }
            guard bytes[index] == UInt8(ascii: "."), index > 0, endsOperand(bytes[index - 1]) else { continue }
            let member = bytes[(index + 1)...].prefix(while: isNamePart)
            if let first = member.first, !isDigit(first), !names.contains(String(decoding: member, as: UTF8.self)) {
                return true
            }
        }
        return false
    }

    /// `String(format: …)` and `String(localized: …)`.
    private static func startsFoundationArguments(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.starts(with: "format:".utf8) || bytes.starts(with: "localized:".utf8)
    }

    /// `floor` and `NSLocalizedString`, as far as their names tell.
    private static func endsFoundationFunction(_ bytes: ArraySlice<UInt8>) -> Bool {
        let start = bytes.lastIndex { !isNamePart($0) }.map { $0 + 1 } ?? bytes.startIndex
        let name = bytes[start...]
        guard let first = name.first else { return false }
        let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        guard isLower || name.starts(with: "NS".utf8) else { return false }
        // What stands behind a point is a member; `#selector` and `$projected` are no functions.
        if start > bytes.startIndex, [".", "#", "@", "$"].contains(Unicode.Scalar(bytes[start - 1])) { return false }
        let text = String(decoding: name, as: UTF8.self)
        return !functions.contains(text) && !SwiftName.isReserved(text)
    }

    private static func endsOperand(_ byte: UInt8) -> Bool {
        isNamePart(byte) || [")", "]", "\"", "?", "!", "`", "}"].contains(Unicode.Scalar(byte))
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: isDigit(byte) || byte >= 0x80
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static let functions: Set<String> = [
        "abs", "assert", "assertionFailure", "await", "debugPrint", "dump", "fatalError", "max", "min", "numericCast",
        "precondition", "preconditionFailure", "print", "repeatElement", "sequence", "stride", "swap", "type", "zip",
    ]

    private static let names: Set<String> = [
        "0", "abs", "allSatisfy", "allCases", "append", "bitWidth", "compactMap", "contains", "count", "description",
        "distance", "dropFirst", "dropLast", "elementsEqual", "endIndex", "enumerated", "filter", "first", "firstIndex",
        "flatMap", "forEach", "hasPrefix", "hasSuffix", "hashValue", "id", "index", "indices", "init", "isEmpty",
        "isFinite", "isInfinite", "isLetter", "isMultiple", "isNaN", "isNumber", "isWhitespace", "isZero", "joined",
        "keys", "last", "lastIndex", "lazy", "lowercased", "magnitude", "map", "max", "min", "negated", "prefix",
        "quotientAndRemainder", "randomElement", "rawValue", "reduce", "reversed", "rounded", "self", "shuffled",
        "signum", "some", "sorted", "split", "squareRoot", "startIndex", "starts", "suffix", "unicodeScalars",
        "uppercased", "utf16", "utf8", "values", "wrappedValue", "zip",
    ]
}
