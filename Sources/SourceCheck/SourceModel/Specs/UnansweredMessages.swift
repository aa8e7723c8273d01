import SourceFacts

/// Calls by protocols of what those do not demand, as far as the code tells.
struct UnansweredMessages: Sendable {
    /// Those of some types, whose code is looked at together.
    struct Question: Hashable {
        let types: [TypeID]
        /// The protocols that specs declare and no file holds.
        let unwritten: Set<String>
    }

    struct Message: Sendable {
        let call: CallFact
        let vocabulary: MessageVocabulary
    }

    private let code: CodeIndex
    private let receivers: ProtocolReceivers
    private let unwritten: Set<String>

    init(_ subject: CodeSubject) {
        let code = subject.code
        let specs = subject.specTable
        self.code = code
        receivers = ProtocolReceivers(subject)
        unwritten = Set(
            specs.interfaceNames.filter { name in
                code.types(named: name).isEmpty && ProtocolVocabulary(ofInterface: name, in: specs) != nil
            }
        )
    }

    /// Those of each type.
    func messages(of types: ArraySlice<CodeType>) -> [[Message]] {
        let question = Question(types: types.map(\.id), unwritten: unwritten)
        return code.kept.messages(question, in: code, about: types) { code in
            var receivers = MessageReceivers(code, receivers, unwritten: unwritten)
            return types.map { type in
                type.members.flatMap { Self.messages(in: $0, of: type, &receivers) }
            }
        }
    }

    private static func messages(in member: MemberFact, of type: CodeType, _ receivers: inout MessageReceivers)
        -> [Message]
    {
        var found: [Message] = []
        for call in member.calls {
            guard let vocabulary = receivers.vocabulary(ofReceiverOf: call, in: member, of: type.id) else { continue }
            receivers.forEachMessage(of: call, in: member) { call in
                guard let name = call.calledPath.last?.name, !vocabulary.contains(name) else { return }
                found.append(Message(call: call, vocabulary: vocabulary))
            }
        }
        return found
    }
}

/// What a receiver can be told.
enum MessageVocabulary: Sendable {
    case known(ProtocolVocabulary)
    /// What a spec says of a protocol that is not written yet.
    case ofInterface(String)

    fileprivate func contains(_ name: FactText) -> Bool {
        switch self {
        case .known(let vocabulary): vocabulary.contains(name)
        case .ofInterface: false
        }
    }

    func vocabulary(_ specs: SpecTable) -> ProtocolVocabulary? {
        switch self {
        case .known(let vocabulary): vocabulary
        case .ofInterface(let name): ProtocolVocabulary(ofInterface: name, in: specs)
        }
    }
}
