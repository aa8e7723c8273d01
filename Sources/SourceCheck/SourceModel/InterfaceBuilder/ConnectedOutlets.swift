import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts

/// The outlets of classes that documents name, and which documents connect them.
struct ConnectedOutlets: CodeAnalysis {
    struct Outlet: Sendable {
        let type: TypeID
        let member: MemberFact
        /// The objects of the class that have it connected, and those that have not.
        let connectedIn: [InterfaceObject]
        let unconnectedIn: [InterfaceObject]
    }

    /// In the order of types and members. Of classes that are checked, each of which documents name alone.
    let all: [Outlet]
    /// Outlets that documents connect to something that is no part of a view, such as a controller as a delegate.
    private let away: Set<MemberPlace>

    func leadsAway(_ member: MemberFact) -> Bool {
        !away.isEmpty && away.contains(MemberPlace(member))
    }

    init(of subject: CodeSubject) {
        let code = subject.code
        let connections = subject.analysis(InterfaceConnections.self)
        // By the place of the member, the objects whose outlet it is.
        var away: Set<MemberPlace> = []
        var connected: [MemberPlace: Set<ObjectKey>] = [:]
        for met in connections.all where met.connection.kind == .outlet || met.connection.kind == .collection {
            guard let member = Self.outlet(of: met, connections), let owner = met.connection.owner else { continue }
            connected[MemberPlace(member), default: []].insert(ObjectKey(owner))
            if let object = met.connection.destination, Self.isNoPart(object, of: owner) {
                away.insert(MemberPlace(member))
            }
        }
        self.away = away
        all = connections.objects.keys.sorted().flatMap { id -> [Outlet] in
            let type = code[id]
            guard code.file(of: type).isChecked, let places = connections.objects[id] else { return [] }
            // What a subclass is connected to is an outlet of this class as well.
            let family = places + code.subclasses(of: id).flatMap { connections.objects[$0] ?? [] }
            guard family.allSatisfy(\.isCertain), !places.isEmpty else { return [] }
            return type.members.compactMap { member in
                guard member.isProperty, !member.isTypeMember, member.attributes.contains("IBOutlet") else {
                    return nil
                }
                let keys = connected[MemberPlace(member)] ?? []
                return Outlet(
                    type: id,
                    member: member,
                    connectedIn: family.map(\.object).filter { keys.contains(ObjectKey($0)) },
                    unconnectedIn: places.map(\.object).filter { !keys.contains(ObjectKey($0)) }
                )
            }
        }
    }

    /// Also where the document lacks what the outlet is connected to: that is a mistake of its own.
    private static func outlet(of met: MetConnection, _ connections: InterfaceConnections) -> MemberFact? {
        switch met.end {
        case .member(let member, _): return member
        case .nowhere:
            guard let type = met.owner.types.first,
                case .member(let member, _) = connections.members.outlet(met.name, of: type)
            else { return nil }
            return member
        case .hidden, .inherited, .absent, .undecided: return nil
        }
    }

    /// Whether an object has the owner of the outlet in it, or stands beside all views.
    private static func isNoPart(_ object: InterfaceObject, of owner: InterfaceObject) -> Bool {
        if object.isOwner || object.element.hasSuffix("Controller") || object.element == "customObject" { return true }
        var next = owner.parent
        while let outer = next {
            if outer.index == object.index { return true }
            next = outer.parent
        }
        return false
    }

    private struct ObjectKey: Hashable {
        let file: FileID
        let index: Int

        init(_ object: InterfaceObject) {
            file = object.document.file
            index = object.index
        }
    }
}
