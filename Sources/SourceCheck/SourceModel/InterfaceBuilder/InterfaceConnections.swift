import InterfaceBuilder
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// A connection of a document beside the class that has to have its other end.
struct MetConnection: Sendable {
    let file: InterfaceFile
    let connection: InterfaceConnection
    /// Who has to have the outlet or the method.
    let owner: MeantClass
    let end: End

    enum End: Sendable {
        /// Where several classes of the name may be meant, the first that has it.
        case member(MemberFact, of: TypeID)
        case hidden(MemberFact, of: TypeID)
        case inherited
        /// None of the classes that may be meant has it.
        case absent(of: TypeID)
        /// The object is of a class of the system, and has lost that of the project which has it.
        case lost(MemberFact, of: TypeID)
        /// The document itself has no such object.
        case nowhere
        case undecided(MeantClass.Reason)

        /// Whether another class than the one that was looked at may have it.
        var isOpen: Bool {
            switch self {
            case .hidden, .absent, .undecided: true
            case .member, .inherited, .lost, .nowhere: false
            }
        }
    }

    var name: String { connection.name ?? "" }
}

extension InterfaceConnection {
    /// The object that has to have the other end.
    var target: InterfaceObject? { kind == .action ? destination : owner }
}

/// All that storyboards and xibs connect, and what the classes have for it.
struct InterfaceConnections: CodeAnalysis {
    let classes: ClassResolution
    let members: ExposedMembers
    /// Outlets, collections, actions, unwind segues and methods that make controllers, in the order of files and places.
    let all: [MetConnection]
    /// The objects of each class of Swift, with the files that they are in.
    let objects: [TypeID: [ObjectPlace]]
    /// The places of the first connections of objects that have lost their classes: each is one mistake, whatever it connects.
    let firstLost: Set<SourceRange>

    struct ObjectPlace: Sendable {
        let file: InterfaceFile
        let object: InterfaceObject
        /// Whether no other class may be meant.
        let isCertain: Bool
    }

    init(of subject: CodeSubject) {
        let code = subject.code
        let sources = subject.interfaces
        let classes = subject.analysis(ClassResolution.self)
        let members = ExposedMembers(code, classes)
        self.classes = classes
        self.members = members
        let unwinding = Lazy { UnwindActions(code) }
        let found = code.jobs.map(sources.files) { file in
            FileConnections(file, classes, members, unwinding)
        }
        let all = found.flatMap(\.connections)
        self.all = all
        var seen: Set<SourceRange> = []
        firstLost = Set(
            all.compactMap { met in
                guard case .lost = met.end, let object = met.connection.target, seen.insert(object.range).inserted
                else {
                    return nil
                }
                return met.connection.range
            }
        )
        objects = found.reduce(into: [:]) { all, file in
            all.merge(file.objects) { $0 + $1 }
        }
    }
}

/// What can take an unwind segue: any controller on the way back.
struct UnwindActions: Sendable {
    private let selectors: [String: (MemberFact, TypeID)]

    init(_ code: CodeIndex) {
        var selectors: [String: (MemberFact, TypeID)] = [:]
        for type in code.types {
            for member in type.members where member.kind == .method && member.attributes.contains("IBAction") {
                guard member.isUnwindAction else { continue }
                let selector = ObjectiveCName.selector(of: member)
                if selectors[selector] == nil { selectors[selector] = (member, type.id) }
            }
        }
        self.selectors = selectors
    }

    subscript(selector: String) -> (MemberFact, TypeID)? { selectors[selector] }
}

/// The connections of one document.
private struct FileConnections: Sendable {
    private(set) var connections: [MetConnection] = []
    private(set) var objects: [TypeID: [InterfaceConnections.ObjectPlace]] = [:]

    init(_ file: InterfaceFile, _ classes: ClassResolution, _ members: ExposedMembers, _ unwinding: Lazy<UnwindActions>)
    {
        let all = file.document.objects
        let meant = all.map { classes.meantClass(of: $0, in: file) }
        for (object, meantClass) in zip(all, meant) where object.customClass != nil {
            let types = meantClass.types
            for type in types {
                objects[type, default: []].append(.init(file: file, object: object, isCertain: types.count == 1))
            }
        }
        let namesake = Namesake(of: file, classes)
        for connection in file.document.connections where connection.kind != .segue {
            let target = connection.target
            let owner = target.map { meant[$0.index] } ?? .undecided(.element)
            var end = Self.end(of: connection, at: owner, meant, members, unwinding)
            if target?.isOwner == true, end.isOpen, let namesake = namesake.member(connection, members) {
                end = namesake
            }
            connections.append(MetConnection(file: file, connection: connection, owner: owner, end: end))
        }
    }

    private static func end(
        of connection: InterfaceConnection,
        at owner: MeantClass,
        _ meant: [MeantClass],
        _ members: ExposedMembers,
        _ unwinding: Lazy<UnwindActions>
    ) -> MetConnection.End {
        guard let name = connection.name else { return .undecided(.element) }
        switch connection.kind {
        case .segue: return .inherited
        case .unwind:
            if let (member, type) = unwinding.value[name] { return .member(member, of: type) }
            return .undecided(.responder)
        case .outlet, .collection:
            if connection.destination == nil { return .nowhere }
            return end(at: owner) {
                members.outlet(name, of: $0)
            } platform: { type in
                members.owner(ofOutlet: name, insteadOf: type).map { .lost($0.member, of: $0.type) } ?? .inherited
            }
        case .action:
            if connection.destination == nil { return .nowhere }
            return end(at: owner) {
                members.action(name, of: $0)
            } platform: { type in
                members.owner(ofAction: name, insteadOf: type).map { .lost($0.member, of: $0.type) } ?? .inherited
            }
        case .creation:
            // The controller that the segue starts at.
            var next = connection.owner
            while let object = next, object.parent != nil { next = object.parent }
            let controller = next.map { meant[$0.index] } ?? .undecided(.element)
            return end(at: controller) {
                members.action(name, of: $0)
            } platform: { _ in
                .undecided(.element)
            }
        }
    }

    private static func end(
        at owner: MeantClass,
        _ find: (TypeID) -> ExposedMembers.Found,
        platform: (PlatformType) -> MetConnection.End
    ) -> MetConnection.End {
        switch owner {
        case .undecided(let reason): return .undecided(reason)
        case .missing: return .undecided(.package)
        case .platform(let type): return platform(type)
        case .project(let types):
            // The best that one of them has: nobody knows which is meant.
            var best: MetConnection.End?
            for type in types {
                switch find(type) {
                case .member(let member, let owner): return .member(member, of: owner)
                case .inherited: return .inherited
                case .undecided(let reason): best = .undecided(reason)
                case .hidden(let member, let owner): best = best ?? .hidden(member, of: owner)
                case .absent: best = best ?? .absent(of: type)
                }
            }
            return best ?? .undecided(.element)
        }
    }
}

/// The class that is called like a document, which code may load as its owner, whatever class the document says.
private struct Namesake {
    private let types: [TypeID]

    init(of file: InterfaceFile, _ classes: ClassResolution) {
        types = classes.meantClass(named: file.name, module: nil, isOfTarget: false, in: file).types
    }

    /// What it has for a connection of the owner.
    func member(_ connection: InterfaceConnection, _ members: ExposedMembers) -> MetConnection.End? {
        guard let name = connection.name else { return nil }
        for type in types {
            let found = connection.kind == .action ? members.action(name, of: type) : members.outlet(name, of: type)
            if case .member(let member, let owner) = found { return .member(member, of: owner) }
        }
        return nil
    }
}
