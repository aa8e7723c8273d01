import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// What a class has for one message, of which nothing but the spec says what it is to be.
struct ReceivedMessage {
    private let message: ScreenModel.Member
    private let key: ComparedKey
    private let type: CodeType
    private let subject: CodeSubject
    private let fixes: ContractFixes
    private let note: Diagnostic.Note
    /// What the class has under the name.
    private let named: [MemberFact]

    init(
        _ message: ScreenModel.Member,
        _ key: ComparedKey,
        in type: CodeType,
        _ specName: String,
        _ subject: CodeSubject
    ) {
        (self.message, self.key, self.type, self.subject) = (message, key, type, subject)
        fixes = ContractFixes(subject)
        note = Diagnostic.Note(at: message.name.range, "The spec of '\(specName)' has it told so here.")
        named = subject.code.inheritedMembers(of: type).filter { $0.baseName == message.baseName }
    }

    var comparisons: [Comparison<Diagnostic>] {
        let found = named.filter(message.isCalled)
        if key == .message, found.allSatisfy({ $0.access == .private }),
            let input = ReceivedInput.called(message, of: type, subject)
        {
            return comparisons(with: input)
        }
        if let only = found.first { return comparisons(with: only, among: found) }
        let ofKind = named.filter { $0.isProperty == (message.function == nil) }
        if let similar = ofKind.first ?? named.first { return comparisons(withSimilar: similar, ofKind: ofKind) }
        return comparisonsWithNothing
    }

    private func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
        [Comparison(key, message.name.range, outcome)]
    }

    private func finding(_ difference: MemberDifference) -> Diagnostic {
        let member = subject.subject(type, message.fullName)
        return difference.finding(of: MismatchedRequirement.description, note, subject: member)
    }

    // MARK: Inputs

    private func comparisons(with input: ReceivedInput) -> [Comparison<Diagnostic>] {
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

    // MARK: Members of the name

    private func comparisons(with only: MemberFact, among found: [MemberFact]) -> [Comparison<Diagnostic>] {
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
        return compared(.held(only.nameRange)) + unsettable(only)
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

    /// A property that others can set, where the spec says that they can't.
    private func unsettable(_ found: MemberFact) -> [Comparison<Diagnostic>] {
        guard case .property(let property) = message.requirement, !property.isSettable, !message.isWrittenOut,
            subject.isWritten("settable", for: message.name.range)
        else { return [] }
        guard found.isSettable else { return [Comparison(.settable, message.name.range, .held(found.nameRange))] }
        let difference = MemberDifference(
            message: "'\(message.fullName)' can be set, and the spec says otherwise.",
            place: found.nameRange,
            fixes: fixes.changingSetter(of: found, to: .own, message.name)
        )
        return [Comparison(.settable, message.name.range, .differs(finding(difference)))]
    }

    /// - Parameter ofKind: Those of the name that are properties, or functions, as the message is.
    private func comparisons(withSimilar similar: MemberFact, ofKind: [MemberFact]) -> [Comparison<Diagnostic>] {
        // A closure may be called like a function, and what is observed has a form of its own.
        let isOtherKind = ofKind.isEmpty
        guard Set((isOtherKind ? named : ofKind).map(\.name.string)).count == 1, !similar.isUncertain(in: type),
            isOtherKind ? isPlainly(similar) : similar.kind == .method
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

    /// Whether a member is surely nothing that can be called like a function, or observed in place of a property.
    private func isPlainly(_ member: MemberFact) -> Bool {
        guard member.isProperty else { return member.kind == .method }
        guard let type = member.type else { return false }
        return CodeTypeReader(subject.code).meaning(of: type, in: member).isPlainValue
    }

    // MARK: No member

    private var comparisonsWithNothing: [Comparison<Diagnostic>] {
        // An empty class is still to be written.
        guard !type.members.isEmpty, message.function?.isInitializer != true else { return compared(.open(.absent)) }
        let known = subject.code.inheritedMembers(of: type).map(\.name.string)
        let close = Spelling.closest(to: message.fullName, among: known)
        // Of a class that nobody knows all of, a name that is nearly the same is the one that is meant.
        guard isSurelyMissing ?? (close != nil) else { return compared(.open(.inherited)) }
        let hint = close.map { "Did you mean '\($0)'?" }
        let finding = MismatchedRequirement.description.finding(
            at: type.declaration.nameRange,
            "'\(type.name)' has no '\(message.fullName)', which the spec describes.",
            help: [hint ?? "Write it, or take it out of the spec."],
            notes: [note],
            fixes: [fixes.addingMember(message, to: type), fixes.takingOut(message.name)],
            subject: subject.subject(type, message.fullName)
        )
        return compared(.differs(finding))
    }

    /// Whether the class has no such member; `nil` where one that nobody knows may have it.
    private var isSurelyMissing: Bool? {
        if subject.code.isOnlyAskedFor(message.baseName, of: type) { return true }
        guard let platform = subject.code.platformClass(of: type.id), message.function != nil,
            !subject.code.inheritedMembers(of: type).contains(where: { $0.baseName == message.baseName }),
            subject.code.unknownAncestors(of: type.id).isEmpty
        else { return subject.code.hasMember(message.baseName, .project(type.id)).map { !$0 } }
        // UIKit may have a method of that name with other labels.
        return !SystemTypes.hasMethod(message.fullName, named: message.baseName, of: platform.name)
            && !subject.code.additions(to: platform).contains { $0.baseName == message.baseName }
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
    /// What a method of the class takes: a property of a struct of streams, or a case.
    static func called(_ message: ScreenModel.Member, of type: CodeType, _ subject: CodeSubject) -> ReceivedInput? {
        all(of: type, subject.code).first { $0.member.baseName == message.baseName }
    }

    /// Whether a message carries as much.
    func isGiven(as message: ScreenModel.Member) -> Bool {
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
