import ScreenModel
import ScreenSpecDiagnostics

/// What sets a piece of code off, as the code says it.
struct Occasion: Hashable {
    enum Sender: Hashable {
        /// A part of the view, or, without names, the view itself.
        case object(ObjectPath)
        /// Some object of that class.
        case anyObject(ofClass: String)
        case screen
        /// What others post, call or say, by its name: a method's with its labels, a notification's without its type.
        case occurrence(Occurrence.Kind, String)
    }

    let sender: Sender
    /// In the words of specs; of several, any.
    let events: [String]
    /// The property that a gesture recognizer is kept in, which a spec may name in place of its view.
    var recognizer: ObjectPath?
    /// The property in which the sender keeps whoever is told.
    var listener: String?
    /// The view of a spec that tells it by itself, by the class.
    var teller: String?
    /// Whether it is some control that is made where it is used, and that no property holds.
    var isUnnamed = false
    /// Whether a document says so: then it is nothing that an outlet is connected to.
    var isOfNoOutlet = false
    /// Whether it, or one of the others, sets the code off, as where a handler tells its senders apart.
    var isOneOfSeveral = false
    let place: SourceRange

    /// Whether it is what a trigger says, or may be.
    func fits(_ trigger: Trigger, among subviews: TriggeredSubviews) -> Bool {
        mayFit(trigger, among: subviews) && !isUnheard(at: trigger, among: subviews)
    }

    /// Whether it would be what a trigger says, but the part of the view that the trigger starts at tells nobody.
    func lacksListener(at trigger: Trigger, among subviews: TriggeredSubviews) -> Bool {
        mayFit(trigger, among: subviews) && isUnheard(at: trigger, among: subviews)
    }

    private func isUnheard(at trigger: Trigger, among subviews: TriggeredSubviews) -> Bool {
        guard let listener, case .anyObject = sender else { return false }
        return subviews.lack(listener, at: trigger.path)
    }

    private func mayFit(_ trigger: Trigger, among subviews: TriggeredSubviews) -> Bool {
        if let occurrence = trigger.occurrence {
            guard case .occurrence(let kind, let name) = sender else { return false }
            return kind == occurrence.kind && Self.isCalled(name, occurrence)
        }
        // A menu is a button's or a view's, whose events may stand for those of its entries.
        if case .anyObject("UIAction") = sender, trigger.control == nil, trigger.path.first != "screen",
            Self.ofMenus.contains(trigger.event)
        {
            return true
        }
        if subviews.tells(of: trigger, by: events, from: sender) { return true }
        guard events.contains(where: { Self.areAlike($0, trigger.event) }) else { return false }
        if let control = trigger.control?.type.description {
            return switch sender {
            case .screen: control == "UIKeyCommand"
            case .occurrence: false
            case .anyObject(let name): subviews.mayBe(name, ofClass: control)
            case .object(let path): subviews.mayBe(path, ofClass: control)
            }
        }
        guard !trigger.path.isEmpty else { return false }
        switch sender {
        case .occurrence: return false
        case .screen: return trigger.path == ["screen"]
        case .anyObject(let name):
            if isOfNoOutlet, subviews.isOutlet(trigger.path) { return false }
            return trigger.path != ["screen"] && subviews.mayBe(name, at: trigger)
        case .object(let path):
            let named = ObjectPath(trigger.path).names
            return Self.areOne(path.names, named) || recognizer.map { Self.areOne($0.names, named) } ?? false
        }
    }

    /// Whether a person chooses it in what something else has opened before.
    var isChosenLater: Bool {
        guard case .anyObject(let name) = sender else { return false }
        return name == "UIAlertAction" || name == "UIContextualAction"
    }

    /// Whether others call the view: then a person may still have caused it.
    var isOccurrence: Bool {
        if case .occurrence(let kind, _) = sender { kind != .notification } else { false }
    }

    /// Whether it happens to the very object that a trigger starts at.
    func isOf(_ trigger: Trigger) -> Bool {
        guard case .object(let path) = sender, !path.names.isEmpty else { return false }
        return path == ObjectPath(trigger.path)
    }

    /// Notifications have longer and shorter names, `UIResponder.keyboardWillShowNotification` and `.keyboardWillShow`.
    private static func isCalled(_ name: String, _ occurrence: Occurrence) -> Bool {
        let written = occurrence.name.text
        guard occurrence.kind == .notification else {
            return written == name || !written.contains("(") && name.prefix { $0 != "(" } == written
        }
        return written.lastDottedPart.notificationName == name.notificationName
    }

    /// Whether one path is a part of the other: it may start further outside, and a view may have another one in it that is touched.
    private static func areOne(_ path: [String], _ other: [String]) -> Bool {
        if path.isEmpty || other.isEmpty { return path.isEmpty && other.isEmpty }
        return path.contains(other) || other.contains(path)
    }

    /// Events that a person causes by the same touch.
    private static let alike: [Set<String>] = [
        ["touchUpInside", "primaryActionTriggered"], ["valueChanged", "primaryActionTriggered", "select"],
        ["return", "editingDidEndOnExit", "primaryActionTriggered"], ["tap", "doubleTap"], ["pan", "edgePan"],
        ["menuActionTriggered", "contextMenu", "longPress"],
        ["swipe", "commit", "leadingSwipeActions"], ["swipe", "commit", "trailingSwipeActions"],
        ["willDisplay", "prefetch", "didScroll", "didEndDragging", "didEndDecelerating"],
        ["editingDidBegin", "didBeginEditing", "shouldBeginEditing", "tap", "touchDown"],
        ["editingDidEnd", "didEndEditing", "shouldEndEditing"],
        ["editingChanged", "didChange", "didChangeSelection"], ["cancel", "willDismiss", "didDismiss"],
    ]

    private static let ofMenus: Set<String> = [
        "menuActionTriggered", "contextMenu", "longPress", "select", "primaryActionTriggered", "touchUpInside",
    ]

    private static func areAlike(_ event: String, _ other: String) -> Bool {
        event == other || alike.contains { $0.contains(event) && $0.contains(other) }
    }

    /// How a spec names a control that nothing else does.
    var writtenTrigger: String? {
        guard isOfNoOutlet, case .anyObject(let name) = sender, let event = events.first else { return nil }
        return "{control: \(name), event: \(event)}"
    }

    /// "loginButton.touchUpInside".
    var name: String {
        let event = events.first ?? ""
        switch sender {
        case .screen: return "screen.\(event)"
        case .occurrence(_, let name): return name
        case .anyObject(let name): return "\(name).\(event)"
        case .object(let path):
            return (path.names.isEmpty ? ["self", event] : path.names + [event]).joined(separator: ".")
        }
    }
}

extension StringProtocol {
    /// The part of it that stays the same, however it is written.
    fileprivate var notificationName: String {
        hasSuffix("Notification") ? String(dropLast("Notification".count)) : String(self)
    }
}
