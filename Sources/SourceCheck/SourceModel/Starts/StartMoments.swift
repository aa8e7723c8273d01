import ScreenSpecDiagnostics
import SourceFacts

/// Whether code in closures runs while the app starts, and not when something happens later.
struct StartMoments {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    func includes(_ place: SourceRange, in member: MemberFact) -> Bool {
        var place = place
        while let closure = EnclosingClosure(around: place, in: member) {
            guard let call = closure.call, let name = call.name?.string else { return false }
            let isState = StreamObservers.names.contains(name) && observesState(call, in: member)
            guard closure.isRunAtOnce || CodeIndex.configuring.contains(name) || isState else { return false }
            place = call.range
        }
        return true
    }

    /// Whether what is observed has a value at once, such as whether somebody is logged in.
    private func observesState(_ call: CallFact, in member: MemberFact) -> Bool {
        let path = Array(call.calledPath)
        return path.indices.contains { position in
            if path[position].name.string.hasPrefix("$") { return true }
            let receiver = code.holder(ofName: position, of: call.callee, in: member)
            guard position > 0 || call.callee.selfPath != nil || call.callee.root == .expression,
                let property = code.member(path[position].name, of: receiver),
                let name = (property.type?.stripped ?? property.value?.type?.stripped)?.name?.string
            else { return false }
            return Self.states.contains(name)
        }
    }

    private static let states: Set<String> = ["CurrentValueSubject", "BehaviorSubject", "BehaviorRelay"]
}
