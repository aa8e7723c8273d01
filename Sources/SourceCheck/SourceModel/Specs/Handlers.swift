import SourceFacts

/// A method that answers to what a person does: an outlet's action, or one registered for a control, a gesture or a bar item.
package struct Handler: Sendable {
    package let method: MemberFact
    /// In words: "an action of Interface Builder", "registered for 'loginButton'".
    let reason: String
    /// The property whose event it is registered for.
    var control: String?

    /// What a class registers a method of its own for, with the words for it.
    struct Registration {
        let control: String?
        let reason: String
    }
}

extension CodeType {
    /// Those of a class, each once, in the order of its methods.
    package var handlers: [Handler] {
        let registered = registeredSelectors
        return members.compactMap { member in
            guard member.kind == .method, !member.isTypeMember else { return nil }
            if member.attributes.contains("IBAction") {
                return member.isUnwindAction ? nil : Handler(method: member, reason: "an action of Interface Builder")
            }
            guard let origin = registered[member.name.string] ?? registered[member.baseName.string] else { return nil }
            return Handler(method: member, reason: origin.reason, control: origin.control)
        }
    }

    /// The methods that the class registers on itself for controls, gestures and bar items, by the names in `#selector`.
    var registeredSelectors: [String: Handler.Registration] {
        var found: [String: Handler.Registration] = [:]
        for member in members {
            for call in member.calls {
                guard let name = call.ownAction.flatMap(ownName), found[name] == nil else { continue }
                let control = control(of: call, in: member)
                let what = control.map { "'\($0)'" } ?? kind(of: call)
                found[name] = Handler.Registration(control: control, reason: "registered for \(what)")
            }
            for (item, selector) in ownActions(setIn: member) {
                guard let name = ownName(selector), found[name] == nil else { continue }
                found[name] = Handler.Registration(control: item, reason: "registered for '\(item)'")
            }
        }
        return found
    }

    /// `saveItem.action = #selector(save)`, where `saveItem.target = self` stands in the same member.
    private func ownActions(setIn member: MemberFact) -> [(item: String, selector: ValueFact)] {
        func names(_ assignment: AssignmentFact) -> [String] { assignment.target.components.map(\.name.string) }
        let targeted = member.assignments.filter { $0.value.isSelf }.map(names)
        return member.assignments.compactMap { assignment in
            let path = names(assignment)
            guard assignment.value.kind == .selector, path.count > 1, path.last == "action",
                targeted.contains(path.dropLast() + ["target"])
            else { return nil }
            return (path[path.count - 2], assignment.value)
        }
    }

    /// The name in a selector that stands alone, or behind `self`, a variable for that or the class itself.
    private func ownName(_ selector: ValueFact) -> String? {
        guard let use = selector.use, let name = selector.text?.string else { return nil }
        if use.components.count == 1 { return name }
        guard use.components.count == 2, let first = use.components.first else { return nil }
        let isOwn = first.name == self.name || first.name == "Self" || use.local?.value?.kind == .self
        return isOwn ? name : nil
    }

    /// Whose target a call of `addTarget` sets; in the initial value of a property, that property's.
    private func control(of call: CallFact, in member: MemberFact) -> String? {
        guard call.name == "addTarget" else { return nil }
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

extension MemberFact {
    /// Whether segues that lead back call it, by any name.
    var isUnwindAction: Bool {
        parameters.contains { $0.type?.stripped.name == "UIStoryboardSegue" }
    }
}
