import ScreenSpecDiagnostics

/// What a `screen` document has beyond a view.
package struct ScreenDeclaration: Hashable, Sendable, Encodable {
    /// `architecture:`; `nil` is the project's.
    package var architecture: Name?
    package var isEntry = false
    /// Whether nobody knows yet from where it is reached, and so whether the app can start with it.
    package var isOpenEntry = false
    /// `opens: {with: …}`: what a route must bring.
    package var opens: [Parameter] = []
    /// One for each key that is none of the fixed ones, in order: channels, once the architecture is known.
    package var channels: [ChannelMessages] = []
    /// `types:`, by role.
    package var types: [RoleType] = []
    /// `protocols:`, by channel.
    package var protocols: [ProtocolChange] = []
    /// `uses:`, the view document whose view part this screen takes.
    package var uses: Name?
    package var routes: [Route] = []
    /// Whether nobody knows all of them yet.
    package var hasOpenRoutes = false
    /// The place of the key `routes`, where it is written.
    package var routesRange: SourceRange?

    package init() {}

    /// The routes that somebody is asked for: those that no role takes by itself.
    package var requestedRoutes: [Route] { routes.filter { $0.by == nil } }

    /// The routes that a name stands for: those that share it, or the one of that full name.
    package func routes(named name: String) -> [Route] {
        routes.filter { $0.member.name.text == name || $0.member.fullName == name }
    }

    /// What `protocols` says of a channel.
    package func change(ofChannel name: String) -> ProtocolChange? {
        protocols.first { $0.channel.text == name }
    }

    package struct ChannelMessages: Hashable, Sendable, Encodable {
        package var channel: Name
        package var messages: [Member]

        package init(channel: Name, messages: [Member]) {
            self.channel = channel
            self.messages = messages
        }
    }

    package struct RoleType: Hashable, Sendable, Encodable {
        package var role: Name
        /// `nil` is what the architecture says.
        package var type: Name?
        package var conforms: [TypeReference] = []

        package init(role: Name) {
            self.role = role
        }
    }

    package struct ProtocolChange: Hashable, Sendable, Encodable {
        package var channel: Name
        package var name: Name?
        package var summary: String?
        package var inherits: [TypeReference] = []
        package var isClassBound: Bool?
        package var generates: Bool?
        /// The place of `empty: true`.
        package var empty: SourceRange?
        /// Whether the receiver's own type is the interface, in place of the architecture's protocol.
        package var isNone = false
        /// How the sender holds the receiver on this screen, in place of what the architecture says.
        package var reference: Channel.Reference?

        package init(channel: Name) {
            self.channel = channel
        }
    }
}

/// A way from one screen to another.
package struct Route: Hashable, Sendable, Encodable {
    package enum Presentation: String, Hashable, Sendable, CaseIterable, Encodable {
        case push
        case modal
        case sheet
        case popover
        case replace
        case embed
        case pop
        case dismiss
        case popToRoot

        /// Whether the route leads back, so that it names no destination.
        package var leadsBack: Bool {
            self == .pop || self == .dismiss || self == .popToRoot
        }
    }

    /// The message that asks for the route.
    package var member: Member
    package var destinations: [Name] = []
    package var presentation: Located<Presentation>?
    /// `by:`, the role that takes it by a method of its own; `nil` is who the channel leads to.
    package var by: Name?

    package init(member: Member) {
        self.member = member
    }

    /// Whether a screen opens or closes by it: a property, or a static method, may stand among the routes as well.
    package var isWay: Bool { !destinations.isEmpty || presentation?.value.leadsBack == true }

    /// Whether it leads somewhere and nobody has said yet where.
    package var isOpen: Bool { !isWay && member.function?.isStatic == false }
}
