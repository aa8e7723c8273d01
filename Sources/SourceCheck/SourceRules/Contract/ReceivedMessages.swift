import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// What a class has for the messages of a channel without a protocol, and a view for its inputs: nothing but the spec says what it
/// is to have.
extension MismatchedRequirement {
    static func receivedMessages(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            let channels = component.vocabulary?.architecture.channels ?? []
            let view = component.component.viewType
            let inputs = component.declaration.inputs
            let actions = component.declaration.actions
            let closures = actions.filter { $0.exit == .property }.map { $0.property($0.propertyType) }
            return channels.filter { component.component.interface(ofChannel: $0.name.text) == nil }.flatMap {
                channel -> [Comparison<Diagnostic>] in
                guard let to = channel.to?.text, let name = component.component.player(ofRole: to)?.type else {
                    return []
                }
                let messages = component.messages(ofChannel: channel.name.text)
                let sender = channel.from.flatMap { component.component.player(ofRole: $0.text)?.type }
                let comparisons = comparisons(.message, messages, inTypeCalled: name, component, subject)
                // What a class tells itself needs nobody else to see it.
                return sender == name
                    ? comparisons : comparisons + hidden(messages, inTypeCalled: name, component, subject)
            }
                + comparisons(.input, inputs, inTypeCalled: view, component, subject)
                + comparisons(.closure, closures, inTypeCalled: view, component, subject)
                + hidden(inputs + closures, inTypeCalled: view, component, subject)
                + heldClosures(actions.filter { $0.exit == .closure }, of: component, subject)
        }
    }

    /// The closures of a struct 'Actions' that is written by hand.
    private static func heldClosures(_ actions: [Action], of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        guard !component.component.generates, !actions.isEmpty else { return [] }
        let name = "\(component.component.viewType).Actions"
        let types = subject.types(called: name, of: component)
        let closures = actions.map { action -> ScreenModel.Member in
            let name = action.member.baseName
            let found = types.first?.members.first { $0.isProperty && $0.baseName == name }
            guard found?.type?.isOptional == false else { return action.property(action.propertyType) }
            return action.property(action.propertyType.unwrapped)
        }
        return comparisons(.closure, closures, inTypeCalled: name, component, subject)
    }

    /// Members that nobody but their own type sees, and that a spec has others use.
    private static func hidden(
        _ messages: [ScreenModel.Member],
        inTypeCalled name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        guard case .success(let type) = subject.onlyType(called: name, of: component) else { return [] }
        return messages.filter { component.owns($0.name.range) }.compactMap { message in
            // A case may be called like what the class does for it.
            if input(message, of: type, subject)?.isGiven(as: message) == true { return nil }
            let found = subject.code.inheritedMembers(of: type).filter(message.isCalled)
            guard found.count == 1, let only = found.first, only.access == .private, !only.isUncertain(in: type) else {
                return nil
            }
            let finding = description.finding(
                at: only.nameRange,
                "'\(message.fullName)' is private, and the spec has others use it.",
                help: ["Let others see it, or take it out of the spec."],
                notes: [
                    Diagnostic.Note(at: message.name.range, "The spec of '\(component.name)' has it told so here.")
                ],
                fixes: ContractFixes(subject).showing(only, or: message.name),
                subject: subject.subject(type, message.fullName)
            )
            return Comparison(.access, message.name.range, .differs(finding))
        }
    }

    private static func comparisons(
        _ key: ComparedKey,
        _ messages: [ScreenModel.Member],
        inTypeCalled name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let messages = messages.filter { component.owns($0.name.range) }
        guard !messages.isEmpty else { return [] }
        switch subject.onlyType(called: name, of: component) {
        case .failure(let reason): return messages.map { Comparison(key, $0.name.range, .open(reason)) }
        case .success(let type):
            return messages.flatMap { message in
                replaced(message, among: messages, key, in: type, component.name, subject)
                    ?? comparisons(key, message, in: type, component.name, subject)
            }
        }
    }

    /// What types that specs describe have for their methods.
    static func methods(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        DescribedType.all(in: subject).flatMap { described in
            described.methods.flatMap { comparisons(.method, $0, in: described.type, described.type.name, subject) }
        }
    }

    private static func comparisons(
        _ key: ComparedKey,
        _ message: ScreenModel.Member,
        in type: CodeType,
        _ specName: String,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let named = subject.code.inheritedMembers(of: type).filter { $0.baseName == message.baseName }
        let found = named.filter(message.isCalled)
        let fixes = ContractFixes(subject)
        let note = Diagnostic.Note(at: message.name.range, "The spec of '\(specName)' has it told so here.")
        func finding(_ difference: MemberDifference) -> Diagnostic {
            description.finding(
                at: difference.place,
                difference.message,
                help: difference.help,
                notes: [note],
                fixes: difference.fixes,
                subject: subject.subject(type, message.fullName)
            )
        }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(key, message.name.range, outcome)]
        }
        if key == .message, found.allSatisfy({ $0.access == .private }), let input = input(message, of: type, subject) {
            if input.isGiven(as: message) {
                return compared(.held(input.member.nameRange))
                    + input.values(comparedWith: message, subject).map { $0.map(finding) }
            }
            guard input.form == .value, named.isEmpty, !input.member.isUncertain(in: type) else {
                return compared(.open(.otherKind))
            }
            let difference = MemberDifference(
                message: "The case '\(input.member.name)' takes other values than the spec's '\(message.fullName)'.",
                place: input.member.nameRange
            )
            return compared(.differs(finding(difference)))
        }
        if let only = found.first {
            // What a class has in the place of a member of one above it is the one that is meant.
            let owner = subject.code.ownerType(of: only)
            guard found.count(where: { subject.code.ownerType(of: $0) == owner }) == 1 else {
                return compared(.open(.severalMembers))
            }
            guard !only.isUncertain(in: type) else { return compared(.open(.conditional)) }
            if key != .closure, case .property(let property) = message.requirement,
                TypeComparison(subject.code).carries(only, property.type, SpecTypeReader(subject.code))
            {
                return compared(.held(only.nameRange))
            }
            return compared(.held(only.nameRange)) + unsettable(only, message, finding, fixes)
                + MemberComparison(subject).outcomes(ofReceived: only, against: message).map { outcome in
                    outcome.map { difference in
                        let both = fixes.changing(only, or: message, isClosure: key == .closure)
                        guard key != .closure else {
                            // The type of a closure stands nowhere in a spec.
                            return finding(
                                MemberDifference(message: difference.message, place: difference.place, fixes: both)
                            )
                        }
                        return finding(difference.with(both))
                    }
                }
        }
        let ofKind = named.filter { $0.isProperty == (message.function == nil) }
        if let similar = ofKind.first ?? named.first {
            // A closure may be called like a function, and what is observed has a form of its own.
            let isOtherKind = ofKind.isEmpty
            guard Set((isOtherKind ? named : ofKind).map(\.name.string)).count == 1, !similar.isUncertain(in: type),
                isOtherKind ? isPlainly(similar, subject) : similar.kind == .method
            else { return compared(.open(.otherKind)) }
            let difference = MemberDifference(
                message: isOtherKind
                    ? "'\(similar.name)' is a \(similar.isProperty ? "property" : "function"), and the spec says otherwise."
                    : "'\(type.name)' has '\(similar.name)', and the spec says '\(message.fullName)'.",
                place: similar.nameRange,
                fixes: fixes.changing(similar, or: message, isClosure: key == .closure)
            )
            return compared(.differs(finding(difference)))
        }
        // An empty class is still to be written.
        guard !type.members.isEmpty, message.function?.isInitializer != true else { return compared(.open(.absent)) }
        let known = subject.code.inheritedMembers(of: type).map(\.name.string)
        let close = Spelling.closest(to: message.fullName, among: known)
        // Of a class that nobody knows all of, a name that is nearly the same is the one that is meant.
        guard isSurelyMissing(message, in: type, subject) ?? (close != nil) else {
            return compared(.open(.inherited))
        }
        let hint = close.map { "Did you mean '\($0)'?" }
        return compared(
            .differs(
                description.finding(
                    at: type.declaration.nameRange,
                    "'\(type.name)' has no '\(message.fullName)', which the spec describes.",
                    help: [hint ?? "Write it, or take it out of the spec."],
                    notes: [note],
                    fixes: [fixes.addingMember(message, to: type), fixes.takingOut(message.name)].compactMap(\.self),
                    subject: subject.subject(type, message.fullName)
                )
            )
        )
    }
}

