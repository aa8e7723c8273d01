import ScreenModel
import SwiftNotation
import YAMLTree

private struct TriggerDraft: Sendable {
    var control = TypeReference.invalid
    var event: Name?
    var occurrences: [Occurrence] = []
}

private let triggerMapping = MappingShape<TriggerDraft>(
    "a trigger",
    keys: [
        .optional("control", .type, "The class of a control without a property.", into: \.control),
        .optional(
            "event",
            .identifier("an event"),
            "What happens to it.",
            default: "of bar items and key commands, that they are chosen",
            into: \.event
        ),
        occurrence(.notification, "a notification's name", "The notification that is posted, by its Swift name."),
        occurrence(.callback, "a method", "The method that is called of somebody's delegate, with its labels."),
        occurrence(.message, "a message", "The message of a channel to the view, or the input, that arrives."),
    ]
)

private func occurrence(_ kind: Occurrence.Kind, _ expected: String, _ summary: String) -> Key<TriggerDraft> {
    .optional(
        kind.rawValue,
        Shape(.text(expected)) { node, reader in reader.occurrence(kind, node, expected) },
        summary
    ) {
        draft,
        value,
        _,
        _ in
        draft.occurrences.append(value)
    }
}

extension SpecReader {
    fileprivate mutating func occurrence(_ kind: Occurrence.Kind, _ node: NodeID, _ expected: String) -> Occurrence? {
        guard let text = scalarText(node, expected: expected) else { return nil }
        // A name of a notification may be written as it is where its type is known: '.sessionEnded'.
        let path = kind == .notification && text.hasPrefix(".") ? String(text.dropFirst()) : text
        let isNamed =
            kind == .notification
            ? path.dottedParts.allSatisfy(SwiftNotation.isIdentifier) : SpecReader.isMessageName(text)
        guard isNamed else {
            let example =
                switch kind {
                case .notification: "UIResponder.keyboardWillShowNotification"
                case .callback: "'locationManager(_:didUpdateLocations:)'"
                case .message: "'display(jogs:)'"
                }
            report(
                .invalidTrigger,
                at: range(of: node),
                "'\(text)' is not \(expected)",
                help: ["Write it as Swift does, such as \(example)."]
            )
            return nil
        }
        return Occurrence(kind, Name(text, at: tree.range(of: node, within: 0..<text.utf8.count)))
    }
}

extension Shape where Value == Trigger {
    /// `loginButton.touchUpInside`, `{control: UIButton, event: touchUpInside}` or `{notification: UIScreen.modeDidChangeNotification}`.
    static let trigger = Shape(.alternatives([.text("subview.event"), triggerMapping.schema])) { node, reader in
        // What can't be read still is a trigger: nothing more need be said of its action.
        let unread = Trigger(path: [], event: "", at: reader.range(of: node))
        if reader.tree.kind(of: node) == .mapping {
            var draft = TriggerDraft()
            guard triggerMapping.read(node, into: &draft, &reader) else { return unread }
            if let first = draft.occurrences.first {
                if draft.occurrences.count > 1 || draft.control != .invalid || draft.event != nil {
                    reader.report(
                        .conflictingKeys,
                        at: first.name.range,
                        "a trigger is one of 'control', 'notification', 'callback' and 'message'",
                        help: ["Write a list of triggers where several set it off."]
                    )
                }
                return Trigger(first)
            }
            guard draft.control != .invalid else {
                // A value that can't be read is told already.
                if !reader.wholeEntries(of: node).contains(where: { reader.tree.text(of: $0.key) != "event" }) {
                    reader.report(
                        .missingKey,
                        at: reader.headRange(of: node),
                        "a trigger needs 'control', 'notification', 'callback' or 'message'"
                    )
                }
                return unread
            }
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
