import ScreenSpecDiagnostics

/// A name as a spec writes it, with its place.
package struct Name: Hashable, Sendable, Encodable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension SourceRange {
    /// The place of what no file declares, such as a default.
    package static let none = SourceRange(file: FileID(index: Int(UInt32.max)), lower: 0, upper: 0)
}

/// Who may see a declaration.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable, Encodable, Comparable {
    case `internal`
    case package
    case `public`

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

/// The actor on which a role, and so the protocol that it receives messages by, lives.
package enum Isolation: String, Hashable, Sendable, CaseIterable, Encodable {
    case mainActor
    case none
}
