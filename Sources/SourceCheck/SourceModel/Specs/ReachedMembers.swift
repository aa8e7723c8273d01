import SourceFacts

/// What is asked about the members of a class by whoever describes it.
extension CodeSubject {
    /// Whether other code calls or sets a member that no protocol and no superclass asks for.
    package func isReachedByOthers(_ member: MemberFact, of type: CodeType) -> Bool {
        // Without a label, nothing but the name tells one 'setUp()' from another.
        let isShared =
            member.kind == .method && member.parameters.isEmpty
            && analysis(SharedMethodNames.self).contains(member.baseName)
        return !code.isHidden(member) && !code.isDemanded(member, of: type) && !isCalledAfterSender(member)
            && visibility.mayBeUsed(member, beyond: type, isCertain: isShared)
    }

    /// Whether UIKit calls a method, as those of its protocols are called after the object that asks:
    /// `popoverPresentationController(_ controller: UIPopoverPresentationController, …)`.
    private func isCalledAfterSender(_ method: MemberFact) -> Bool {
        guard method.kind == .method, method.parameters.count > 1, let sender = method.parameters.first,
            sender.label == nil, case .platform(let type)? = sender.type.map({ code.lookup($0.stripped, in: method) })
        else { return false }
        let name = method.baseName.string
        return type.name.count > name.count && type.name.lowercased().hasSuffix(name.lowercased())
    }

    /// Whether the architecture's patterns or a spec give the protocol to a channel.
    package func isChannelProtocol(_ type: TypeID) -> Bool {
        analysis(RoleBindings.self).isChannelProtocol(type)
    }

    /// Which members of somebody else the code of a class, or of those above it, names.
    package func named(_ members: [MemberFact], by type: CodeType) -> [MemberFact] {
        let spoken = SpokenNames(of: code.classes(from: type.id).map { code[$0] })
        return members.filter { spoken.contains($0.baseName.string) }
    }

    /// Whether a handler, or a method of its class that it calls, sends a message of one of these names.
    ///
    /// - Parameter atOnce: Whether what something else has to come before does not count, such as a choice in an alert.
    package func says(_ names: Set<String>, _ handler: Handler, in type: CodeType, atOnce: Bool = false) -> Bool {
        var waiting = [handler.method]
        var seen: Set<String> = [handler.method.name.string]
        while let next = waiting.popLast() {
            // What a function of its own does, nobody follows.
            if atOnce, next.locals.contains(where: { $0.kind == .function }) { continue }
            for use in next.uses where !atOnce || !EnclosingClosure.runsLater(use.range, in: next) {
                if use.says(names) { return true }
                guard let path = use.selfPath, path.count == 1, let name = path.first?.name.string,
                    let called = type.member(named: name), called.kind == .method,
                    seen.insert(called.name.string).inserted
                else { continue }
                waiting.append(called)
            }
        }
        return false
    }
}

extension UseFact {
    /// Whether it calls one of these, sends something into it, or is a case that is handed over.
    fileprivate func says(_ names: Set<String>) -> Bool {
        components.enumerated().contains { position, component in
            guard names.contains(component.name) else { return false }
            if component.isCalled || root == .implicit { return true }
            guard position + 1 < components.count else {
                return position > 0 && components[components.startIndex + position - 1].startsUppercase
            }
            let next = components[components.startIndex + position + 1]
            return next.isCalled && GivenInputs.senders.contains(next.name)
        }
    }
}
