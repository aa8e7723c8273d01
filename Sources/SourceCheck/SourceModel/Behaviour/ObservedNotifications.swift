import ScreenSpecDiagnostics
import SourceFacts

/// What a member of a view registers for notifications.
struct ObservedNotifications {
    /// By the places of the selectors.
    private(set) var selectors: [SourceRange: Occasion] = [:]
    /// By the places of the closures.
    private(set) var closures: [SourceRange: Occasion] = [:]
    private let member: MemberFact

    init(in member: MemberFact) {
        self.member = member
        for call in member.calls {
            if call.name == "addObserver" { addObserver(call) }
            addSubscriptions(to: call)
        }
    }

    /// `addObserver(self, selector: #selector(hide), name: …, object: nil)`, `addObserver(forName: …, object: nil, queue: nil) { … }`.
    private mutating func addObserver(_ call: CallFact) {
        if let name = notification(call.argument(labelled: "name")), let selector = call.selector(labelled: "selector")
        {
            selectors[selector.range] = posted(name, at: call.range)
        }
        if let name = notification(call.argument(labelled: "forName")), let last = call.arguments.last,
            last.kind == .closure
        {
            closures[last.range] = posted(name, at: call.range)
        }
    }

    /// What a stream of notifications calls: `publisher(for: …).sink { … }`, `rx.notification(…).subscribe(onNext: { … })`.
    private mutating func addSubscriptions(to call: CallFact) {
        guard let called = call.name?.string, called == "publisher" || called == "notification",
            let name = notification(called == "publisher" ? call.argument(labelled: "for") : call.arguments.first)
        else { return }
        for other in member.calls where other.index != call.index {
            guard other.range.contains(call.range), let closure = other.arguments.last(where: { $0.kind == .closure }),
                !closure.range.contains(call.range), Self.subscriptions.contains(other.name)
            else { continue }
            closures[closure.range] = posted(name, at: call.range)
        }
    }

    private static let subscriptions = StreamObservers.names.union(["onReceive"])

    private func posted(_ name: String, at place: SourceRange) -> Occasion {
        Occasion(sender: .occurrence(.notification, name), events: ["posted"], place: place)
    }

    /// The last name of what is written out; `nil` for a variable, and for the observed key of an object.
    private func notification(_ value: ValueFact?) -> String? {
        guard let value, value.kind != .string, value.kind != .nil else { return nil }
        let uses = member.uses(in: value)
        guard uses.count == 1, let use = uses.first, use.root != .local, use.components.last?.isCalled == false else {
            return nil
        }
        return use.components.last?.name.string
    }
}
