/// Reads XML piece by piece, each with the place where it stands.
///
/// It knows what Interface Builder writes, and refuses what it never does: a DOCTYPE that declares entities, and any encoding but
/// UTF-8 (UTF-16 was turned into it before). Depth is bounded, and nothing here calls itself, so that no input takes more than its
/// own length of memory and time.
package struct XMLReader: Sendable {
    /// A tag, from `<` to behind `>`.
    package struct Tag: Hashable, Sendable {
        package let name: Range<Int>
        package let range: Range<Int>
        /// Whether it closes itself: `<view/>`.
        package let isEmpty: Bool
    }

    package struct Attribute: Hashable, Sendable {
        package let name: Range<Int>
        /// Between the quotes.
        package let value: Range<Int>
    }

    package enum Piece: Hashable, Sendable {
        /// Its attributes are those of the reader until the next piece.
        case opening(Tag)
        case closing(Tag)
        case text(Range<Int>)
        /// What stands between `<![CDATA[` and `]]>`.
        case verbatim(Range<Int>)
    }

    package let bytes: [UInt8]
    /// Those of the tag that was read last.
    package private(set) var attributes: [Attribute] = []
    private var position: Int
    /// The elements that are open, by their opening tags.
    private var open: [Tag] = []
    private var root: Tag?
    private var hasDoctype = false

    /// Ten times as deep as people nest views.
    package static let depthLimit = 2_000
    /// Each is held against all others of its tag.
    static let attributeLimit = 256

    /// - Parameter bytes: The text as UTF-8.
    package init(_ bytes: [UInt8]) throws(XMLFault) {
        if let fault = XMLCharacters.fault(in: bytes) { throw fault }
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        try readDeclaration()
    }

    /// The next piece; `nil` at the end of a document that is whole.
    package mutating func next() throws(XMLFault) -> Piece? {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                if let text = try readText() { return text }
                continue
            }
            if starts(with: "<!--") {
                try skipComment()
            } else if starts(with: "<?") {
                try skipInstruction()
            } else if starts(with: "<![CDATA[") {
                return try readVerbatim()
            } else if starts(with: "<!") {
                try skipDoctype()
            } else if starts(with: "</") {
                return .closing(try readClosing())
            } else {
                return .opening(try readOpening())
            }
        }
        if let tag = open.last {
            throw XMLFault(.unfinished("'<\(name(of: tag))>'"), at: bytes.count, other: tag.range.lowerBound)
        }
        guard root != nil else { throw XMLFault(.noElement, at: bytes.count) }
        return nil
    }

    // MARK: Tags

    private mutating func readOpening() throws(XMLFault) -> Tag {
        let start = position
        if let root, open.isEmpty { throw XMLFault(.secondRoot, at: start, other: root.range.lowerBound) }
        position += 1
        let name = try readName("a tag", from: start)
        attributes.removeAll(keepingCapacity: true)
        while true {
            let hadSpace = skipSpace()
            guard position < bytes.count else { throw XMLFault(.unfinished("a tag"), at: position, other: start) }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return try opened(Tag(name: name, range: start..<position, isEmpty: false))
            case UInt8(ascii: "/"):
                position += 1
                try endTag(from: start)
                return try opened(Tag(name: name, range: start..<position, isEmpty: true))
            default:
                guard hadSpace else { throw XMLFault(.expected("a space between attributes"), at: position) }
                try readAttribute(of: start)
            }
        }
    }

    private mutating func opened(_ tag: Tag) throws(XMLFault) -> Tag {
        if root == nil { root = tag }
        if !tag.isEmpty {
            guard open.count < Self.depthLimit else {
                throw XMLFault(.tooDeep(limit: Self.depthLimit), at: tag.range.lowerBound)
            }
            open.append(tag)
        }
        return tag
    }

    private mutating func readAttribute(of tag: Int) throws(XMLFault) {
        let name = try readName("a tag", from: tag)
        guard attributes.count < Self.attributeLimit else {
            throw XMLFault(.tooManyAttributes(limit: Self.attributeLimit), at: name.lowerBound, other: tag)
        }
        for attribute in attributes where bytes[attribute.name] == bytes[name] {
            throw XMLFault(.repeatedAttribute(text(name)), at: name.lowerBound, other: attribute.name.lowerBound)
        }
        skipSpace()
        guard try take("=", inside: "a tag", from: tag) else {
            throw XMLFault(.expected("'=' behind '\(text(name))'"), at: position)
        }
        skipSpace()
        guard position < bytes.count else { throw XMLFault(.unfinished("a tag"), at: position, other: tag) }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw XMLFault(.expected("a quote before the value of '\(text(name))'"), at: position)
        }
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != quote {
            switch bytes[position] {
            case UInt8(ascii: "<"): throw XMLFault(.expected("a quote"), at: position, other: start)
            case UInt8(ascii: "&"): try skipReference()
            default: position += 1
            }
        }
        guard position < bytes.count else {
            throw XMLFault(.unfinished("the value of '\(text(name))'"), at: position, other: start)
        }
        position += 1
        attributes.append(Attribute(name: name, value: start + 1..<position - 1))
    }

    private mutating func readClosing() throws(XMLFault) -> Tag {
        let start = position
        position += 2
        let name = try readName("a tag", from: start)
        skipSpace()
        try endTag(from: start)
        guard let last = open.popLast() else { throw XMLFault(.nothingOpen(text(name)), at: start) }
        guard bytes[last.name] == bytes[name] else {
            throw XMLFault(
                .closing(found: text(name), expected: text(last.name)),
                at: start,
                other: last.range.lowerBound
            )
        }
        return Tag(name: name, range: start..<position, isEmpty: false)
    }

    // MARK: Text

    private mutating func readText() throws(XMLFault) -> Piece? {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if open.isEmpty {
                guard XMLCharacters.isSpace(bytes[position]) else { throw XMLFault(.textOutside, at: position) }
                position += 1
            } else if bytes[position] == UInt8(ascii: "&") {
                try skipReference()
            } else if bytes[position] == UInt8(ascii: "]"), starts(with: "]]>") {
                throw XMLFault(.expected("'<![CDATA[' before ']]>'"), at: position)
            } else {
                position += 1
            }
        }
        return open.isEmpty ? nil : .text(start..<position)
    }

    private mutating func readVerbatim() throws(XMLFault) -> Piece {
        let start = position
        guard !open.isEmpty else { throw XMLFault(.textOutside, at: start) }
        position += 9
        let end = try find("]]>", inside: "'<![CDATA['", from: start)
        return .verbatim(start + 9..<end)
    }

    private mutating func skipReference() throws(XMLFault) {
        let start = position
        // The longest that means anything has ten bytes; zeros in front may make it longer.
        let end = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";"))
        guard let end else { throw XMLFault(.expected("';' behind '&'"), at: start) }
        _ = try XMLText.scalar(of: bytes[start + 1..<end], at: start)
        position = end + 1
    }

    // MARK: What says nothing

    private mutating func readDeclaration() throws(XMLFault) {
        guard starts(with: "<?xml"), position + 5 < bytes.count, !XMLCharacters.continuesName(bytes[position + 5])
        else {
            return
        }
        let start = position
        let end = try find("?>", inside: "'<?xml'", from: start)
        let words = text(start + 5..<end)
        guard let key = words.firstRange(of: "encoding") else { return }
        let value = words[key.upperBound...].drop { $0 == " " || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return }
        let name = value.dropFirst().prefix { $0 != quote }
        guard Self.encodings.contains(name.uppercased()) else { throw XMLFault(.encoding(String(name)), at: start) }
    }

    private static let encodings: Set<String> = ["UTF-8", "UTF8", "UTF-16", "UTF16", "US-ASCII", "ASCII"]

    private mutating func skipComment() throws(XMLFault) {
        let start = position
        position += 4
        let end = try find("--", inside: "a comment", from: start)
        guard position < bytes.count else { throw XMLFault(.unfinished("a comment"), at: position, other: start) }
        guard bytes[position] == UInt8(ascii: ">") else { throw XMLFault(.expected("'>' behind '--'"), at: end) }
        position += 1
    }

    private mutating func skipInstruction() throws(XMLFault) {
        let start = position
        position += 2
        let name = try readName("'<?'", from: start)
        guard text(name).lowercased() != "xml" else { throw XMLFault(.misplacedDeclaration, at: start) }
        _ = try find("?>", inside: "'<?\(text(name))'", from: start)
    }

    private mutating func skipDoctype() throws(XMLFault) {
        let start = position
        guard starts(with: "<!DOCTYPE"), root == nil, !hasDoctype else { throw XMLFault(.misplacedDoctype, at: start) }
        hasDoctype = true
        position += 9
        var isInside = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let quote = position
                position += 1
                _ = try find(byte == UInt8(ascii: "'") ? "'" : "\"", inside: "a quote", from: quote)
                continue
            }
            if isInside {
                if starts(with: "<!ENTITY") { throw XMLFault(.declaredEntity, at: position) }
                if starts(with: "<!--") {
                    try skipComment()
                    continue
                }
                if byte == UInt8(ascii: "]") { isInside = false }
            } else if byte == UInt8(ascii: "[") {
                isInside = true
            } else if byte == UInt8(ascii: ">") {
                position += 1
                return
            }
            position += 1
        }
        throw XMLFault(.unfinished("a DOCTYPE"), at: position, other: start)
    }

    // MARK: Steps

    private func starts(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, XMLCharacters.isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func readName(_ place: String, from start: Int) throws(XMLFault) -> Range<Int> {
        let lower = position
        guard lower < bytes.count else { throw XMLFault(.unfinished(place), at: lower, other: start) }
        guard XMLCharacters.startsName(bytes[lower]) else { throw XMLFault(.name, at: lower) }
        while position < bytes.count, XMLCharacters.continuesName(bytes[position]) { position += 1 }
        return lower..<position
    }

    private mutating func endTag(from start: Int) throws(XMLFault) {
        guard try take(">", inside: "a tag", from: start) else { throw XMLFault(.expected("'>'"), at: position) }
    }

    /// Goes behind a character if it is the next one.
    private mutating func take(
        _ character: Unicode.Scalar,
        inside place: String,
        from start: Int
    ) throws(XMLFault) -> Bool {
        guard position < bytes.count else { throw XMLFault(.unfinished(place), at: position, other: start) }
        guard bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Goes behind the next place of some bytes, and returns it.
    private mutating func find(_ end: String, inside place: String, from start: Int) throws(XMLFault) -> Int {
        while position < bytes.count {
            if starts(with: end) {
                let found = position
                position += end.utf8.count
                return found
            }
            position += 1
        }
        throw XMLFault(.unfinished(place), at: bytes.count, other: start)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
