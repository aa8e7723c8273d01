import ScreenModel
import SourceCheck
import SourceFacts

/// By which types of the app the class of a view and those around it talk, beside the channels of an architecture: protocols that
/// several screens may share, and objects that the architecture has no role for.
struct InterfaceReading {
    /// Somebody who may speak or listen, and what a document calls it: a role, or a type.
    private struct End {
        let type: CodeType
        let name: String
        /// Whether it decides what the view shows, and not where it leads to.
        var isPartner = true
    }

    private let view: End
    /// The roles beside the view, and the objects that its class stores.
    private let others: [End]
    /// What the screen or the view is called, without the word for what it is.
    private let stem: String
    /// The classes that play roles in the screen.
    private let players: Set<TypeID>
    /// What channels and delegates are for.
    private let taken: Set<TypeID>
    private let reader: CodeReader
    private var code: CodeIndex { reader.code }

    /// - Parameters:
    ///   - players: By the names of roles; of a view's own document none.
    ///   - taken: What channels and delegates are for.
    init(
        of view: CodeType,
        called stem: String,
        _ players: [(role: Role, type: CodeType)] = [],
        beside taken: Set<TypeID>,
        _ reader: CodeReader
    ) {
        let code = reader.code
        let role = players.first { $0.type.id == view.id }?.role.name.text
        self.view = End(type: view, name: role ?? InterfaceUse.view)
        let beside = players.filter { $0.type.id != view.id }.map {
            End(type: $0.type, name: $0.role.name.text, isPartner: !HeldObjects.isNavigator($0.type.name))
        }
        let known = Set(players.map(\.type.id) + [view.id])
        self.players = known
        var seen = known
        let held = HeldObjects(of: view, code).all.filter { held in
            held.isPlayer && !code.isView(held.type.id) && !code.isViewController(held.type.id)
                && Self.isNamed(held.type, reader) && seen.insert(held.type.id).inserted
        }.map { End(type: $0.type, name: code.qualifiedName(of: $0.type.id), isPartner: !$0.isNavigator) }
        others = beside + held
        self.stem =
            Self.kinds.first { stem.hasSuffix($0) && stem != $0 }.map { String(stem.dropLast($0.count)) } ?? stem
        self.taken = taken.union(known)
        self.reader = reader
    }

    private static let kinds = ["ViewController", "Controller", "View"]

    /// An interface, and the entry that says who talks by it.
    struct Found {
        let type: CodeType
        let entry: DocumentEntry
    }

    /// Each type once: what the view listens to, then what it and its partners speak by.
    var all: [Found] {
        var found: [Found] = []
        for interface in heard + spoken where !found.contains(where: { $0.type.id == interface.type.id }) {
            found.append(interface)
        }
        return found
    }

    // MARK: Listening

    /// Protocols that the view's class conforms to, be it through others, and by which somebody beside it talks to it; or that nobody
    /// else conforms to and that stand beside it.
    private var heard: [Found] {
        code.protocols(of: view.type.id).compactMap(\.projectType).compactMap { id in
            let type = code[id]
            guard !taken.contains(id), isSayable(type) else { return nil }
            for other in others {
                if let member = property(of: type, in: other) { return found(type, from: other, member, to: view) }
            }
            return isOfViewAlone(type) || isToldByNavigators(type) ? found(type, to: view) : nil
        }
    }

    /// Whether a protocol stands beside the class that alone conforms to it, and nobody keeps it, as a view does its delegate.
    private func isOfViewAlone(_ type: CodeType) -> Bool {
        guard type.file == view.type.file || isCalledSo(type), code.implementers(of: type.id) == [view.type.id] else {
            return false
        }
        return reader.keepers[type.name] == nil
    }

    /// Whether those who lead to screens tell controllers something by it.
    private func isToldByNavigators(_ type: CodeType) -> Bool {
        reader.givenToNavigators.contains(type.name)
            && code.implementers(of: type.id).allSatisfy(code.isViewController)
    }

    // MARK: Speaking

    /// What the view and its partners store of those who belong to the same screen, who lead to others, or who are told what a person
    /// did.
    private var spoken: [Found] {
        let own = HeldObjects(of: view.type, code).all.filter { isOwn($0) }.map(\.type.id)
        let partners = others.filter {
            $0.isPartner && (own.contains($0.type.id) || isCalledSo($0.type)) && !isOfOtherScreen($0.type)
        }
        return ([view] + partners).flatMap { end in protocols(heldBy: end) + objects(heldBy: end) }
    }

    /// Whether somebody plays a role in screens of other views alone, such as that of a controller which the view shows within.
    private func isOfOtherScreen(_ type: CodeType) -> Bool {
        guard !players.contains(type.id) else { return false }
        let screens = reader.subject.roles.plays(of: type.id).map { reader.subject.roles.screen(of: $0) }
        let views = screens.flatMap { $0.types(playing: $0.architecture.viewRole?.name.text ?? "") }
        // A base class may share who decides what it shows with one below it.
        return !views.isEmpty
            && !views.contains {
                code.classes(from: $0).contains(view.type.id) || code.classes(from: view.type.id).contains($0)
            }
    }

