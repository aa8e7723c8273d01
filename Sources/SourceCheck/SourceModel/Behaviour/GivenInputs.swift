import ScreenSpecDiagnostics
import SourceFacts

/// Where the code of a view gives somebody an input.
package struct GivenInputs {
    package struct Place {
        package let name: String
        let form: ReceivedInput.Form
        let member: MemberFact
        /// Of the path or the argument.
        let range: SourceRange
        /// What is observed, and handed on: of `tap.bind(to: presenter.close)` what stands in front.
        let stream: StreamPath?
    }

    struct StreamPath {
        let use: UseFact
        let length: Int
    }

    /// In the order of the code.
    package private(set) var all: [Place] = []
    let receiver: CodeType
    let code: CodeIndex
    private let inputs: [String: ReceivedInput.Form]
    /// The names of the enums that cases among the inputs are of.
    let enums: Set<String>

    package init(to receiver: CodeType, by types: [CodeType], _ code: CodeIndex) {
        (self.receiver, self.code) = (receiver, code)
        let all = ReceivedInput.all(of: receiver, code)
        inputs = Dictionary(all.map { ($0.member.baseName.string, $0.form) }, uniquingKeysWith: { first, _ in first })
        enums = Set(all.filter { $0.form == .value }.compactMap { $0.member.owner?.name.string })
        guard !inputs.isEmpty else { return }
        for member in types.flatMap(\.members) {
            for call in member.calls { add(call, in: member) }
        }
    }

    private mutating func add(_ call: CallFact, in member: MemberFact) {
        guard let name = call.name?.string else { return }
        if Self.senders.contains(name) {
            addSending(call, in: member)
        } else if ObservedStream.observers.contains(name), call.calledPath.count > 1 {
            for argument in call.arguments {
                guard argument.kind == .path, let use = argument.use, let input = use.components.last?.name.string
                else {
                    continue
                }
                if observes(input, at: use, use.components.count - 1, in: member) {
                    let stream = StreamPath(use: call.callee, length: call.calledPath.count - 1)
                    add(input, .observer, use.range, stream, in: member)
                } else if carriesInputs(use, upTo: use.components.count, in: member) {
                    addCases(carriedBy: call, in: member)
                }
            }
        } else if call.calledPath.last?.startsUppercase == true, isInput(call, in: member) {
            for argument in call.arguments {
                guard let label = argument.label?.string, inputs[label] == .stream else { continue }
                let stream = argument.use.map { StreamPath(use: $0, length: $0.components.count) }
                add(label, .stream, argument.range, stream, in: member)
            }
        }
    }

    /// `viewModel.close.onNext(())`, `input.send(.close)`.
    private mutating func addSending(_ call: CallFact, in member: MemberFact) {
        let path = call.calledPath.dropLast()
        if let input = path.last?.name.string, observes(input, at: call.callee, path.count - 1, in: member) {
            add(input, .observer, call.callee.range, nil, in: member)
        }
        guard call.arguments.count == 1, let value = call.arguments.first, let input = inputCase(value),
            carriesInputs(call.callee, upTo: path.count, in: member)
        else { return }
        add(input, .value, call.range, nil, in: member)
    }

    /// `tap.map { Reactor.Action.close }.bind(to: reactor.action)`: each case that the stream may carry.
    private mutating func addCases(carriedBy call: CallFact, in member: MemberFact) {
        for use in member.uses where call.range.contains(use.range) {
            guard let input = inputCase(use) else { continue }
            let maker = member.calls(given: use.range).innermost
            // What is asked for goes no further.
            if maker?.name == "filter" { continue }
            add(input, .value, use.range, maker.flatMap(Self.source), in: member)
        }
    }

    /// What an operator is applied to; `nil` of `Observable.just(())`, and of what is made by it, which is told where it stands.
    private static func source(of call: CallFact) -> StreamPath? {
        let names = call.calledPath.map(\.name.string)
        if call.calledPath.first?.startsUppercase == true, names.count < 4, names.dropFirst().first == "just" {
            return nil
        }
        return StreamPath(use: call.callee, length: names.count - 1)
    }

    private func inputCase(_ value: ValueFact) -> String? {
        switch value.kind {
        case .implicitMember, .implicitCall:
            let name = value.text?.string ?? value.use?.components.first?.name.string
            return name.flatMap { inputs[$0] == .value ? $0 : nil }
        case .path, .call: return value.use.flatMap(inputCase)
        default: return nil
        }
    }

    /// `.close`, `Reactor.Action.close`.
    private func inputCase(_ use: UseFact) -> String? {
        let names = use.components.map(\.name.string)
        guard let last = names.last, inputs[last] == .value,
            names.count == 1 ? use.root == .implicit : enums.contains(names[names.count - 2])
        else { return nil }
        return last
    }

    private mutating func add(
        _ name: String,
        _ form: ReceivedInput.Form,
        _ range: SourceRange,
        _ stream: StreamPath?,
        in member: MemberFact
    ) {
        all.append(Place(name: name, form: form, member: member, range: range, stream: stream))
    }

    /// Whether a path leads to an observer of the receiver, or to one in a nested struct of its inputs: `viewModel.input.close`.
    private func observes(_ input: String, at use: UseFact, _ count: Int, in member: MemberFact) -> Bool {
        guard let form = inputs[input], form != .value, count > 0,
            let type = code.type(of: use, upTo: count, in: member).projectType
        else { return false }
        if form == .stream { return code[type].parent == receiver.id }
        return type == receiver.id || code.classes(from: receiver.id).contains(type)
    }

    /// `LoginViewModel.Input(…)`.
    private func isInput(_ call: CallFact, in member: MemberFact) -> Bool {
        let names = call.calledPath.map(\.name)
        guard let id = code.lookup(path: names, in: member).projectType else { return false }
        return code[id].parent == receiver.id
    }

    /// Whether a path leads to what takes inputs of the receiver: a property of the view's own,
    /// `PassthroughSubject<LoginViewModel.Input, Never>`, or the `action` of a reactor.
    private func carriesInputs(_ use: UseFact, upTo count: Int, in member: MemberFact) -> Bool {
        let path = Array(use.components.prefix(count))
        guard let name = path.last?.name else { return false }
        if count > 1 {
            return name == "action" && code.isReactor(receiver.id) && isReceiver(use, upTo: count - 1, in: member)
        }
        guard use.selfPath != nil, let owner = code.ownerType(of: member).projectType,
            let subject = code.member(name, of: owner), subject.isProperty,
            let type = subject.type ?? subject.value?.type
        else { return false }
        return type.namedTypes.contains { named in
            code.lookup(named, in: subject).projectType.map { code[$0].parent == receiver.id } ?? false
        }
    }

    /// Whether a path leads to the receiver, or to what ReactorKit gives a view of the name.
    private func isReceiver(_ use: UseFact, upTo count: Int, in member: MemberFact) -> Bool {
        switch code.type(of: use, upTo: count, in: member) {
        case .project(let id): id == receiver.id
        case .unknown: count == 1 && use.selfPath?.first?.name == "reactor"
        default: false
        }
    }

    static let senders: Set<String> = ["send", "onNext", "accept"]
}
