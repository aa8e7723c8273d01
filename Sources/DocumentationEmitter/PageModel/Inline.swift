/// A run of text within a line. Text from specs is kept as it was written; each form escapes it for itself.
package indirect enum Inline: Hashable, Sendable {
    case text(String)
    /// Swift, YAML, a path: shown as code.
    case code(String)
    /// Code in which single names lead somewhere: `[Book]` with a link on `Book`.
    case linkedCode([CodeRun])
    case strong([Inline])
    case emphasis([Inline])
    case link(Destination, [Inline])
    case lineBreak

    package struct CodeRun: Hashable, Sendable {
        package var text: String
        package var destination: Destination?

        package init(_ text: String, to destination: Destination? = nil) {
            self.text = text
            self.destination = destination
        }
    }
}

extension Inline: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension Sequence<Inline> {
    /// The text alone, without markup and links.
    package var plainText: String {
        reduce(into: "") { $0 += $1.plainText }
    }

    /// The elements with commas between them.
    package var commaSeparated: [Inline] {
        Array(map { [$0] }.joined(separator: [.text(", ")]))
    }
}

extension Inline {
    package var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .linkedCode(let runs): runs.reduce(into: "") { $0 += $1.text }
        case .strong(let content), .emphasis(let content), .link(_, let content): content.plainText
        case .lineBreak: " "
        }
    }
}
