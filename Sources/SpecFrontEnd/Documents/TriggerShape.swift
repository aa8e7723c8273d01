import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import YAMLTree

private struct TriggerDraft: Sendable {
    var control = TypeReference.invalid
    var event: Name?
}

private let triggerMapping = MappingShape<TriggerDraft>(
    "a trigger",
    keys: [
        .required("control", .type, "The class of a control without a property.", into: \.control),
        .optional(
            "event",
            .identifier("an event"),
            "What happens to it.",
            default: "of bar items and key commands, that they are chosen",
            into: \.event
        ),
    ]
)

extension Shape where Value == Trigger {
    /// `loginButton.touchUpInside`, or `{control: UIButton, event: touchUpInside}`.
    static let trigger = Shape(.alternatives([.text("subview.event"), triggerMapping.schema])) { node, reader in
        // What can't be read still is a trigger: nothing more need be said of its action.
        let unread = Trigger(path: [], event: "", at: reader.range(of: node))
        if reader.tree.kind(of: node) == .mapping {
            var draft = TriggerDraft()
            guard triggerMapping.read(node, into: &draft, &reader), draft.control != .invalid else { return unread }
            let (control, event) = (draft.control, draft.event)
            return Trigger(control: control, event: event?.text ?? "", at: event?.range ?? control.range)
        }
        guard let text = reader.scalarText(node, expected: "a trigger such as loginButton.touchUpInside") else {
            return unread
        }
        let parts = text.dottedParts
        guard parts.count > 1, let event = parts.last, parts.allSatisfy(SwiftNotation.isIdentifier) else {
            reader.report(
                .invalidTrigger,
                at: reader.range(of: node),
                "'\(text)' is no trigger",
                help: [
                    "Write subview.event, such as loginButton.touchUpInside, self.valueChanged or screen.willAppear."
                ]
            )
            return unread
        }
        return Trigger(
            path: parts.dropLast(),
            event: event,
            at: reader.tree.range(of: node, within: 0..<text.utf8.count)
        )
    }
}
