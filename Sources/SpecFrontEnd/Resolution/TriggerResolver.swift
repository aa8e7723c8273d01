import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

/// The moments of a screen that can set an action off.
private let moments = ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"]

/// The classes whose parts can be selected.
private let selectable = [
    "UIBarItem", "UITableView", "UICollectionView", "UIPickerView", "UIMenuElement", "UISegmentedControl", "UITabBar",
    "UITabBarController", "MKMapView",
]

extension DocumentContext {
    /// Checks that a trigger starts at something that a person can touch, and that it can happen there.
    mutating func check(_ trigger: Trigger, of action: Action, among subviews: [Subview], in outline: ComponentOutline)
    {
        let member = "actions.\(action.member.name.text)"
        let name = trigger.name.part(at: trigger.path.count)
        guard let first = trigger.path.first else { return }
        if trigger.path == ["screen"], !subviews.contains(where: { $0.name.text == "screen" }) {
            guard !moments.contains(trigger.event) else { return checkMoments(trigger, in: outline, member: member) }
            return reportUnknown(
                .unknownEvent,
                name,
                "a screen has no moment '\(trigger.event)'",
                among: moments,
                member: member
            )
        }
        if trigger.path == ["self"] {
            return check(event: name, onType: outline.viewType, called: "self", member: member)
        }
        guard let subview = subviews.first(where: { $0.name.text == first }) else {
            let candidates = subviews.map(\.name.text) + ["self", "screen"]
            return reportUnknown(
                .unknownSubview,
                trigger.name.part(at: 0),
                "the trigger starts at '\(first)', which is no subview",
                among: candidates,
                member: member
            )
        }
        guard let type = type(at: trigger.path.dropFirst(), in: subview.type.type, trigger: trigger, member: member)
        else { return }
        check(event: name, onType: type, called: trigger.path.joined(separator: "."), member: member)
    }

    private mutating func checkMoments(_ trigger: Trigger, in outline: ComponentOutline, member: String) {
        guard !outline.declaration.isScreen,
            knowledge.isSubclass(outline.superclassName, of: "UIViewController") == false
        else { return }
        report(
            .unknownEvent,
            at: trigger.range,
            "'\(outline.viewType)' is a view, which has no moments of a screen",
            help: ["Declare a 'screen', or use 'self'."],
            member: member
        )
    }

    /// The class at the end of a path through nested views; `nil` after a report, or where nobody can tell.
    private mutating func type(at path: ArraySlice<String>, in start: SwiftType, trigger: Trigger, member: String)
        -> String?
    {
        guard var name = className(of: start) else { return nil }
        for (index, part) in path.enumerated() {
            if scope.symbols.kind(of: name) == .view {
                if let subview = scope.symbols.subview(part, of: name) {
                    guard let next = className(of: subview) else { return nil }
                    name = next
                    continue
                }
                let candidates = scope.symbols.subviewNames(of: name)
                reportUnknown(
                    .unknownSubview,
                    trigger.name.part(at: index + 1),
                    "the view '\(name)' has no subview '\(part)'",
                    among: candidates,
                    member: member
                )
                return nil
            }
            guard case .found(let type, _) = knowledge.property(part, of: name), let next = className(of: type) else {
                return nil
            }
            name = next
        }
        return name
    }

    private func className(of type: SwiftType) -> String? {
        switch type.unwrapped {
        case .named(let name): name.path
        case .array(let element): className(of: element)
        default: nil
        }
    }

    private mutating func check(event: Name, onType type: String, called name: String, member: String) {
        let isControlEvent = SystemTypes.controlEvents.contains(event.text)
        let gesture = SystemTypes.gestures.first { $0.name == event.text }
        let needed: [String]
        switch event.text {
        case _ where isControlEvent: needed = ["UIControl"]
        case "select" where name != "self":
            needed = selectable
        case "select":
            needed = [
                "UITableViewCell", "UICollectionViewCell", "UITableView", "UICollectionView", "UITableViewController",
                "UICollectionViewController", "UITabBarController",
            ]
        case "return": needed = ["UITextField", "UISearchBar", "UITextView"]
        case _ where gesture != nil:
            needed = ["UIView", gesture?.recognizerClass ?? "UIGestureRecognizer", "UIViewController"]
        default:
            let candidates = SystemTypes.controlEvents + SystemTypes.gestures.map(\.name) + ["select", "return"]
            return reportUnknown(
                .unknownEvent,
                event,
                "there is no event or gesture '\(event.text)'",
                among: candidates,
                member: member
            )
        }
        let answers = needed.map { knowledge.isSubclass(type, of: $0) }
        guard !answers.contains(true), !answers.contains(nil) else { return }
        let isKind =
            isControlEvent ? "an event of a UIControl" : "done on a \(needed.prefix(3).joined(separator: ", "))"
        let isSelectable =
            event.text != "select" && selectable.contains { knowledge.isSubclass(type, of: $0) == true }
        report(
            .unknownEvent,
            at: event.range,
            "'\(event.text)' is \(isKind), and '\(name)' is of type \(type)",
            help: isSelectable ? ["Use select."] : isControlEvent ? ["Use a gesture such as tap."] : [],
            member: member
        )
    }
}
