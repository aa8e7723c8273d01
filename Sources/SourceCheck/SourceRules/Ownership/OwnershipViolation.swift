import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// A stored property that should be weak and is not, or the other way round.
struct OwnershipViolation: Sendable {
    enum Kind: Sendable {
        case delegate
        case dataSource
        /// The architecture says that the first role holds the second one weakly.
        case leadsBack(ChannelReference)
        /// A role keeps the controller of its screen, which keeps that role in turn: by itself, or by its partner.
        case leadsToController(role: String, screen: String)
        /// The architecture says that the first role keeps the second one.
        case isToBeKept(ChannelReference)
    }

    /// What an architecture, or a screen in its place, says about how one role holds another.
    struct ChannelReference: Sendable {
        let from: String
        let to: String
        /// Where it is said.
        let channel: Name
        /// The name of the architecture or the screen.
        let speaker: String
        /// Whether another role of the architecture may keep the receiver.
        let hasOtherOwner: Bool
    }

    let member: MemberFact
    let kind: Kind
    /// The protocol or class of the property, where the project declares it.
    let type: NamedType
    /// Where not, nothing is kept alive by it: then only `every: true` asks for a weak one.
    var closesCircle = true
    /// Whether nobody sets or reads the property.
    var isIdle = false
    /// Where a document gives the property its value.
    var connection: SourceRange?
}
