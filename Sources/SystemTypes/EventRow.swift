import ScreenSpecConcurrency

/// What can happen to objects of some classes, in the words of triggers.
package struct EventRow: Sendable, Hashable {
    package let classes: [String]
    /// The most common ones first.
    package let events: [String]

    fileprivate init(_ classes: [String], _ events: [String]) {
        (self.classes, self.events) = (classes, events)
    }

    fileprivate func covers(_ name: String) -> Bool {
        classes.contains { SystemTypes.isSubclass(name, of: $0) }
    }
}

extension SystemTypes {
    /// The moments of a screen, and what is pressed while it is seen.
    package static let screenEvents = moments + ["keyCommand"]

    package static let moments = ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"]

    /// Which events fit which classes, and those that inherit from them: the one table that checks, messages and the reference go by.
    package static let eventRows = controlRows + partRows + callbackRows + touchedRows

    /// All that any class of the platform has.
    package static let allEvents: [String] = eventRows.flatMap(\.events).reduce(into: []) { events, event in
        if !events.contains(event) { events.append(event) }
    }

    /// What can happen to objects of a class of the platform.
    ///
    /// - Parameter isInherited: Whether a class of the app inherits from it: such a control may send whatever it likes.
    package static func events(of name: String, isInherited: Bool) -> [String] {
        knownEvents(EventQuestion(name: name, isInherited: isInherited)) { findEvents(of: name, isInherited) }
    }

    /// Many triggers start at few classes.
    private static let knownEvents = Memo<EventQuestion, [String]>()

    private struct EventQuestion: Hashable, Sendable {
        let name: String
        let isInherited: Bool
    }

    private static func findEvents(of name: String, _ isInherited: Bool) -> [String] {
        let controls = controlRows.first { row in isInherited ? row.classes == ["UIControl"] : row.covers(name) }
        let covering = (partRows + callbackRows).filter { $0.covers(name) }
        var rows = covering.filter { $0.classes.contains(name) } + covering.filter { !$0.classes.contains(name) }
        if let controls, controls.covers(name) { rows.insert(controls, at: 0) }
        rows += touchedRows.filter { $0.covers(name) }
        return rows.flatMap(\.events).reduce(into: []) { events, event in
            if !events.contains(event) { events.append(event) }
        }
    }

    // MARK: Rows

    private static let touches = [
        "touchUpInside", "touchDown", "touchUpOutside", "touchCancel", "touchDownRepeat", "touchDragInside",
        "touchDragOutside", "touchDragEnter", "touchDragExit", "primaryActionTriggered", "menuActionTriggered",
        "allTouchEvents", "allEvents", "applicationReserved", "systemReserved",
    ]

    private static let editing = [
        "editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit", "allEditingEvents",
    ]

    /// Those of UIKit's controls that never send some of a control's events; the last is of all others.
    private static let controlRows = [
        EventRow(["UIButton"], touches),
        EventRow(
            ["UISwitch", "UISlider", "UIStepper", "UIPageControl", "UIRefreshControl", "UISegmentedControl"],
            ["valueChanged"] + touches
        ),
        EventRow(["UIDatePicker"], ["valueChanged", "editingDidBegin", "editingDidEnd"] + touches),
        EventRow(["UITextField"], editing + touches),
        EventRow(["UIControl"], ["touchUpInside", "valueChanged"] + editing + touches.dropFirst()),
    ]

    private static let partRows = [
        EventRow(["UIBarItem"], ["select"]),
        EventRow(["UIKeyCommand"], ["keyCommand"]),
        EventRow(["UIMenuElement"], ["select"]),
        EventRow(["UIAlertAction", "UIContextualAction"], ["select"]),
        EventRow(["UISegmentedControl"], ["select"]),
        EventRow(["UITableViewCell", "UICollectionViewCell"], ["select"]),
    ]

    /// By the class whose delegate is told.
    private static let callbackRows: [EventRow] = {
        var rows: [(classes: [String], events: [String])] = []
        for callback in callbacks where callback.sender != "UIView" {
            guard let index = rows.firstIndex(where: { $0.classes[0] == callback.sender }) else {
                // A controller is told for the list that it has.
                let controller = "\(callback.sender)Controller"
                let controllers = isSubclass(controller, of: "UIViewController") ? [controller] : []
                rows.append(([callback.sender] + controllers, [callback.event]))
                continue
            }
            if !rows[index].events.contains(callback.event) { rows[index].events.append(callback.event) }
        }
        return rows.map { EventRow($0.classes, $0.events) }
    }()

    /// What a person does to any view, or to what recognises it.
    private static let touchedRows: [EventRow] = {
        let names = [
            "tap", "doubleTap", "longPress", "swipe", "pan", "pinch", "edgePan", "rotation", "hover",
        ]
        let recognizers = gestures.reduce(into: [String]()) { classes, gesture in
            if !classes.contains(gesture.recognizerClass) { classes.append(gesture.recognizerClass) }
        }
        return [EventRow(["UIView", "UIViewController"], names + ["contextMenu"])]
            + recognizers.map { name in
                EventRow([name], names.filter { gesture(named: $0)?.recognizerClass == name })
            }
    }()
}
