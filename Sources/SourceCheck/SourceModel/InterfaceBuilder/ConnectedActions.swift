import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// What documents let controls, gestures and bar items send to methods, in the words of triggers.
struct ConnectedActions: CodeAnalysis {
    private let occasions: [MemberPlace: [Occasion]]
    /// Those that set nothing off, by the places of their connections.
    private let lost: [SourceRange: Occasion]
    /// The classes of which all documents are known.
    private let known: Set<TypeID>

    init(of subject: CodeSubject) {
        let connections = subject.analysis(InterfaceConnections.self)
        var occasions: [MemberPlace: [Occasion]] = [:]
        var lost: [SourceRange: Occasion] = [:]
        for (_, met) in Dictionary(grouping: connections.all, by: { $0.connection.document.file }) {
            let names = SubviewNames(met)
            for met in met where met.connection.kind == .action {
                guard let occasion = Self.occasion(of: met, names, connections.classes, subject.code) else { continue }
                switch met.end {
                case .member(let member, _): occasions[MemberPlace(member), default: []].append(occasion)
                case .absent: lost[met.connection.range] = occasion
                default: break
                }
            }
        }
        self.occasions = occasions.mapValues { $0.sorted { $0.place < $1.place } }
        self.lost = lost
        let isComplete = subject.interfaces.isComplete
        known = Set(connections.objects.filter { isComplete && $0.value.allSatisfy(\.isCertain) }.keys)
    }

    /// What sends the action that a method is.
    func occasions(of method: MemberFact) -> [Occasion] {
        occasions[MemberPlace(method)] ?? []
    }

    /// What would set off a method that the class does not have.
    func lostOccasion(at connection: SourceRange) -> Occasion? { lost[connection] }

    /// Whether documents name a class, so that nothing but them and code sends its actions.
    func knows(_ type: TypeID) -> Bool {
        known.contains(type)
    }

    private static func occasion(
        of met: MetConnection,
        _ names: SubviewNames,
        _ classes: ClassResolution,
        _ code: CodeIndex
    ) -> Occasion? {
        guard let sender = met.connection.owner, let target = met.connection.destination else { return nil }
        let meant = classes.meantClass(of: sender, in: met.file)
        let platform = meant.platformClass(code)
        let place = met.connection.range
        if let platform, platform.isSubclass(of: "UIGestureRecognizer") {
            let events = SystemTypes.gestures.filter { $0.recognizerClass == platform.name }.map(\.name)
                .sorted { $0.count < $1.count }
            guard !events.isEmpty, let view = names.view(recognizedBy: sender) else { return nil }
            let path: [String]? =
                view.index == target.index || view.key == "view" ? [] : names.path(of: view, for: target)
            guard let path else { return nil }
            return Occasion(
                sender: .object(ObjectPath(path)),
                events: events,
                recognizer: names.path(of: sender, for: target).map(ObjectPath.init),
                place: place
            )
        }
        let event = platform?.isSubclass(of: "UIBarItem") == true ? "select" : met.connection.event
        let path = sender.index == target.index ? [] : names.path(of: sender, for: target)
        // A control of a package's class is known by its outlet, one of the app's own below that by its name.
        let object = path.map { Occasion.Sender.object(ObjectPath($0)) }
        let anyObject = meant.className(code).map(Occasion.Sender.anyObject)
        guard let event, let start = object ?? anyObject else { return nil }
        var occasion = Occasion(sender: start, events: [event], place: place)
        occasion.isOfNoOutlet = path == nil && !names.isConnected(sender)
        occasion.isUnnamed = occasion.isOfNoOutlet
        return occasion
    }
}

/// By which outlets the objects of one document are known to others.
private struct SubviewNames {
    /// By the numbers of objects.
    private var outlets: [Int: [(owner: Int, name: String)]] = [:]
    private var views: [Int: InterfaceObject] = [:]
    /// The numbers of objects that some outlet or collection leads to, be it one of a class that nobody knows.
    private var connected: Set<Int> = []

    init(_ connections: [MetConnection]) {
        for met in connections {
            guard let owner = met.connection.owner, let destination = met.connection.destination else { continue }
            if met.name == "gestureRecognizers" { views[destination.index] = owner }
            if met.connection.kind != .action { connected.insert(destination.index) }
            guard met.connection.kind == .outlet, case .member(let member, _) = met.end else { continue }
            outlets[destination.index, default: []].append((owner.index, member.baseName.string))
        }
    }

    func path(of object: InterfaceObject, for owner: InterfaceObject) -> [String]? {
        outlets[object.index]?.first { $0.owner == owner.index }.map { [$0.name] }
    }

    func isConnected(_ object: InterfaceObject) -> Bool { connected.contains(object.index) }

    func view(recognizedBy recognizer: InterfaceObject) -> InterfaceObject? {
        views[recognizer.index]
    }
}
