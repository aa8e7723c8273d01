/// A page, or a part of one, with gaps, in the notation of Mustache.
///
/// `{{name}}` is escaped, `{{{name}}}` is HTML already, `{{.}}` is the element itself, and `{{> name}}` is another template.
/// `{{#name}}…{{/name}}` is there for each element, or if there is anything of that name, `{{^name}}…{{/name}}` if there is
/// not. A line that holds nothing but one tag of a section or template leaves no line behind.
struct Template: Sendable {
    enum Part: Sendable {
        case text(String)
        case value(String, isMarkup: Bool)
        case section(String, isInverted: Bool, Template)
        case template(String)
    }

    enum Mistake: Error, Equatable {
        case unclosedTag
        case unclosedSection(String)
        case strayEnd(String)
    }

    fileprivate(set) var parts: [Part] = []

    fileprivate init() {}

    init(_ text: String) throws(Mistake) {
        var reader = TemplateReader(rest: text[...])
        self = try reader.template(endingIn: nil)
    }

    /// - Parameter templates: What `{{> name}}` stands for.
    func render(_ values: [String: TemplateValue], templates: [String: Template]) -> String {
        var rendering = TemplateRendering(templates: templates, scopes: [.values(values)])
        rendering.append(self)
        return rendering.text
    }
}

// MARK: Reading

private struct TemplateReader {
    var rest: Substring
    /// Whether a line starts where `rest` does.
    private var isAtLineStart = true

    init(rest: Substring) {
        self.rest = rest
    }

    private enum Kind {
        case value(isMarkup: Bool)
        case section(isInverted: Bool)
        case template
        case end
    }

    /// All parts up to the end of the section of that name, or of the text.
    mutating func template(endingIn section: String?) throws(Template.Mistake) -> Template {
        var template = Template()
        while let start = rest.firstRange(of: "{{")?.lowerBound {
            var before = rest[..<start]
            let wasAtLineStart = isAtLineStart
            let (kind, name) = try tag(at: start)
            isAtLineStart = false
            if case .value = kind {} else { takeLine(&before, wasAtLineStart) }
            if !before.isEmpty { template.parts.append(.text(String(before))) }
            switch kind {
            case .value(let isMarkup): template.parts.append(.value(name, isMarkup: isMarkup))
            case .template: template.parts.append(.template(name))
            case .section(let isInverted):
                let content = try self.template(endingIn: name)
                template.parts.append(.section(name, isInverted: isInverted, content))
            case .end:
                guard name == section else { throw .strayEnd(name) }
                return template
            }
        }
        if let section { throw .unclosedSection(section) }
        if !rest.isEmpty { template.parts.append(.text(String(rest))) }
        return template
    }

    /// Takes away the rest of the line of a tag, where nothing else stands in it.
    private mutating func takeLine(_ before: inout Substring, _ startsLine: Bool) {
        guard rest.first.map(\.isNewline) ?? true else { return }
        let line = before.lastIndex(where: \.isNewline).map(before.index(after:))
        guard let start = line ?? (startsLine ? before.startIndex : nil), before[start...].allSatisfy({ $0 == " " })
        else { return }
        before = before[..<start]
        rest = rest.dropFirst()
        isAtLineStart = true
    }

    private mutating func tag(at start: String.Index) throws(Template.Mistake) -> (Kind, String) {
        let isMarkup = rest[start...].hasPrefix("{{{")
        let (opening, closing) = isMarkup ? ("{{{", "}}}") : ("{{", "}}")
        let content = rest[start...].dropFirst(opening.count)
        guard let end = content.firstRange(of: closing) else { throw .unclosedTag }
        let words = content[..<end.lowerBound]
        rest = content[end.upperBound...]
        let kind: Kind =
            switch words.first {
            case "#": .section(isInverted: false)
            case "^": .section(isInverted: true)
            case "/": .end
            case ">": .template
            default: .value(isMarkup: isMarkup)
            }
        return (kind, String(words.drop { "#^/> ".contains($0) }))
    }
}

// MARK: Rendering

private struct TemplateRendering {
    let templates: [String: Template]
    /// The innermost last: what one does not know, the next one around it may.
    var scopes: [TemplateValue]
    var text = ""

    mutating func append(_ template: Template) {
        for part in template.parts {
            switch part {
            case .text(let part): text += part
            case .value(let name, let isMarkup): append(value(name), isMarkup: isMarkup)
            case .template(let name): if let template = templates[name] { append(template) }
            case .section(let name, let isInverted, let content): append(content, about: value(name), isInverted)
            }
        }
    }

    private func value(_ name: String) -> TemplateValue? {
        if name == "." { return scopes.last }
        for case .values(let values) in scopes.reversed() {
            if let value = values[name] { return value }
        }
        return nil
    }

    private mutating func append(_ value: TemplateValue?, isMarkup: Bool) {
        guard case .text(let value) = value else { return }
        if isMarkup { text += value } else { MarkupText.append(value, to: &text) }
    }

    private mutating func append(_ content: Template, about value: TemplateValue?, _ isInverted: Bool) {
        let isShown = value?.isShown ?? false
        guard isShown != isInverted else { return }
        guard !isInverted, let value else { return append(content) }
        let elements = if case .list(let elements) = value { elements } else { [value] }
        for element in elements {
            scopes.append(element)
            append(content)
            scopes.removeLast()
        }
    }
}
