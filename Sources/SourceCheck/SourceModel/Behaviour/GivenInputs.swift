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
    private let receiver: CodeType
    private let code: CodeIndex
    private let inputs: [String: ReceivedInput.Form]

    package init(to receiver: CodeType, by types: [CodeType], _ code: CodeIndex) {
        (self.receiver, self.code) = (receiver, code)
        inputs = Dictionary(
            ReceivedInput.all(of: receiver, code).map { ($0.member.baseName.string, $0.form) },
            uniquingKeysWith: { first, _ in first }
        )
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
                guard argument.kind == .path, let use = argument.use, let input = use.components.last?.name.string,
                    observes(input, at: use, use.components.count - 1, in: member)
                else { continue }
                let stream = StreamPath(use: call.callee, length: call.calledPath.count - 1)
                add(input, .observer, use.range, stream, in: member)
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
        let path = Array(call.calledPath.dropLast())
        if let input = path.last?.name.string, observes(input, at: call.callee, path.count - 1, in: member) {
            add(input, .observer, call.callee.range, nil, in: member)
        }
        guard call.arguments.count == 1, let value = call.arguments.first,
            value.kind == .implicitMember || value.kind == .implicitCall,
            let input = value.text?.string ?? value.use?.components.first?.name.string, inputs[input] == .value,
            carriesInputs(call, in: member)
        else { return }
        add(input, .value, call.range, nil, in: member)
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

    /// Whether a property of the view's own takes inputs of the receiver: `PassthroughSubject<LoginViewModel.Input, Never>`.
    private func carriesInputs(_ call: CallFact, in member: MemberFact) -> Bool {
        guard let path = call.callee.selfPath, call.calledPath.count == 2, let name = path.first?.name,
            let owner = code.ownerType(of: member).projectType,
            let subject = code.member(name, of: owner), subject.isProperty,
            let type = subject.type ?? subject.value?.type
        else { return false }
        return type.namedTypes.contains { named in
            code.lookup(named, in: subject).projectType.map { code[$0].parent == receiver.id } ?? false
        }
    }

    static let senders: Set<String> = ["send", "onNext", "accept"]
}
