extension Template {
    /// - Parameters:
    ///   - templates: What `{{> name}}` stands for.
    ///   - escape: How values are written that are not markup already; `nil` writes all as they are.
    /// - Returns: `nil` where sections or templates within one another make more of it than anybody reads.
    package func render(
        _ values: [String: TemplateValue],
        templates: [String: Template] = [:],
        escape: ((_ text: String, _ into: inout String) -> Void)? = nil
    ) -> String? {
        var rendering = TemplateRendering(templates: templates, escape: escape)
        rendering.scopes = [TemplateRendering.Scope(value: .values(values))]
        rendering.append(self)
        return rendering.isTooMuch ? nil : rendering.text
    }
}

private struct TemplateRendering {
    struct Scope {
        let value: TemplateValue
        var index = 0
        var count = 1
    }

    let templates: [String: Template]
    let escape: ((String, inout String) -> Void)?
    /// The innermost last: what one does not know, the next one around it may.
    var scopes: [Scope] = []
    var text = ""
    /// How many templates are open: one that holds itself ends somewhere.
    private var depth = 0
    private var partCount = 0

    private static let depthLimit = 64
    private static let partLimit = 1_000_000

    var isTooMuch: Bool { partCount > Self.partLimit }

    init(templates: [String: Template], escape: ((String, inout String) -> Void)?) {
        (self.templates, self.escape) = (templates, escape)
    }

    mutating func append(_ template: Template) {
        for part in template.parts {
            partCount += 1
            guard !isTooMuch else { return }
            switch part {
            case .text(let part): text += part
            case .value(let path, let isMarkup): append(value(path), isMarkup: isMarkup)
            case .template(let path, let indentation): append(templateNamed: path.names[0], indentation)
            case .section(let path, let isInverted, let content): append(content, about: value(path), isInverted)
            }
        }
    }

    private mutating func append(templateNamed name: String, _ indentation: String) {
        guard let template = templates[name], depth < Self.depthLimit else { return }
        depth += 1
        defer { depth -= 1 }
        guard !indentation.isEmpty else { return append(template) }
        let outer = text
        text = ""
        append(template)
        // Not by characters, of which a line break of Windows is one.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        text = outer + lines.map { $0.isEmpty || $0 == "\r" ? String($0) : indentation + $0 }.joined(separator: "\n")
    }

    // MARK: Values

    private func value(_ path: TemplatePath) -> TemplateValue? {
        switch path.function {
        case .first: return scopes.last.map { .flag($0.index == 0) }
        case .last: return scopes.last.map { .flag($0.index == $0.count - 1) }
        case .index: return scopes.last.map { .text(String($0.index)) }
        case .count:
            guard case .list(let elements) = found(path.names) else { return .text("0") }
            return .text(String(elements.count))
        case .capitalized, .uncapitalized, .uppercased, .lowercased, nil: break
        }
        let value = found(path.names)
        guard let function = path.function, case .text(let text) = value else { return value }
        switch function {
        case .capitalized: return .text(text.prefix(1).uppercased() + text.dropFirst())
        case .uncapitalized: return .text(text.prefix(1).lowercased() + text.dropFirst())
        case .uppercased: return .text(text.uppercased())
        case .lowercased: return .text(text.lowercased())
        case .first, .last, .index, .count: return value
        }
    }

    private func found(_ names: [String]) -> TemplateValue? {
        guard let first = names.first else { return scopes.last?.value }
        for scope in scopes.reversed() {
            guard case .values(let values) = scope.value, var value = values[first] else { continue }
            for name in names.dropFirst() {
                guard case .values(let inner) = value, let next = inner[name] else { return nil }
                value = next
            }
            return value
        }
        return nil
    }

    private mutating func append(_ value: TemplateValue?, isMarkup: Bool) {
        guard case .text(let value) = value else {
            if case .flag(let flag) = value { text += flag ? "true" : "false" }
            return
        }
        if let escape, !isMarkup { escape(value, &text) } else { text += value }
    }

    private mutating func append(_ content: Template, about value: TemplateValue?, _ isInverted: Bool) {
        let isShown = value?.isShown ?? false
        guard isShown != isInverted else { return }
        guard !isInverted, let value else { return append(content) }
        switch value {
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                append(content, in: Scope(value: element, index: index, count: elements.count))
            }
        // Where it is one of a list the functions go on to speak of.
        case .flag: append(content)
        case .text, .values:
            append(content, in: Scope(value: value, index: scopes.last?.index ?? 0, count: scopes.last?.count ?? 1))
        }
    }

    private mutating func append(_ content: Template, in scope: Scope) {
        scopes.append(scope)
        append(content)
        scopes.removeLast()
    }
}
