import SourceFacts

/// What a class without a protocol is told by other ways than calls: an observer that it has, or an input that it takes or holds, be it a
/// property of a nested struct of streams or a case of a nested enum.
package struct ReceivedInput {
    package enum Form: Sendable {
        case observer, stream, value
    }

    package let member: MemberFact
    package let form: Form

    /// What goes through a stream: `Void` of `AnyPublisher<Void, Never>`.
    package var element: TypeFact? { Self.stream(member)?.genericArguments.first }

    /// Those of a class, in its order: observers, then what its methods take and its properties hold.
    package static func all(of receiver: CodeType, _ code: CodeIndex) -> [ReceivedInput] {
        let members = code.classes(from: receiver.id).flatMap { code[$0].members }
        let observers = members.filter { member in
            member.isProperty && !member.isTypeMember && !code.isHidden(member)
                && Self.observers.contains(stream(member)?.name)
        }
        let held = members.filter { $0.isProperty && !$0.isTypeMember && !code.isHidden($0) }.compactMap { member in
            code.type(of: member).projectType.map { code[$0] }
        }.filter { $0.parent == receiver.id && $0.kind == .struct }
        var seen: Set<TypeID> = []
        let inputs = (taken(by: members, of: receiver, code) + held).filter { seen.insert($0.id).inserted }.flatMap {
            input -> [ReceivedInput] in
            switch input.kind {
            case .struct: properties(of: input)
            case .enum: input.members.filter { $0.kind == .enumCase }.map { ReceivedInput(member: $0, form: .value) }
            default: []
            }
        }
        return observers.map { ReceivedInput(member: $0, form: .observer) } + inputs
    }

    /// The nested types that methods take, and of what ReactorKit knows as a reactor its actions, which methods hand on as other cases.
    private static func taken(by members: [MemberFact], of receiver: CodeType, _ code: CodeIndex) -> [CodeType] {
        if code.isReactor(receiver.id) {
            return code.actions(ofReactor: receiver.id)
        }
        return members.filter { $0.kind == .method && !$0.isTypeMember }.flatMap { method in
            method.parameters.compactMap(\.type).flatMap(\.namedTypes).compactMap { named -> CodeType? in
                guard let id = code.lookup(named, in: method).projectType, code[id].parent == receiver.id else {
                    return nil
                }
                return code[id]
            }
        }
    }

    /// Those of a struct of streams: one that holds something else is data.
    private static func properties(of input: CodeType) -> [ReceivedInput] {
        let stored = input.members.filter { $0.kind == .storedProperty && !$0.isTypeMember }
        guard !stored.isEmpty, stored.allSatisfy(isStream) else { return [] }
        return stored.map { ReceivedInput(member: $0, form: .stream) }
    }

    /// Whether a member is declared as a stream of values.
    package static func isStream(_ member: MemberFact) -> Bool {
        streams.contains(stream(member)?.name)
    }

    /// Whether it is the name of a type of streams.
    static func isStream(_ type: String) -> Bool { streams.contains(type) }

    /// Whether a type is a struct of streams.
    static func holdsStreams(_ type: CodeType) -> Bool { type.kind == .struct && !properties(of: type).isEmpty }

    private static func stream(_ member: MemberFact) -> TypeFact? {
        (member.type ?? member.value?.type)?.stripped
    }

    private static let observers: Set<String> = [
        "AnyObserver", "PublishSubject", "PublishRelay", "PassthroughSubject", "Binder",
    ]
    private static let streams: Set<String> = observers.union([
        "AnyPublisher", "Observable", "Driver", "Signal", "ControlEvent", "ControlProperty", "CurrentValueSubject",
        "BehaviorSubject", "BehaviorRelay",
    ])
}
