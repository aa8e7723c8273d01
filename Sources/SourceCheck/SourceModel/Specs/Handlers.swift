import SourceFacts
import ScreenSpecDiagnostics

/// A method that answers to what a person does: an outlet's action, or one registered for a control, a gesture or a bar item.
package struct Handler: Sendable {
    package let method: MemberFact
    /// In words: "an action of Interface Builder", "registered for 'loginButton'".
    let reason: String
}

extension CodeType {
    /// Those of a class, each once, in the order of its methods.
    package var handlers: [Handler] {
        let registered = registeredSelectors
        return members.compactMap { member in
            guard member.kind == .method, !member.isTypeMember else { return nil }
            if member.attributes.contains("IBAction") {
                return isUnwindAction(member) ? nil : Handler(method: member, reason: "an action of Interface Builder")
            }
            guard let reason = registered[member.name.string] ?? registered[member.baseName.string] else { return nil }
            return Handler(method: member, reason: reason)
        }
    }

    private func isUnwindAction(_ member: MemberFact) -> Bool {
        member.parameters.contains { $0.type?.stripped.name.map { $0 == "UIStoryboardSegue" } ?? false }
    }

    /// Selectors that the class registers on itself, with the words for it.
    private var registeredSelectors: [String: String] {
        var found: [String: String] = [:]
        for member in declarations.flatMap(\.allMembers) {
            for call in member.calls {
                guard let name = call.ownAction?.text?.string else { continue }
                let what = control(of: call, in: member).map { "'\($0)'" } ?? kind(of: call)
                if found[name] == nil { found[name] = "registered for \(what)" }
                let base = String(name.prefix { $0 != "(" })
                if found[base] == nil { found[base] = "registered for \(what)" }
            }
        }
        return found
    }

    /// Whose target a call of `addTarget` sets; in the initial value of a property, that property's.
    private func control(of call: CallFact, in member: MemberFact) -> String? {
        guard call.name.map({ $0 == "addTarget" }) == true else { return nil }
        if member.kind == .storedProperty { return member.baseName.string }
        return call.calledPath.dropLast().last?.name.string
    }

    /// What the selector is for where nothing says whose it is: only a control is asked `for` an event.
    private func kind(of call: CallFact) -> String {
        if call.argument(labelled: "for") != nil { return "a control" }
        let made = call.calledPath.last { $0.name != "init" }?.name
        if made.map({ $0.hasSuffix("GestureRecognizer") }) ?? false { return "a gesture" }
        if made.map({ $0.hasSuffix("BarButtonItem") }) ?? false { return "a bar item" }
        return "a gesture or a bar item"
    }
}
