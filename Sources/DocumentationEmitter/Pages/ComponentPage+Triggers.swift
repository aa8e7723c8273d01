import ScreenModel

extension ComponentPage {
    /// What sets an action off, in words.
    func triggerWords(_ trigger: Trigger) -> [Inline] {
        if let occurrence = trigger.occurrence {
            let verb =
                switch occurrence.kind {
                case .notification: "is posted"
                case .callback: "is called"
                case .message: "arrives"
                }
            return [.code(occurrence.name.text), " \(verb)"]
        }
        if let control = trigger.control {
            let verb = trigger.event == "select" ? "is tapped" : Self.verb(of: trigger.event)
            return ["a ", .code(control.type.description), " \(verb)"]
        }
        if isOwn(trigger) {
            let path = trigger.path.joined(separator: ".")
            return [.code(path), " tells ", .code(trigger.event)]
        }
        switch trigger.path.first {
        case "screen": return [.text(Self.moments[trigger.event] ?? "the screen: \(trigger.event)")]
        case "self": return ["the control itself \(Self.verb(of: trigger.event))"]
        default: break
        }
        let path = Inline.code(trigger.path.joined(separator: "."))
        switch trigger.event {
        case "return": return ["Return in ", path]
        case "select": return isBarItem(trigger) ? [path, " is tapped"] : ["an element of ", path, " is tapped"]
        default: return [path, " \(Self.verb(of: trigger.event))"]
        }
    }

    /// Whether it is what a nested view or a cell tells, and nothing that UIKit knows of.
    private func isOwn(_ trigger: Trigger) -> Bool {
        let known = [Self.moments.keys, Self.verbs.keys].joined()
        guard trigger.path != ["screen"], !known.contains(trigger.event) else { return false }
        let classes = declaration.subviews.filter { $0.name.text == trigger.path.first }.map(\.type.type.unwrapped)
        return trigger.path.count > 1 && trigger.path.last?.first?.isUppercase == true
            || classes.contains { scope.destination(of: $0.description) != nil } && trigger.path.count == 1
    }

    /// A bar's item is tapped, and has no elements.
    private func isBarItem(_ trigger: Trigger) -> Bool {
        let subview = declaration.subviews.first { $0.name.text == trigger.path.first }
        return subview?.type.type.unwrapped.description.hasSuffix("Item") ?? false
    }

    private static func verb(of event: String) -> String {
        verbs[event] ?? "sends \(event)"
    }

    private static let moments = [
        "didLoad": "the screen is loaded",
        "willAppear": "the screen is about to be seen",
        "didAppear": "the screen is seen",
        "willDisappear": "the screen is about to go",
        "didDisappear": "the screen is gone",
        "keyCommand": "a key command is pressed",
    ]

    private static let verbs = [
        "touchUpInside": "is tapped",
        "touchDown": "is touched",
        "valueChanged": "changes its value",
        "editingDidBegin": "starts being edited",
        "editingChanged": "is edited",
        "editingDidEnd": "is left",
        "editingDidEndOnExit": "is ended",
        "primaryActionTriggered": "is used",
        "tap": "is tapped",
        "doubleTap": "is tapped twice",
        "longPress": "is pressed for long",
        "swipe": "is swiped",
        "pan": "is dragged",
        "pinch": "is pinched",
        "edgePan": "is dragged from the edge",
        "keyCommand": "is pressed",
        "contextMenu": "is asked for its menu",
        "willDisplay": "is about to show an element",
        "deselect": "lets go of an element",
        "didScroll": "is scrolled",
        "didChange": "is edited",
        "didBeginEditing": "starts being edited",
        "didEndEditing": "is left",
        "cancel": "is cancelled",
        "clear": "is cleared",
    ]
}
