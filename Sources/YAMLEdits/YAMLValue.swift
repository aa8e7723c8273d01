/// What is written into a document, as plain values.
package indirect enum YAMLValue: Hashable, Sendable {
    case text(String)
    /// A word that is no text, such as `true`.
    case word(String)
    case sequence([YAMLValue])
    /// In the order in which it is to be written; no key twice.
    case mapping([YAMLEntry])

    package static let empty = YAMLValue.mapping([])

    package static func flag(_ flag: Bool) -> YAMLValue { .word(flag ? "true" : "false") }

    /// Whether it can be written in lines: an empty mapping without its braces would be no mapping.
    var hasParts: Bool {
        switch self {
        case .text, .word: false
        case .sequence(let elements): !elements.isEmpty
        case .mapping(let entries): !entries.isEmpty
        }
    }

    var hasComments: Bool {
        switch self {
        case .text, .word: false
        case .sequence(let elements): elements.contains(where: \.hasComments)
        case .mapping(let entries): entries.contains { !$0.comments.isEmpty || $0.value.hasComments }
        }
    }

    /// All comments in it, in their order.
    var comments: [String] {
        switch self {
        case .text, .word: []
        case .sequence(let elements): elements.flatMap(\.comments)
        case .mapping(let entries): entries.flatMap { $0.comments + $0.value.comments }
        }
    }
}

/// A key with its value, and the comments on the lines before it.
package struct YAMLEntry: Hashable, Sendable {
    package var key: String
    package var value: YAMLValue
    /// Each from its `#` on.
    package var comments: [String]

    package init(_ key: String, _ value: YAMLValue, comments: [String] = []) {
        (self.key, self.value, self.comments) = (key, value, comments)
    }
}
