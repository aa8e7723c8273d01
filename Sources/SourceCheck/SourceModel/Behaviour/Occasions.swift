import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// Finds out what sets code of a view off, from where it stands back to what a person does.
struct Occasions {
    private let subject: CodeSubject
    private let family: ViewFamily
    private let connected: ConnectedActions
    private let members: [MemberFact]
    /// What the members name, by each name, with the positions of the members.
    private let uses: [FactText: [(position: Int, use: UseFact)]]
    /// The full names of what the view is told: its inputs, and the messages of channels.
    private let told: Set<String>
    /// Of the app, which triggers name as what an action comes from.
    private let classes: Set<String>
    private var registrations: [Int: Registrations] = [:]
    /// Methods that are being looked at: what calls itself is set off by others.
    private var open: Set<MemberPlace> = []
    /// Methods that have been looked at since the one that was asked for first: there may be many ways to each.
    private var finished: [MemberPlace: KnownOccasions] = [:]
    /// Closures of root views that are being looked at.
    private var tellers: Set<String> = []

    init(of family: ViewFamily, _ subject: CodeSubject) {
        self.subject = subject
        self.family = family
        connected = subject.analysis(ConnectedActions.self)
        members = family.members
        uses = Self.usesByName(in: members)
        let component = family.component
        let controls = component.declaration.actions.flatMap(\.triggers).compactMap(\.control?.type.unwrapped)
        classes = Set(
            controls.compactMap { type -> String? in
                guard case .named(let name) = type, PlatformType(named: name.path) == nil else { return nil }
                return name.path
            }
        )
        let actions = Set(component.declaration.actions.map(\.member.fullName))
        told = Set(
            (component.declaration.inputs
                + component.component.interfaces.filter { $0.kind == .channel }.flatMap(\.members)
                + (component.declaration.screen?.channels ?? []).flatMap(\.messages)).map(\.fullName)
        ).subtracting(actions)
    }

    private static func usesByName(in members: [MemberFact]) -> [FactText: [(position: Int, use: UseFact)]] {
        var found: [FactText: [(position: Int, use: UseFact)]] = [:]
        for (position, member) in members.enumerated() {
            for use in member.uses {
                for name in Set(use.components.map(\.name)) { found[name, default: []].append((position, use)) }
            }
        }
        return found
    }

    // MARK: Actions

    /// What sets an action off, and whether that is all.
    mutating func occasions(of action: SentAction) -> KnownOccasions {
        var found = KnownOccasions()
        for place in action.places {
            if let occasion = place.occasion {
                found.add(occasion)
                continue
            }
            switch place.kind {
            case .handler: found += occasions(of: place.member)
            case .call: found += occasions(of: place.range, in: place.member)
            case .selector: found += registration(at: place.range, in: place.member)
            }
        }
        return found
    }

    /// What a control is told to call others for.
    private mutating func registration(at selector: SourceRange, in member: MemberFact) -> KnownOccasions {
        guard let position = members.firstIndex(where: { MemberPlace($0) == MemberPlace(member) }) else {
            return .unknown
        }
        let registered = registrations(of: member, at: position).selectorsOfOthers
        return registered.first { $0.key.contains(selector) }.map { KnownOccasions([$0.value]) } ?? .unknown
    }

    // MARK: Methods

    /// What sets a method off: nothing for a private one that nothing mentions.
    mutating func occasions(of method: MemberFact) -> KnownOccasions {
        guard method.kind == .method, !method.isTypeMember, let type = subject.code.owner(of: method)
        else { return .unknown }
        let own = occurrence(calling: method, of: type)
        guard
            members.count(where: { $0.kind == .method && $0.baseName == method.baseName }) == 1
                || callback(method) != nil
        else {
            // Which of several is named elsewhere, nobody can tell.
            return own.map { KnownOccasions([$0]) } ?? .unknown
        }
        if let moment = Self.moment(method) { return KnownOccasions([moment]) }
        if let callbacks = callback(method) {
            var found = KnownOccasions(callbacks)
            for (position, use) in uses[method.baseName] ?? [] where use.role == .selector {
                found += occasions(of: use, naming: method, in: members[position], at: position)
            }
            return found
        }
        let place = MemberPlace(method)
        if let known = finished[place] { return known }
        guard open.insert(place).inserted else { return KnownOccasions() }
        let found = callers(of: method, of: type, own)
        open.remove(place)
        finished[place] = found
        // Within a circle, what one finds lacks what is found before it.
        if open.isEmpty, tellers.isEmpty { finished = [:] }
        return found
    }

