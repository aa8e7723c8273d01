import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// The screens that the classes of a screen open and close where no role of its architecture is there for that: by calls of UIKit, by
/// segues, and by one call of a coordinator, router or factory that opens one screen.
package struct OpenedScreens {
    /// A place at which a screen is opened or closed.
    struct Opening {
        /// The class of the controller; `nil` of what leads back.
        let destination: String?
        /// What it may be in the words of specs, the usual one first; none of a segue of the app's own class.
        let presentations: [Route.Presentation]
        let place: SourceRange
        /// Whether UIKit or a document says how it is shown, and not the name of some method.
        let isPlain: Bool
        /// That of the method or segue.
        let name: String?

        init(
            _ destination: String?,
            _ presentations: [Route.Presentation],
            at place: SourceRange,
            isPlain: Bool = true,
            name: String?
        ) {
            (self.destination, self.presentations, self.place) = (destination, presentations, place)
            (self.isPlain, self.name) = (isPlain, name)
        }

        var leadsBack: Bool { presentations.first?.leadsBack == true }
    }

    /// All that lead to screens of the app or back, in the order of the code.
    private(set) var openings: [Opening] = []
    /// Whether some open what nobody knows the class of.
    private(set) var opensUnknown = false

    private let subject: CodeSubject
    private let code: CodeIndex
    private let opened: OpenedController
    private let openers: ScreenOpeners
    private let added: AddedMethods
    private let unwindings: [Segues.Unwinding]
    /// What actions of the screen are called.
    let taken: Set<String>
    /// The classes that play roles in the screen.
    private let players: [CodeType]

    /// - Parameter players: Those of its classes that open others for it, its view first; `nil` is all of them.
    package init(by component: IndexedComponent, in subject: CodeSubject, opening players: [CodeType]? = nil) {
        self.subject = subject
        code = subject.code
        opened = OpenedController(subject)
        added = AddedMethods(subject)
        self.players = players ?? subject.players(of: component)
        openers = ScreenOpeners(besides: self.players, in: subject)
        unwindings = self.players.first.map { subject.analysis(Segues.self).unwindings(from: $0.id) } ?? []
        taken = Set(component.declaration.actions.map(\.member.name.text))
        for type in self.players + listDelegates {
            for member in type.members { add(openedBy: member) }
        }
        if let view = self.players.first {
            for segue in subject.analysis(Segues.self).segues(from: view.id) {
                let presentations = segue.presentation.map { [$0.usual] + $0.possible.subtracting([$0.usual]) } ?? []
                add(Opening(segue.destination, presentations, at: segue.place, name: segue.identifier))
            }
            for unwinding in unwindings {
                add(Opening(nil, unwinding.presentations, at: unwinding.place, name: nil))
            }
        }
    }

    /// Objects of the app that the view stores and that answer to a list in its place.
    private var listDelegates: [CodeType] {
        guard let view = players.first else { return [] }
        var seen = Set(players.map(\.id))
        return code.inheritedMembers(of: view).compactMap { member in
            guard member.kind == .storedProperty, !member.isTypeMember,
                let held = code.type(of: member).projectType, code[held].kind == .class,
                !code.isView(held), !code.isViewController(held),
                Self.listProtocols.contains(where: { code.conforms(held, toProtocolNamed: $0) }),
                seen.insert(held).inserted
            else { return nil }
            return code[held]
        }
    }

    private static let listProtocols = ["UITableViewDelegate", "UICollectionViewDelegate"]

    // MARK: Calls

    private mutating func add(openedBy member: MemberFact) {
        let styles = ShownScreens.styles(in: member)
        for call in member.calls {
            guard let name = call.name, !name.startsUppercase, name != "init" else { continue }
            add(call, called: name.string, style: styles.count == 1 ? styles.first : nil, in: member)
        }
        for assignment in member.assignments where EmbeddingProperty.isSet(by: assignment, in: member, code) {
            add(opened.className(of: assignment.value, in: member), [.embed], at: assignment.range, by: member)
        }
        // A property of the class itself replaces nothing.
        for assignment in member.assignments
        where assignment.target.components.count > 1
            && assignment.target.components.last?.name == "rootViewController"
        {
            add(opened.className(of: assignment.value, in: member), [.replace], at: assignment.range, by: member)
        }
    }

    /// - Parameter style: The `modalPresentationStyle` that the same member sets, as far as it sets one.
    private mutating func add(_ call: CallFact, called name: String, style: String?, in member: MemberFact) {
        if let shown = ShownScreen(call, style: style) {
            addShown(shown, by: call, in: member)
        } else if let presentation = ShownScreen.presentation(wrappedAs: name),
            let controller = controller(among: call.arguments, in: member)
        {
            // What a method of the screen's own does with it says more than its name.
            let shown = handedOn(by: call, in: member).first { $0.destination == controller }
            let presentations = shown?.presentations ?? [presentation]
            add(controller, presentations, at: call.range, isPlain: shown != nil, by: member)
        } else if let controller = EmbeddedController(call, in: member, code)?.className {
            add(controller, [.embed], at: call.range, by: member)
        } else if let (destination, presentation) = openers.opened(by: call, in: member) {
            let name = ScreenOpeners.namesType(call) ? nil : name
            add(Opening(destination, [presentation], at: call.range, isPlain: false, name: name))
        } else if let unwinding = unwinding(performedBy: call) {
            add(nil, unwinding.presentations, at: call.range, by: member)
        } else if let way = added.way(takenBy: call, in: member) {
            add(Opening(way.destination, way.presentations, at: call.range, name: name))
        } else {
            for shown in handedOn(by: call, in: member) {
                add(shown.destination, shown.presentations, at: call.range, by: member)
            }
        }
    }

    /// A call of UIKit's.
    private mutating func addShown(_ shown: ShownScreen, by call: CallFact, in member: MemberFact) {
        guard shown.leadsBack else {
            let destination = opened.className(of: call.arguments.first, in: member)
            return add(destination, shown.presentations, at: call.range, by: member)
        }
        if !isCallback(member), !answersOthers(member), closesItself(call) {
            add(nil, shown.presentations, at: call.range, by: member)
        }
    }

    private func unwinding(performedBy call: CallFact) -> Segues.Unwinding? {
        guard !unwindings.isEmpty, call.calledPath.count == 1, let name = call.performedSegue else { return nil }
        return unwindings.first { $0.identifier == name }
    }

    private func controller(among values: FactRows<ValueFact>, in member: MemberFact) -> String? {
        values.lazy.compactMap { opened.className(of: $0, in: member) }.first
    }

    /// What a method of a class of the screen opens of the controllers that a call hands it.
    private func handedOn(by call: CallFact, in member: MemberFact) -> [ShownScreen] {
        guard let (method, members) = method(calledBy: call, in: member) ?? added.method(calledBy: call, in: member)
        else { return [] }
        let given = ShownScreens.controllers(handedTo: method, by: call, in: member, [:], opened)
        guard !given.isEmpty else { return [] }
        return ShownScreens(by: method, among: members, given: given, in: subject).all.filter { shown in
            shown.destination.map(given.values.contains) ?? false && !shown.presentations.isEmpty
        }
    }

    /// The only method of its name in a class of the screen, and all of that.
    private func method(calledBy call: CallFact, in member: MemberFact) -> (MemberFact, [MemberFact])? {
        guard let type = player(calledBy: call, in: member) else { return nil }
        let members = code.inheritedMembers(of: type).filter { $0.kind == .method }
        let named = members.filter { member in call.name == member.baseName }
        return named.count == 1 ? (named[0], members) : nil
    }

    /// The class of the screen whose method is called: its own, or another one's, known by its type or else by what only it is asked.
    private func player(calledBy call: CallFact, in member: MemberFact) -> CodeType? {
        if call.calledPath.count == 1 {
            return call.callee.selfPath != nil ? code.owner(of: member) : nil
        }
        switch code.receiver(of: call, in: member) {
        case .project(let id):
            return players.first { $0.id == id || code[id].kind == .protocol && code.implementers(of: id) == [$0.id] }
        case .unknown:
            let name = call.fullName
            let fitting = players.filter { $0.members.contains { $0.kind == .method && $0.name.string == name } }
            return fitting.count == 1 ? fitting.first : nil
        case .platform, .ambiguous: return nil
        }
    }

    private func isCallback(_ member: MemberFact) -> Bool {
        SystemTypes.callbacks.contains { member.name == $0.method }
    }

    /// Whether the method stands in an extension for protocols of others alone: what it closes may be who calls it, such as a picker.
    private func answersOthers(_ member: MemberFact) -> Bool {
        guard let owner = member.owner, owner.kind == .extension, !owner.inheritedTypes.isEmpty else { return false }
        return owner.inheritedTypes.allSatisfy { code.lookup($0.type, in: owner.parent).candidates.isEmpty }
    }

    /// Whether it is the screen itself that goes, and not what it has opened.
    private func closesItself(_ call: CallFact) -> Bool {
        let receivers = call.calledPath.dropLast().map(\.name.string)
        return receivers.allSatisfy(Self.own.contains)
            && (call.callee.root == .self || call.callee.root == .name || call.callee.local?.value?.kind == .self)
    }

    private static let own: Set<String> = ["navigationController", "presentingViewController", "self", "view"]

    // MARK: Adding

    private mutating func add(
        _ destination: String?,
        _ presentations: [Route.Presentation],
        at place: SourceRange,
        isPlain: Bool = true,
        by member: MemberFact
    ) {
        if let destination, isOwn(destination), !isOfView(member), !isAsked(member) { return }
        let isNamed =
            member.kind == .method && !member.isOverride && member.attributes.isEmpty && !member.isTypeMember
            && !isCallback(member) && !member.isOfMenu(place)
        let name = isNamed ? member.baseName.string : nil
        add(Opening(destination, presentations, at: place, isPlain: isPlain, name: name))
    }

    private mutating func add(_ opening: Opening) {
        guard opening.destination != nil || opening.leadsBack else {
            opensUnknown = true
            return
        }
        if let destination = opening.destination {
            if isOfSystem(destination) { return }
            if isOwn(destination), opening.presentations.first != .push { return }
        }
        openings.append(opening)
    }

    private func isOwn(_ destination: String) -> Bool {
        players.contains { code.qualifiedName(of: $0.id) == destination }
    }

    private func isOfView(_ member: MemberFact) -> Bool {
        code.owner(of: member)?.id == players.first?.id
    }

    /// Whether a class of the screen asks for what a method does, which otherwise is how others come to the screen: a coordinator's
    /// `start()`.
    private func isAsked(_ member: MemberFact) -> Bool {
        let owner = code.owner(of: member)
        return players.contains { player in
            player.members.contains { asking in
                asking.calls.contains { $0.name == member.baseName && mayReach($0, in: asking, owner) }
            }
        }
    }

    /// Whether a call may go to an object of a class: so may all whose receiver nobody knows.
    private func mayReach(_ call: CallFact, in member: MemberFact, _ type: CodeType?) -> Bool {
        guard let type, call.calledPath.count > 1, let held = code.receiver(of: call, in: member).projectType
        else { return true }
        return code[held].kind == .protocol || code.classes(from: type.id).contains(held)
            || code.classes(from: held).contains(type.id)
    }

    /// Whether it is a controller that shows all by itself, be it in an app's own class of which no spec says anything, or an alert.
    private func isOfSystem(_ name: String) -> Bool {
        if PlatformType(named: name) != nil { return true }
        let isDescribed = subject.specs.components.contains { $0.component.viewType == name }
        return code.types(named: name).contains { type in
            guard let platform = code.platformClass(of: type)?.name else { return false }
            return platform == "UIAlertController" || !isDescribed && OpenedController.complete.contains(platform)
        }
    }
}
