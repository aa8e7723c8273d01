import SourceFacts

/// What a view takes away that is no screen: an alert that has no button for it, as one that shows that something goes on, or the search
/// that is shown over it.
struct ClosedAlerts {
    /// The members of the view.
    private let members: [MemberFact]
    private let code: CodeIndex

    init(of members: [MemberFact], in code: CodeIndex) {
        (self.members, self.code) = (members, code)
    }

    /// Whether a call of 'dismiss' closes one of them, or may.
    func mayBeClosed(by call: CallFact, in member: MemberFact) -> Bool {
        if cancelsAlert(call, in: member) { return true }
        guard let path = call.callee.selfPath, path.count == call.calledPath.count else { return false }
        let receiver = path.dropLast().map(\.name.string)
        return receiver.isEmpty && endsSearch(member)
            || members.contains { showsAlertWithoutButton($0, by: receiver) }
    }

    /// Whether the call stands in the handler of an action that cancels an alert.
    private func cancelsAlert(_ call: CallFact, in member: MemberFact) -> Bool {
        member.calls.contains { action in
            action.range.lower < call.range.lower && call.range.upper <= action.range.upper
                && action.name == "UIAlertAction"
                && action.argument(labelled: "style")?.text == "cancel"
        }
    }

    /// Whether the method is told by a search that the view keeps.
    private func endsSearch(_ member: MemberFact) -> Bool {
        let isTold = member.parameters.contains { parameter in
            parameter.type.map { isOfUIKit(code.lookup($0, in: member), ["UISearchBar", "UISearchController"]) }
                ?? false
        }
        return isTold
            && members.contains { $0.kind == .storedProperty && isOfUIKit(code.type(of: $0), ["UISearchController"]) }
    }

    /// - Parameter receiver: What is asked to present it, and to dismiss it.
    private func showsAlertWithoutButton(_ member: MemberFact, by receiver: [String]) -> Bool {
        member.calls.contains { call in
            guard call.name == "present",
                call.callee.selfPath.map({ $0.dropLast().map(\.name.string) == receiver }) ?? false,
                let shown = call.arguments.first, isOfUIKit(code.type(of: shown, in: member), ["UIAlertController"])
            else { return false }
            guard shown.kind != .construction, let use = shown.use else { return true }
            if let local = use.local, use.components.count == 1 {
                return local.value?.kind == .construction
                    && !member.calls.contains { isButton($0) && $0.callee.local?.index == local.index }
            }
            guard let property = use.propertyOfSelf else { return false }
            return !members.flatMap(\.calls).contains { call in
                isButton(call) && call.callee.selfPath?.first?.name == property
            }
        }
    }

    private func isButton(_ call: CallFact) -> Bool {
        call.name == "addAction"
    }

    private func isOfUIKit(_ type: NamedType, _ names: Set<String>) -> Bool {
        guard case .platform(let platform) = type else { return false }
        return names.contains(platform.name)
    }
}
