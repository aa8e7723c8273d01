/// Cuts a text into what stands and what is filled in.
struct TemplateReader {
    private let text: String
    private var rest: Substring
    /// Whether a line starts where `rest` does.
    private var isAtLineStart = true
    private var delimiters = ("{{", "}}")
    /// How many sections are open.
    private var depth = 0

    private static let depthLimit = 64

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    private enum Kind {
        case value(isMarkup: Bool)
        case section(isInverted: Bool)
        case template
        case end
        case remark
        case delimiters
    }

    private struct Tag {
        let kind: Kind
        let name: Substring
        /// From the first delimiter to the end of the last one, in bytes.
        let place: Range<Int>
    }

    /// All parts up to the end of the section of that name, or of the text.
    mutating func template(
        endingIn section: (name: Substring, place: Range<Int>)?
    ) throws(Template.Mistake) -> Template {
        var template = Template()
        while let start = rest.firstRange(of: delimiters.0)?.lowerBound {
            var before = rest[..<start]
            let wasAtLineStart = isAtLineStart
            let tag = try tag(at: start)
            isAtLineStart = false
            var indentation = ""
            if case .value = tag.kind {} else { indentation = takeLine(&before, wasAtLineStart) }
            if !before.isEmpty { template.parts.append(.text(String(before))) }
            switch tag.kind {
            case .remark: break
            case .delimiters: try changeDelimiters(tag)
            case .value(let isMarkup): template.parts.append(.value(try path(tag), isMarkup: isMarkup))
            case .template:
                let path = TemplatePath(names: [String(tag.name)], place: place(of: tag.name))
                template.parts.append(.template(path, indentation: indentation))
            case .section(let isInverted):
                let path = try path(tag)
                guard depth < Self.depthLimit else { throw Template.Mistake(kind: .tooDeep, place: tag.place) }
                depth += 1
                defer { depth -= 1 }
                let content = try self.template(endingIn: (tag.name, place(of: tag.name)))
                template.parts.append(.section(path, isInverted: isInverted, content))
            case .end:
                guard tag.name == section?.name else {
                    throw Template.Mistake(kind: .strayEnd(String(tag.name)), place: tag.place)
                }
                return template
            }
        }
        if let section { throw Template.Mistake(kind: .unclosedSection(String(section.name)), place: section.place) }
        if !rest.isEmpty { template.parts.append(.text(String(rest))) }
        return template
    }

    /// Takes away the line of a tag, where nothing else stands in it.
    ///
    /// - Returns: What stood before the tag.
    private mutating func takeLine(_ before: inout Substring, _ startsLine: Bool) -> String {
        let blanks = rest.prefix { $0 == " " || $0 == "\t" }
        let behind = rest[blanks.endIndex...]
        guard behind.first.map(\.isNewline) ?? true else { return "" }
        let line = before.lastIndex(where: \.isNewline).map(before.index(after:))
        guard let start = line ?? (startsLine ? before.startIndex : nil),
            before[start...].allSatisfy({ $0 == " " || $0 == "\t" })
        else { return "" }
        let indentation = String(before[start...])
        before = before[..<start]
        rest = behind.dropFirst()
        isAtLineStart = true
        return indentation
    }

    // MARK: Tags

    private mutating func tag(at start: String.Index) throws(Template.Mistake) -> Tag {
        let isTripled = delimiters.0 == "{{" && rest[start...].hasPrefix("{{{")
        let (opening, closing) = isTripled ? ("{{{", "}}}") : delimiters
        let content = rest[start...].dropFirst(opening.count)
        guard let end = content.firstRange(of: closing) else {
            let lower = offset(start)
            throw Template.Mistake(kind: .unclosedTag, place: lower..<lower + opening.utf8.count)
        }
        let words = content[..<end.lowerBound]
        rest = content[end.upperBound...]
        let kind: Kind =
            switch words.first {
            case _ where isTripled: .value(isMarkup: true)
            case "#": .section(isInverted: false)
            case "^": .section(isInverted: true)
            case "/": .end
            case ">": .template
            case "!": .remark
            case "=": .delimiters
            case "&": .value(isMarkup: true)
            default: .value(isMarkup: false)
            }
        let isMarked = if case .value(isMarkup: false) = kind { false } else { !isTripled }
        let name = Self.trimmed(isMarked ? words.dropFirst() : words)
        return Tag(kind: kind, name: name, place: offset(start)..<offset(end.upperBound))
    }

    private mutating func changeDelimiters(_ tag: Tag) throws(Template.Mistake) {
        let words = tag.name.hasSuffix("=") ? tag.name.dropLast().split(separator: " ") : []
        guard words.count == 2, words.allSatisfy({ !$0.contains("=") }) else {
            throw Template.Mistake(kind: .unreadableDelimiters, place: tag.place)
        }
        delimiters = (String(words[0]), String(words[1]))
    }

    private func path(_ tag: Tag) throws(Template.Mistake) -> TemplatePath {
        var name = tag.name
        let place = place(of: name)
        var function: TemplatePath.Function?
        if let open = name.firstIndex(of: "("), name.hasSuffix(")") {
            guard let known = TemplatePath.Function(rawValue: String(name[..<open])) else {
                throw Template.Mistake(kind: .unknownFunction(String(name[..<open])), place: place)
            }
            name = Self.trimmed(name[name.index(after: open)...].dropLast())
            guard name.isEmpty != known.takesValue else {
                throw Template.Mistake(kind: .misplacedName(known.rawValue), place: place)
            }
            function = known
            if name.isEmpty { return TemplatePath(names: [], function: function, place: place) }
        }
        if name == "." { return TemplatePath(names: [], function: function, place: place) }
        let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard
            names.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } })
        else { throw Template.Mistake(kind: .misplacedName(String(tag.name)), place: tag.place) }
        return TemplatePath(names: names, function: function, place: place)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }

    private func place(of part: Substring) -> Range<Int> {
        offset(part.startIndex)..<offset(part.endIndex)
    }

    private func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }
}
