import SourceFacts

/// A stream, or a box, whose values somebody is given one after the other: `viewModel.title` of
/// `viewModel.title.map { … }.sink { … }`.
struct ObservedStream {
    /// A path that starts with the stream, and its length.
    let use: UseFact
    let count: Int
    /// Whether the values arrive as they are, and those of no other stream with them.
    let isPlain: Bool

    /// What a call observes, whatever is done to the values on the way; `nil` where it observes several at once.
    init?(by call: CallFact, in member: MemberFact) {
        guard let name = call.name?.string, Self.observers.contains(name), call.calledPath.count > 1 else { return nil }
        let path = Array(call.calledPath)
        let calls = member.calls.filter { $0.callee.index == call.callee.index }
        let end = calls.map { $0.calledPath.count - 1 }.min() ?? path.count - 1
        // `$title` is what a property of that name publishes.
        guard end > 0, !path[..<end].contains(where: \.isSubscripted), call.callee.root != .expression else {
            return nil
        }
        use = call.callee
        count = end
        isPlain = path[end...].dropLast().allSatisfy { Self.transparent.contains($0.name) }
    }

    /// What the closure around a place is given; `nil` where something is done to the values before.
    init?(around place: UseFact, in member: MemberFact) {
        guard let innermost = member.calls(given: place.range, where: { $0.kind == .closure }).innermost,
            Self.values(of: innermost)?.range.contains(place.range) == true
        else { return nil }
        self.init(by: innermost, in: member)
        guard isPlain else { return nil }
    }

    /// Whether a property behind the stream does something to its values, as `var main` in an extension of `Publisher` does.
    func hasOperators(in member: MemberFact, _ code: CodeIndex) -> Bool {
        use.components.prefix(count).enumerated().dropLast().contains { position, component in
            guard position > 0 || use.selfPath != nil else { return false }
            let owner = code.holder(ofName: position, of: use, in: member)
            return code.member(component.name, of: owner).map(ReceivedInput.isStream) ?? false
        }
    }

    /// The closure that is given values, and neither errors nor the end.
    private static func values(of call: CallFact) -> ValueFact? {
        let closures = call.arguments.filter { $0.kind == .closure }
        let labelled = closures.first { $0.label == "receiveValue" || $0.label == "onNext" }
        return labelled ?? closures.first { $0.label == nil }
    }

    /// What may be done to a stream so that it stays what it is.
    private static let transparent: Set<String> = [
        "receive", "subscribe", "observe", "observeOn", "subscribeOn", "asDriver", "asObservable", "asSignal",
        "eraseToAnyPublisher", "removeDuplicates", "distinctUntilChanged", "debounce", "throttle", "share", "dropFirst",
        "skip",
    ]

    static let observers = StreamObservers.names.union(["assign", "observe", "bindAndFire"])
}

extension UseFact {
    /// Whether it starts at what a closure is given.
    var startsAtClosureParameter: Bool {
        root == .closureArgument || root == .local && local?.kind == .closureParameter
    }
}
