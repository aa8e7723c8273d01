import ScreenSpecCLibrary

/// Reads the line that declares a type:
///
///     main final class UILabel: UIView, UIContentSizeCategoryAdjusting @13.4
///     struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable>: Sendable? @13
///     typealias TimeInterval = Double
///
/// A class names its superclass first unless it is a `root`. `options` is an `OptionSet`, `wrapper` a struct around a raw
/// value. An `enum` that states nothing but a raw type is `Hashable` and `Sendable`. `Hashable?` is a conformance that
/// depends on the generic arguments.
package struct HeaderReader: Sendable {
    package enum Keyword: String, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `typealias`, actor, options, wrapper, `extension`
    }

    package private(set) var modifiers: [String] = []
    package private(set) var keyword = Keyword.struct
    package private(set) var name = ""
    package private(set) var genericParameters: [String] = []
    package private(set) var inherited: [String] = []
    package private(set) var aliased: String?
    package private(set) var requirement: String?

    init?(_ line: String) {
        var rest = line[...].dropFirst(bytes: 0)
        while true {
            let word = rest.prefix(beforeAny: " ")
            if word.isEmpty { return nil }
            rest = rest.dropFirst(bytes: word.utf8.count)
            if let keyword = Keyword(rawValue: String(word)) {
                self.keyword = keyword
                break
            }
            modifiers.append(String(word))
        }
        if rest.isEmpty { return nil }
        rest = Notation.withoutVersion(rest)
        let nameEnd = rest.firstIndex(ofAny: " :<=") ?? rest.endIndex
        name = String(rest[..<nameEnd])
        rest = rest[nameEnd...]
        if rest.utf8.first == UInt8(ascii: "<") {
            let end = Notation.closingBracket(of: rest) ?? rest.endIndex
            genericParameters = Notation.list(rest[rest.utf8.index(after: rest.startIndex)..<end])
            rest = end < rest.endIndex ? rest[rest.utf8.index(after: end)...] : ""
        }
        if let equals = rest.range(ofLast: " = ") ?? rest.range(ofLast: "= ") {
            aliased = String(rest[equals.upperBound...])
            rest = rest[..<equals.lowerBound]
        }
        if let condition = rest.range(ofLast: " where ") {
            requirement = String(rest[condition.upperBound...])
            rest = rest[..<condition.lowerBound]
        }
        if rest.utf8.first == UInt8(ascii: ":") { inherited = Notation.list(rest.dropFirst(bytes: 1)) }
    }

    /// The place of the type's name in a declaring line, found without reading the rest.
    ///
    /// Each run reads all lines of the catalogue this way.
    static func nameRange(in line: CatalogueLines.Bytes) -> Range<Int>? {
        var start = 0
        while start < line.count, let base = line.baseAddress {
            let end = CatalogueLines.offset(of: UInt8(ascii: " "), in: line, from: start)
            let (word, length) = (base + start, end - start)
            if keywords.contains(where: { $0.count == length && memcmp($0, word, length) == 0 }) {
                let nameStart = end + 1
                guard nameStart < line.count else { return nil }
                var nameEnd = nameStart
                while nameEnd < line.count, !endsName(line[nameEnd]) { nameEnd += 1 }
                return nameStart..<nameEnd
            }
            start = end + 1
        }
        return nil
    }

    static func isExtension(_ line: CatalogueLines.Bytes) -> Bool {
        line.starts(with: "extension ".utf8)
    }

    /// Whether the line may say that the type stands for another one.
    static func mayBeAlias(_ line: CatalogueLines.Bytes) -> Bool {
        line.contains(UInt8(ascii: "="))
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=")
    }

    private static let keywords: [[UInt8]] = [
        Keyword.class, .enum, .struct, .protocol, .options, .wrapper, .typealias, .extension, .actor,
    ].map { Array($0.rawValue.utf8) }
}