extension MismatchedRequirement {
    /// A property that others can set, where the spec says that they can't.
    private static func unsettable(
        _ found: MemberFact,
        _ message: ScreenModel.Member,
        _ finding: (MemberDifference) -> Diagnostic,
        _ fixes: ContractFixes
    ) -> [Comparison<Diagnostic>] {
        guard case .property(let property) = message.requirement, !property.isSettable, !message.isWrittenOut,
            fixes.subject.isWritten("settable", for: message.name.range)
        else { return [] }
        guard found.isSettable else { return [Comparison(.settable, message.name.range, .held(found.nameRange))] }
        let difference = MemberDifference(
            message: "'\(message.fullName)' can be set, and the spec says otherwise.",
            place: found.nameRange,
            fixes: fixes.changingSetter(of: found, to: .own, message.name)
        )
        return [Comparison(.settable, message.name.range, .differs(finding(difference)))]
    }

    /// What a method of the class takes: a property of a struct of streams, or a case.
    private static func input(_ message: ScreenModel.Member, of type: CodeType, _ subject: CodeSubject)
        -> ReceivedInput?
    {
        ReceivedInput.all(of: type, subject.code).first { $0.member.baseName == message.baseName }
    }

    /// Whether a class has no such member; `nil` where one that nobody knows may have it.
    private static func isSurelyMissing(_ message: ScreenModel.Member, in type: CodeType, _ subject: CodeSubject)
        -> Bool?
    {
        if isOnlyAskedFor(message.baseName, of: type, subject) { return true }
        guard let platform = subject.code.platformClass(of: type.id), message.function != nil,
            !subject.code.inheritedMembers(of: type).contains(where: { $0.baseName == message.baseName }),
            subject.code.unknownAncestors(of: type.id).isEmpty
        else { return subject.code.hasMember(message.baseName, .project(type.id)).map { !$0 } }
        // UIKit may have a method of that name with other labels.
        return !SystemTypes.hasMethod(message.fullName, named: message.baseName, of: platform.name)
            && !subject.code.additions(to: platform).contains { $0.baseName == message.baseName }
    }