    private mutating func callers(of method: MemberFact, of type: CodeType, _ own: Occasion?) -> KnownOccasions {
        var found = KnownOccasions(isComplete: own != nil || isOnlyCalledHere(method, of: type))
        if let own { found.add(own) }
        for occasion in connected.occasions(of: method) { found.add(occasion) }
        for (position, use) in uses[method.baseName] ?? [] where !isOfAnotherObject(use, method.baseName) {
            found += occasions(of: use, naming: method, in: members[position], at: position)
        }
        found += occasions(ofSelectorsNaming: method, of: type)
        // Of what is not there to be registered UIKit may know more than is known here.
        if found.all.isEmpty, !subject.code.isHidden(method), !method.isToBeRegistered { found.isComplete = false }
        return found
    }

    /// What selectors outside of the view are registered for, which a constant of `Selector` holds; nobody follows any other.
    private mutating func occasions(ofSelectorsNaming method: MemberFact, of type: CodeType) -> KnownOccasions {
        var found = KnownOccasions()
        for selector in subject.code.selectorUses.uses(of: method.baseName)
        where selector.components.first?.name == type.name
            && !members.contains(where: { $0.facts.file == selector.facts.file && $0.range.contains(selector.range) })
        {
            guard let constant = selector.constantOfSelector else {
                found.isComplete = false
                continue
            }
            for (position, use) in uses[constant.baseName] ?? [] where use.root == .implicit {
                let registered = registrations(of: members[position], at: position).selectors
                let occasion = registered.first { $0.key.contains(use.range) }?.value
                found += occasion.map { KnownOccasions([$0]) } ?? .unknown
            }
        }
        return found
    }

    private func isOnlyCalledHere(_ method: MemberFact, of type: CodeType) -> Bool {
        !method.isOverride && (!method.attributes.contains("IBAction") || connected.knows(type.id))
            && !method.attributes.contains { $0.name == "objc" && $0.argument != nil }
            && !subject.code.isDemanded(method, of: type)
            && (subject.code.isHidden(method) || !mayBeCalledByOthers(method, of: type))
    }

    /// A message of the spec, or what is called of a delegate of whom no spec says anything.
    private func occurrence(calling method: MemberFact, of type: CodeType) -> Occasion? {
        guard !method.isOverride else { return nil }
        let kind: Occurrence.Kind
        if told.contains(method.name) {
            kind = .message
        } else if method.access != .private, mayBeDemanded(method, of: type),
            !subject.visibility.mayBeUsed(method, beyond: type)
        {
            kind = .callback
        } else {
            return nil
        }
        return Occasion(
            sender: .occurrence(kind, method.name.string),
            events: ["called"],
            place: method.nameRange
        )
    }

    /// Whether a protocol asks for the method, or one that nobody knows may.
    private func mayBeDemanded(_ method: MemberFact, of type: CodeType) -> Bool {
        subject.code.isDemanded(method, of: type)
            || !subject.code.unknownAncestors(of: type.id).isEmpty && !method.isToBeRegistered
                && uses[method.baseName] == nil
    }

    /// Whether other code names the method, or a protocol that nobody knows may ask for it.
    private func mayBeCalledByOthers(_ method: MemberFact, of type: CodeType) -> Bool {
        subject.visibility.mayBeUsed(method, beyond: type)
            || !subject.code.unknownAncestors(of: type.id).isEmpty && !method.isToBeRegistered
    }

    /// Whether the name is that of a member of something else: `presenter?.save()`.
    private func isOfAnotherObject(_ use: UseFact, _ name: FactText) -> Bool {
        if use.root == .implicit || use.root == .local && use.components.first?.name == name { return true }
        guard let first = use.components.first, first.name != name, !first.startsUppercase else { return false }
        return use.local?.value?.kind != .self
    }

    private mutating func occasions(of use: UseFact, naming method: MemberFact, in member: MemberFact, at position: Int)
        -> KnownOccasions
    {
        if use.role == .selector {
            if isTakenBack(use, in: member) { return KnownOccasions() }
            let registrations = registrations(of: member, at: position)
            let occasion = registrations.selectors.first { $0.key.contains(use.range) }?.value
            return occasion.map { KnownOccasions([$0]) } ?? .unknown
        }
        guard use.components.last?.name == method.baseName, use.components.last?.isCalled == true else {
            return .unknown
        }
        return occasions(of: use.range, in: member, at: position)
    }

