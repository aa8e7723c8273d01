import SourceFacts

extension MemberFact {
    /// Whether what a handler does depends on which control has called it: `switch sender { case nameField: … }`, `if sender.tag == 1`.
    var tellsSendersApart: Bool {
        guard kind == .method, !parameters.isEmpty else { return false }
        return uses.contains { use in
            guard let local = use.local, local.isGiven else { return false }
            let names = use.components.dropFirst().map(\.name.string)
            return (names.isEmpty || names.count == 1 && Self.marks.contains(names[0])) && !isHandedOn(use)
        }
    }

    /// What tells one control from another.
    private static let marks: Set<String> = ["tag", "view", "accessibilityIdentifier"]

    /// Whether a value is only passed on, and nothing is decided by it.
    private func isHandedOn(_ use: UseFact) -> Bool {
        func isWhole(_ value: ValueFact) -> Bool {
            value.range == use.range || value.kind == .cast && value.range.contains(use.range)
        }
        return calls.contains { $0.arguments.contains(where: isWhole) } || assignments.contains { isWhole($0.value) }
            || locals.contains { $0.value.map(isWhole) == true }
    }
}

extension LocalFact {
    /// Whether it is a parameter, or bound to one.
    fileprivate var isGiven: Bool {
        switch kind {
        case .parameter: true
        case .constant, .optionalBinding:
            value?.use.map { $0.components.count == 1 && $0.local?.kind == .parameter } == true
        default: false
        }
    }
}
