import ScreenModel

/// What names mean on one page: they link to where they are documented, unless that is the page itself.
struct NameScope: Sendable {
    let names: DocumentedNames
    let module: Int
    let page: PageID

    /// A type, with links on the names in it.
    func type(_ type: SwiftType) -> Inline {
        code(type.description)
    }

    /// Swift in which names of types link.
    func code(_ text: String) -> Inline {
        var runs: [Inline.CodeRun] = []
        let bytes = text.utf8
        var written = bytes.startIndex
        var position = bytes.startIndex
        while position < bytes.endIndex {
            guard Self.isNamePart(bytes[position]) else {
                position = bytes.index(after: position)
                continue
            }
            let start = position
            while position < bytes.endIndex, Self.isNamePart(bytes[position]) || bytes[position] == Self.dot {
                position = bytes.index(after: position)
            }
            let name = String(text[start..<position])
            guard let destination = destination(of: name) else { continue }
            if written < start { runs.append(Inline.CodeRun(String(text[written..<start]))) }
            runs.append(Inline.CodeRun(name, to: destination))
            written = position
        }
        guard !runs.isEmpty else { return .code(text) }
        if written < bytes.endIndex { runs.append(Inline.CodeRun(String(text[written...]))) }
        return .linkedCode(runs)
    }

    /// A name that is code, with a link where it is documented elsewhere.
    func name(_ name: String) -> Inline {
        guard let destination = destination(of: name) else { return .code(name) }
        return .linkedCode([Inline.CodeRun(name, to: destination)])
    }

    func destination(of name: String) -> Destination? {
        guard let found = names.destination(ofType: name, in: module), found.page != page else { return nil }
        return found
    }

    private static let dot = UInt8(ascii: ".")

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte >= 0x80
        }
    }
}

extension NameScope {
    /// A summary as its author meant it: what stands between backticks is code, and a link where it is a name that is
    /// documented; line breaks stay.
    func summary(_ text: String?) -> [Inline] {
        guard let text else { return [] }
        guard text.utf8.contains(where: { $0 == Self.backtick || $0 == Self.lineFeed }) else {
            return text.isEmpty ? [] : [.text(text)]
        }
        var inlines: [Inline] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: true).enumerated() {
            if index > 0 { inlines.append(.lineBreak) }
            write(line, to: &inlines)
        }
        return inlines
    }

    private static let backtick = UInt8(ascii: "`")
    private static let lineFeed = UInt8(ascii: "\n")

    /// Only single backticks in pairs mark code; any others are text.
    private func write(_ line: Substring, to inlines: inout [Inline]) {
        var rest = line
        var text = ""
        while let open = rest.firstIndex(of: "`") {
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "`"), close > inside.startIndex,
                inside[inside.startIndex] != " ", inside[inside.index(before: close)] != " ",
                !inside[inside.index(after: close)...].hasPrefix("`")
            else {
                let run = rest[open...].prefix { $0 == "`" }
                text += rest[..<open]
                text += run
                rest = rest[run.endIndex...]
                continue
            }
            text += rest[..<open]
            if !text.isEmpty { inlines.append(.text(text)) }
            text = ""
            inlines.append(code(String(inside[..<close])))
            rest = inside[inside.index(after: close)...]
        }
        text += rest
        if !text.isEmpty { inlines.append(.text(text)) }
    }
}
