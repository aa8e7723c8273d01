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

    /// In the order of types and members. Of classes that are checked, each of which documents name alone, be it by subclasses.
    let all: [Outlet]
    /// Outlets that documents connect to something that is no part of a view, such as a controller as a delegate.
    private let away: Set<MemberPlace>
    /// Where documents connect outlets to what has their owner in it or loads it.
    private let back: [MemberPlace: SourceRange]

    func leadsAway(_ member: MemberFact) -> Bool {
        !away.isEmpty && away.contains(MemberPlace(member))
    }

    /// Where a document connects an outlet to what has its owner in it or loads it, as all do that connect it.
    func leadsBack(_ member: MemberFact) -> SourceRange? {
        back.isEmpty ? nil : back[MemberPlace(member)]
    }

    init(of subject: CodeSubject) {
        let connections = subject.analysis(InterfaceConnections.self)
        let places = ConnectedPlaces(connections)
        (away, back) = (places.away, places.back)
        let namedBases = Set(connections.objects.keys.flatMap { subject.code.classes(from: $0) })
        let ofUnnamedOwners = Self.outletsOfUnnamedOwners(connections)
        all = namedBases.sorted().flatMap { id in
            Self.outlets(of: subject.code[id], connections, places, ofUnnamedOwners, subject.code)
        }
    }

    private static func outlets(
        of type: CodeType,
        _ connections: InterfaceConnections,
        _ connected: ConnectedPlaces,
        _ ofUnnamedOwners: Set<String>,
        _ code: CodeIndex
    ) -> [Outlet] {
        guard code.file(of: type).isChecked else { return [] }
        let own = connections.objects[type.id] ?? []
        // Of what others may inherit from, not all documents may be here.
        guard !own.isEmpty || type.declaration.access != .open else { return [] }
        // What a subclass is connected to is an outlet of this class as well.
        let family = own + code.subclasses(of: type.id).flatMap { connections.objects[$0] ?? [] }
        guard family.allSatisfy(\.isCertain), !family.isEmpty else { return [] }
        let places = own.isEmpty ? family : own
        return type.members.compactMap { member in
            guard member.isProperty, !member.isTypeMember, member.attributes.contains("IBOutlet") else { return nil }
            let connectedIn = family.map(\.object).filter { connected.connects(member, of: $0) }
            // Of a base class, what only some of the subclasses connect is up to them.
            guard !own.isEmpty || connectedIn.isEmpty && !ofUnnamedOwners.contains(ObjectiveCName.property(member))
            else { return nil }
            return Outlet(
                type: type.id,
                member: member,
                connectedIn: connectedIn,
                unconnectedIn: places.map(\.object).filter { !connected.connects(member, of: $0) }
            )
        }
    }

    /// The names of outlets whose owner nobody knows: it may be of any class.
    private static func outletsOfUnnamedOwners(_ connections: InterfaceConnections) -> Set<String> {
        Set(
            connections.all.compactMap { met in
                guard case .undecided(.unnamedOwner) = met.end else { return nil }
                return met.name
            }
        )
    }
}

/// Where documents connect outlets, by the places of the members.
private struct ConnectedPlaces {
    private(set) var away: Set<MemberPlace> = []
    private(set) var back: [MemberPlace: SourceRange] = [:]
    private var objects: [MemberPlace: Set<ObjectKey>] = [:]

    init(_ connections: InterfaceConnections) {
        var elsewhere: Set<MemberPlace> = []
        for met in connections.all where met.connection.kind == .outlet || met.connection.kind == .collection {
            guard let member = Self.outlet(of: met, connections), let owner = met.connection.owner else { continue }
            let place = MemberPlace(member)
            objects[place, default: []].insert(ObjectKey(owner))
            guard let object = met.connection.destination else { continue }
            if Self.isAround(object, owner) {
                away.insert(place)
                back[place] = back[place] ?? met.connection.range
            } else {
                elsewhere.insert(place)
                if object.element == "customObject" { away.insert(place) }
            }
        }
        for place in elsewhere { back[place] = nil }
    }

    /// Whether an object of a document has an outlet connected.
    func connects(_ member: MemberFact, of object: InterfaceObject) -> Bool {
        objects[MemberPlace(member)]?.contains(ObjectKey(object)) == true
    }

    /// Also where the document lacks what the outlet is connected to: that is a mistake of its own.
    private static func outlet(of met: MetConnection, _ connections: InterfaceConnections) -> MemberFact? {
        switch met.end {
        // That the object has lost its class is a mistake of its own.
        case .member(let member, _), .lost(let member, _): return member
        case .nowhere:
            guard let type = met.owner.types.first,
                case .member(let member, _) = connections.members.outlet(met.name, of: type)
            else { return nil }
            return member
        case .hidden, .inherited, .absent, .undecided: return nil
        }
    }

    /// Whether an object has the owner of the outlet in it, or loads it.
    private static func isAround(_ object: InterfaceObject, _ owner: InterfaceObject) -> Bool {
        if object.isOwner || object.element.hasSuffix("Controller") { return true }
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
