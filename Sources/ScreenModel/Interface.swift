import ScreenSpecDiagnostics

/// Who says what to whom: a delegate, a data source, or the protocol of one or more channels.
package struct Interface: Hashable, Sendable, Encodable {
    package enum Kind: String, Hashable, Sendable, Encodable {
        case delegate
        case dataSource
        case channel
    }

    package var kind: Kind
    /// The protocol's name.
    package var name: String
    package var summary: String?
    /// The role, or for a view the type, that speaks.
    package var from: String
    /// The role that listens; `owner` for a delegate.
    package var to: String
    /// The channels that share this protocol, in the order of the architecture; empty for a delegate.
    package var channels: [String] = []
    package var isolation: Isolation
    package var inherits: [SwiftType] = []
    /// Whether only classes can conform to it.
    package var isClassBound = true
    /// Whether the app has it, and may ask more of those who conform.
    package var isForeign = false
    /// Whether the document of the architecture makes it, once for all screens.
    package var isShared = false
    /// With their final Swift signatures, senders included.
    package var members: [Member] = []
    /// The key in the spec that declares it.
    package var origin: SourceRange

    package init(
        _ kind: Kind,
        name: String,
        from: String,
        to: String,
        isolation: Isolation,
        origin: SourceRange
    ) {
        self.kind = kind
        self.name = name
        self.from = from
        self.to = to
        self.isolation = isolation
        self.origin = origin
    }
}
