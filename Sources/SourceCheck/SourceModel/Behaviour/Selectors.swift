import SourceFacts

extension CallFact {
    /// The selector of a call whose target is the view itself, or whoever comes first in the chain of responders.
    func selector(labelled label: String, hasTarget: Bool = true) -> ValueFact? {
        let targets = arguments.contains { $0.isSelf || $0.kind == .nil }
        guard targets || !hasTarget, let action = argument(labelled: label), action.isSelector else { return nil }
        return action
    }
}

extension ValueFact {
    /// Whether it is `#selector(save)`, or a constant of `Selector`, `.save`.
    var isSelector: Bool { kind == .selector || kind == .implicitMember }
}