    private func isTakenBack(_ selector: UseFact, in member: MemberFact) -> Bool {
        member.calls.contains { call in call.range.contains(selector.range) && call.name == "removeTarget" }
    }

    // MARK: Places

    /// What sets off what stands at a place in a member of the view.
    mutating func occasions(of place: SourceRange, in member: MemberFact, at position: Int? = nil) -> KnownOccasions {
        guard let position = position ?? members.firstIndex(where: { MemberPlace($0) == MemberPlace(member) }),
            !member.locals.contains(where: { $0.kind == .function })
        else { return .unknown }
        if let occasion = registrations(of: member, at: position).references[place] {
            return causes(of: occasion) ?? KnownOccasions([occasion])
        }
        var place = place
        while let closure = EnclosingClosure(around: place, in: member) {
            if let occasion = registrations(of: member, at: position).closures[closure.range] {
                if let causes = causes(of: occasion) { return causes }
                var found = KnownOccasions([occasion])
                // Who chooses in an alert has touched what opened it before.
                if occasion.isChosenLater, let call = closure.call {
                    found += occasions(of: call.range, in: member, at: position)
                }
                return found
            }
            guard closure.isRunAtOnce, let call = closure.call else { return .unknown }
            place = call.range
        }
        let found = occasions(of: member)
        return member.tellsSendersApart ? found.toldApart : found
    }

    /// What sets off what a root view of the family tells its controller by a closure; `nil` where it is nothing of the kind.
    private mutating func causes(of occasion: Occasion) -> KnownOccasions? {
        guard let teller = occasion.teller, let name = occasion.events.first,
            let type = family.types.first(where: { $0.name == teller }), type.id != family.type.id
        else { return nil }
        let key = "\(teller).\(name)"
        guard tellers.insert(key).inserted else { return nil }
        defer { tellers.remove(key) }
        var found = KnownOccasions(isComplete: false)
        for member in type.members {
            for use in member.uses {
                guard let path = use.selfPath, path.last?.isCalled == true, path.last?.name == name,
                    path.count == 1 || path.count == 2 && path.first?.name == "actions"
                else { continue }
                found += occasions(of: use.range, in: member)
            }
        }
        return found.all.isEmpty ? nil : found
    }

    private mutating func registrations(of member: MemberFact, at position: Int) -> Registrations {
        if let known = registrations[position] { return known }
        let found = Registrations(in: member, triggeredBy: classes, subject)
        registrations[position] = found
        return found
    }

    // MARK: What UIKit calls

    static let moments = [
        "viewDidLoad()": "didLoad", "viewWillAppear(_:)": "willAppear", "viewIsAppearing(_:)": "willAppear",
        "viewDidAppear(_:)": "didAppear", "viewWillDisappear(_:)": "willDisappear",
        "viewDidDisappear(_:)": "didDisappear",
    ]

    private static func moment(_ method: MemberFact) -> Occasion? {
        guard method.isOverride, let event = moments[method.name.string] else { return nil }
        return Occasion(sender: .screen, events: [event], place: method.nameRange)
    }

    /// What UIKit, or a view that a spec describes, calls a method for.
    private func callback(_ method: MemberFact) -> [Occasion]? {
        let found = SystemTypes.callbacks.filter { method.name == $0.method }
        guard let first = found.first else {
            // Other methods may be called so, too.
            guard let type = subject.code.owner(of: method), subject.code.isDemanded(method, of: type)
            else { return nil }
            return subject.analysis(OwnEvents.self).event(calling: method).map { event in
                let sender = Occasion.Sender.anyObject(ofClass: event.sender)
                var occasion = Occasion(sender: sender, events: [event.name], place: method.nameRange)
                occasion.listener = event.listener
                return [occasion]
            }
        }
        var occasion = Occasion(
            sender: .anyObject(ofClass: first.sender),
            events: found.map(\.event),
            place: method.nameRange
        )
        occasion.listener = first.listener
        return [occasion]
    }
}

extension MemberFact {
    /// Whether Objective-C knows a method, as is needed of what a control or a gesture calls.
    fileprivate var isToBeRegistered: Bool {
        attributes.contains { $0.name == "objc" || $0.name == "IBAction" }
    }
}