    private func protocols(heldBy end: End) -> [Found] {
        properties(of: end).compactMap { member in
            guard let id = code.type(of: member).projectType, !taken.contains(id) else { return nil }
            let type = code[id]
            guard isSayable(type), !code.conforms(view.type.id, to: id) else { return nil }
            let isAsked =
                isCalledSo(type) || isOfPartner(type, of: end) || end.type.id == view.type.id && isToldByHandlers(type)
            // Who leads to other screens may be called a service.
            guard isAsked && !Self.isService(type.name) || leadsToScreens(type) && isCalled(type, by: end) else {
                return nil
            }
            return found(type, from: end, member)
        }
    }

    private func objects(heldBy end: End) -> [Found] {
        HeldObjects(of: end.type, code).all.compactMap { held in
            // Models of buttons and cells are no partners of the screen.
            let isPartOfOther = end.type.id != view.type.id && held.type.name.hasSuffix("ViewModel")
            guard held.member.isProperty, held.declared.id == held.type.id, !taken.contains(held.type.id), isOwn(held),
                !isPartOfOther,
                Self.isNamed(held.type, reader)
            else { return nil }
            return found(held.type, from: end, held.member)
        }
    }

    /// Whether an object belongs to the screen: by its name, or since it decides what a view shows.
    private func isOwn(_ held: HeldObjects.Held) -> Bool {
        let isData = held.type.name.hasSuffix("Model") && !held.type.name.hasSuffix("ViewModel")
        return held.isPlayer && !isData && !code.isView(held.type.id) && !code.isViewController(held.type.id)
            && (held.isCalled(after: stem) || Self.partners.contains(where: held.type.name.hasSuffix))
    }

    private static let deciding = ["ViewModel", "Presenter", "Interactor"]
    private static let partners = deciding + ["Coordinator"]

    /// Whether a protocol is that of a service or a use case, which are nobody's of a screen, whatever they are called after.
    private static func isService(_ name: String) -> Bool {
        let name = name.hasSuffix("Protocol") ? String(name.dropLast("Protocol".count)) : name
        return name.hasSuffix("UseCase") || HeldObjects.isService(name)
    }

    /// Whether a protocol is for one alone, who decides what a view shows, and nobody else keeps it.
    private func isOfPartner(_ type: CodeType, of end: End) -> Bool {
        guard let only = code.onlyImplementer(of: type.id) else { return false }
        return Self.deciding.contains(where: only.name.hasSuffix)
            && reader.keepers[type.name]?.isSubset(of: code.classes(from: end.type.id)) ?? false
    }

    /// Whether somebody asks for something of a protocol, and does not only hand it on.
    private func isCalled(_ type: CodeType, by end: End) -> Bool {
        code.classes(from: end.type.id).contains { !CalledMethods(of: type, by: code[$0], code).all.isEmpty }
    }

    private func isCalledSo(_ type: CodeType) -> Bool {
        type.name.hasPrefix(stem) && type.name != stem
    }

    /// Whether what a protocol asks for makes or opens controllers.
    private func leadsToScreens(_ type: CodeType) -> Bool {
        type.declaration.members.contains { member in
            guard member.kind == .method else { return false }
            let made = member.type.map { code.lookup($0.stripped, in: member).projectType } ?? nil
            return made.map(code.isViewController) == true || member.baseName.string.hasSuffix("ViewController")
        }
    }

    private func isToldByHandlers(_ type: CodeType) -> Bool {
        let names = Set(type.declaration.members.filter(\.isRequirement).map(\.baseName.string))
        // Another object may be told the same.
        return view.type.handlers.contains { reader.subject.says(names, $0, in: view.type) } && isCalled(type, by: view)
    }

    // MARK: Properties

    private func properties(of end: End) -> [MemberFact] {
        code.classes(from: end.type.id).flatMap { code[$0].members }.filter {
            $0.kind == .storedProperty && !$0.isTypeMember && !$0.isInsideConditionalCompilation
        }
    }

    private func property(of type: CodeType, in end: End) -> MemberFact? {
        properties(of: end).first { code.names(type.id, $0) }
    }

    // MARK: Entries

    private func found(_ type: CodeType, from: End? = nil, _ member: MemberFact? = nil, to: End? = nil) -> Found {
        var keys: [DocumentEntry] = []
        if let from { keys.append(DocumentEntry("from", from.name)) }
        if let to { keys.append(DocumentEntry("to", to.name)) }
        if let member, !member.isUnowned { keys.append(DocumentEntry("reference", member.isWeak ? "weak" : "strong")) }
        return Found(type: type, entry: DocumentEntry(code.qualifiedName(of: type.id), .mapping(keys)))
    }

    /// Whether a spec can say all that a protocol asks for, and it asks for something.
    private func isSayable(_ type: CodeType) -> Bool {
        type.kind == .protocol && Self.isNamed(type, reader) && reader.isSayable(type)
            && type.declaration.members.contains(where: \.isRequirement)
    }

    /// Whether a name in a document is certain to be this type.
    private static func isNamed(_ type: CodeType, _ reader: CodeReader) -> Bool {
        let code = reader.code
        let isAlone = code.hasNoNamesake(type.id) || type.kind == .protocol && code.isOnlyProtocol(type.id)
        return isAlone && !type.isHidden && code.file(of: type).isChecked
            && type.declaration.genericParameters.isEmpty && !type.declaration.isInsideConditionalCompilation
    }
}
