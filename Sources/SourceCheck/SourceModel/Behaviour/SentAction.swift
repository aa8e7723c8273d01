import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Where the code of a view says that an action has happened.
struct SentAction {
    struct Place {
        let member: MemberFact
        let range: SourceRange
        let kind: Kind
        /// What sets it off where a stream leads from there to the action, whatever calls the code around it.
        var occasion: Occasion?

        enum Kind {
            /// A method of the view's, which is called for the action itself.
            case handler
            /// A call that tells others.
            case call
            /// A selector by which a control tells others.
            case selector
        }
    }

    let places: [Place]
    /// Whether these are all: nobody else may say it, and the view says it in no way that can't be followed.
    let isComplete: Bool
    /// Whether the view hands it on as what comes out of something else.
    private var isGiven = false

    /// Why nobody can tell all that sets the action off, where it is for what the code says of the action itself.
    var obstacle: OpenReason? {
        if places.isEmpty { return isGiven ? .notPlain : .notSent }
        return isComplete ? nil : isGiven ? .notPlain : .sentElsewhere
    }

    init(_ action: Action, in family: ViewFamily, _ subject: CodeSubject) {
        if action.exit == .targetAction {
            let methods = family.members.filter { $0.kind == .method && $0.baseName == action.member.name.text }
            places = methods.map { Place(member: $0, range: $0.nameRange, kind: .handler) }
            isComplete = methods.count == 1
            return
        }
        var search = Search(action, in: family, subject)
        for declaration in family.types.flatMap(\.declarations) {
            for use in declaration.uses { search.consider(use, in: declaration) }
        }
        if search.places.isEmpty, let given = Self.given(action, in: family, subject) {
            (places, isComplete) = given
            isGiven = true
            return
        }
        places = search.places
        let uses = subject.analysis(MessageUses.self)
        isComplete =
            search.isComplete && search.name.map { !uses.mayReach($0, of: search.receivers, outside: family) } == true
    }

    /// Where an input of a class without a protocol is given to it, as far as that can be followed, and whether that is all; `nil` where
    /// it is none.
    private static func given(_ action: Action, in family: ViewFamily, _ subject: CodeSubject) -> (
        places: [Place], isComplete: Bool
    )? {
        guard action.exit == .channel, let receiver = receiver(of: action, in: family, subject) else { return nil }
        let name = action.member.baseName
        let given = GivenInputs(to: receiver, by: family.types, subject.code)
        let inputs = given.all.filter { $0.name == name }
        guard !inputs.isEmpty else { return nil }
        let source = StreamSource(in: family, subject.code)
        let places = inputs.map { input -> [Place] in
            if let stream = input.stream { return source.places(of: stream, in: input.member) }
            return input.form == .stream ? [] : [Place(member: input.member, range: input.range, kind: .call)]
        }
        // A struct of streams is given as a whole, and others have one of their own.
        let isWhole =
            inputs[0].form == .stream ? inputs.count == 1 : !given.mayBeGivenElsewhere(name, in: subject)
        return (places.flatMap(\.self), isWhole && !places.contains(where: \.isEmpty))
    }

    /// The class that is told of actions where there is no protocol for them.
    private static func receiver(of action: Action, in family: ViewFamily, _ subject: CodeSubject) -> CodeType? {
        let component = family.component
        let isOfProtocol = component.component.interfaces.flatMap(\.members).contains {
            $0.name.range == action.member.name.range
        }
        guard !isOfProtocol, let role = component.vocabulary?.architecture.actionsChannel?.to?.text,
            let name = component.component.player(ofRole: role)?.type
        else { return nil }
        return subject.knownType(called: name, of: component)
    }

    /// By what it leaves the view: a method of a delegate has another name than its action.
    static func message(of action: Action, in family: ViewFamily) -> Member {
        let members = action.exit == .closure ? [] : family.component.component.interfaces.flatMap(\.members)
        return members.first { $0.name.range == action.member.name.range } ?? action.member
    }

    /// Goes through the paths of a view's code.
    private struct Search {
        private let message: Member
        private let isOverloaded: Bool
        /// Whether the view says it by calling what a property of its own holds.
        private let isProperty: Bool
        private let code: CodeIndex
        private let own: OwnEvents
        private let family: ViewFamily

        private(set) var places: [Place] = []
        private(set) var isComplete = true
        private(set) var name: FactText?
        /// What is called; `nil` where nobody can tell.
        private(set) var receivers: Set<NamedType>? = []

        init(_ action: Action, in family: ViewFamily, _ subject: CodeSubject) {
            let members = family.component.component.interfaces.flatMap(\.members)
            let message = SentAction.message(of: action, in: family)
            self.message = message
            let others = members.isEmpty ? family.component.declaration.actions.map(\.member) : members
            isOverloaded = others.count { $0.baseName == message.baseName } > 1
            isProperty = action.exit == .property
            code = subject.code
            own = subject.analysis(OwnEvents.self)
            self.family = family
        }

        mutating func consider(_ use: UseFact, in declaration: DeclarationFact) {
            guard let component = use.components.first(where: { $0.name == message.baseName }), use.root != .super
            else { return }
            let count = component.index - use.components.startIndex
            // A method of its own may be called the same.
            guard count > 0 || isProperty || use.root == .expression else { return }
            if use.role == .selector, isOwnMethod(use, upTo: count) { return }
            if use.role == .selector, let type = others(use, upTo: count), let member = use.member,
                member.owner?.index == declaration.index
            {
                receivers?.insert(.project(type))
                name = component.name
                places.append(Place(member: member, range: use.range, kind: .selector))
                return
            }
            guard let member = use.member, member.owner?.index == declaration.index, use.role != .selector,
                isSent(use, component, in: member)
            else {
                isComplete = false
                return
            }
            if isOverloaded {
                guard let call = use.calls.last else {
                    isComplete = false
                    return
                }
                guard message.function.map(call.fits) ?? (call.fullName == message.fullName) else { return }
            }
            let receiver = code.holder(ofName: count, of: use, in: member)
            if receiver == .unknown { receivers = nil } else { receivers?.insert(receiver) }
            name = component.name
            places.append(Place(member: member, range: use.range, kind: .call))
        }

        /// The type of `#selector(LoginViewModel.save)`.
        private func others(_ selector: UseFact, upTo count: Int) -> TypeID? {
            guard count == 1, let first = selector.components.first, first.startsUppercase else { return nil }
            let types = code.types(named: first.name.string)
            return types.count == 1 ? types[0] : nil
        }

        /// Whether a path calls the message, or hands it to a closure of somebody else. What is subscribed to is called as well:
        /// `presenter.save().subscribe()`.
        private func isSent(_ use: UseFact, _ component: ComponentFact, in member: MemberFact) -> Bool {
            let rest = use.components[(component.index + 1)...]
            guard component.isCalled else {
                return rest.isEmpty
                    && member.assignments.contains { assignment in
                        assignment.value.kind == .path && assignment.value.use?.index == use.index
                            && own.event(calling: assignment, in: member) != nil
                    }
            }
            return rest.isEmpty
                || rest.contains { $0.isCalled && ObservedStream.observers.contains($0.name) }
        }

        /// `#selector(LoginViewController.save)`, of the view's own method.
        private func isOwnMethod(_ selector: UseFact, upTo count: Int) -> Bool {
            guard count == 1, let first = selector.components.first, first.startsUppercase else { return false }
            return family.types.contains { type in
                first.name == type.name
                    && type.members.contains { $0.kind == .method && $0.baseName == message.baseName }
            }
        }
    }
}
