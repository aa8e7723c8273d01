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
    /// Whether nothing is kept alive by it: then only `every: true` asks for a weak one.
    private(set) var closesCircle = true

    /// Whether nobody sets or reads the property.
    private(set) var isIdle = false

    /// Where a document gives the property its value.
    private(set) var connection: SourceRange?

    func connected(at place: SourceRange) -> OwnershipViolation {
        var reference = self
        reference.connection = place
        return reference
    }

    var ofNobody: OwnershipViolation {
        var reference = self
        reference.isIdle = true
        return reference
    }

    var closingNoCircle: OwnershipViolation {
        var reference = self
        reference.closesCircle = false
        return reference
    }

    init(member: MemberFact, kind: Kind, type: NamedType) {
        self.member = member
        self.kind = kind
        self.type = type
    }
}
