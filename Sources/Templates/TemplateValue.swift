/// What a template is filled with.
package enum TemplateValue: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case list([TemplateValue])
    case values([String: TemplateValue])

    /// Whether a section about it is shown.
    var isShown: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .list(let elements): !elements.isEmpty
        case .values: true
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}