    /// Whether protocols ask a type for a member, and neither it nor an extension of theirs has one.
    private static func isOnlyAskedFor(_ name: String, of type: CodeType, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        guard type.kind != .protocol, !type.mayHaveMoreMembers, code.unknownAncestors(of: type.id).isEmpty,
            !code.inheritedMembers(of: type).contains(where: { $0.baseName == name })
        else { return false }
        let asked = code.protocols(of: type.id).compactMap(\.projectType).flatMap { id in
            code[id].members.filter { $0.baseName == name }
        }
        return !asked.isEmpty && asked.allSatisfy(\.isRequirement)
            && code.platformClass(of: type.id).map { SystemTypes.member(name, of: $0.name) == nil } != false
    }

    /// Whether a member is surely nothing that can be called like a function, or observed in place of a property.
    private static func isPlainly(_ member: MemberFact, _ subject: CodeSubject) -> Bool {
        guard member.isProperty else { return member.kind == .method }
        guard let type = member.type else { return false }
        return CodeTypeReader(subject.code).meaning(of: type, in: member).isPlainValue
    }
}

extension MeantType {
    /// Whether it is a value of the system, or one of those, that nobody calls and nobody listens to.
    fileprivate var isPlainValue: Bool {
        switch self {
        case .named(.platform(let name), _): !Declared.platform(name).isHolder
        case .optional(let type): type.isPlainValue
        default: false
        }
    }
}

extension ReceivedInput {
    /// Whether a message carries as much.
    fileprivate func isGiven(as message: ScreenModel.Member) -> Bool {
        guard let function = message.function else { return false }
        if form == .value {
            return function.parameters.map(\.label) == member.parameters.map { $0.label?.string }
        }
        let isVoid = element.map { $0.qualifiedName == "Void" || $0.kind == .tuple && $0.parts.isEmpty } ?? false
        return function.parameters.count == (isVoid ? 0 : 1)
    }

    /// What is carried, held against the parameters of a message that carries as much.
    fileprivate func values(comparedWith message: ScreenModel.Member, _ subject: CodeSubject)
        -> [MemberComparison.Outcome]
    {
        if form == .value {
            return MemberComparison(subject).outcomes(ofReceived: member, against: message).filter {
                $0.key == .parameters
            }
        }
        guard let element, let parameter = message.function?.parameters.first else { return [] }
        let outcome = TypeComparison(subject.code).outcome(
            .parameters,
            "'\(parameter.name)' of '\(message.fullName)'",
            element,
            in: member,
            parameter.type,
            SpecTypeReader(subject.code)
        )
        return [outcome]
    }
}

extension Action {
    /// What the class of the view has for one that leaves by a property.
    fileprivate func property(_ type: SwiftType) -> ScreenModel.Member {
        let type = TypeReference(type, at: member.name.range)
        return ScreenModel.Member(
            name: member.name,
            requirement: .property(PropertyRequirement(name: member.name.text, type: type))
        )
    }
}
