import ScreenModel
import ScreenSpecDiagnostics

/// Whether actions can leave their view as their specs say.
extension DocumentContext {
    /// Closures and streams are properties, of which no two share a name, whatever the labels.
    mutating func checkProperties(_ actions: [Action]) {
        var first: [String: Action] = [:]
        for action in actions where action.exit == .closure || action.exit == .property {
            let name = action.member.name
            guard let other = first.updateValue(action, forKey: name.text) else { continue }
            first[name.text] = other
            if other.member.fullName == action.member.fullName { continue }
            report(
                .duplicateName,
                at: name.range,
                "there are two closures called '\(name.text)', whatever their labels",
                help: ["Rename one."],
                member: "actions.\(name.text)",
                notes: [Diagnostic.Note(at: other.member.name.range, "The other one is here.")]
            )
        }
    }

    mutating func checkExit(of action: Action, in outline: ComponentOutline) {
        let member = "actions.\(action.member.name.text)"
        if action.exit == .channel, outline.architecture?.actionsChannel == nil, let via = action.via {
            guard let reason = outline.reasonWithoutActionsChannel else { return }
            report(
                .unknownChannel,
                at: via.range,
                "\(reason), so the action can't leave by 'channel'",
                help: ["Use delegate, closure, property or targetAction."],
                member: member
            )
        }
        if let type = action.typeRange, action.exit != .property {
            report(
                .conflictingKeys,
                at: type,
                "an action with 'type' is a stream, and leaves the view by 'property'",
                help: ["Write 'via: property', or 'parameters' in place of 'type'."],
                member: member
            )
        }
        if action.exit == .closure, action.typeRange == nil, case .property = action.member.requirement {
            report(
                .invalidRequirement,
                at: action.member.name.range,
                "an action is something that happens, not a property",
                help: ["Write a method."],
                member: member
            )
        }
    }
}

extension ComponentOutline {
    /// Why no action can leave by a channel; `nil` where the architecture is unknown.
    fileprivate var reasonWithoutActionsChannel: String? {
        guard declaration.isScreen else { return "a view belongs to no architecture" }
        return architecture.map { "the architecture '\($0.name.text)' has no 'actions' channel" }
    }
}
