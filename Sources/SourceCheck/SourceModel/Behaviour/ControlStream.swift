import ScreenSpecDiagnostics
import SourceFacts
import SystemTypes

/// What a control tells as a stream, at the start of a path: `button.rx.tap` of `button.rx.tap.map { … }`, `button.tapPublisher`,
/// `field.publisher(for: .editingChanged)`.
struct ControlStream {
    /// How many names lead to the control.
    let count: Int
    /// In the words of specs; of several, what it is to the object decides.
    let events: [String]
    /// Whether it is what happens to a view controller: `rx.viewWillAppear`.
    private var isOfScreen = false
    /// The only classes of which a property of the name tells that; `nil` where all do.
    private var tellers: [String]?

    /// - Parameter length: How many names of the path count.
    init?(_ use: UseFact, length: Int, in member: MemberFact, _ code: CodeIndex) {
        let path = Array(use.components.prefix(length))
        if use.selfPath != nil, path.count > 1, path[0].name == "rx", let moment = Self.moment(path[1].name.string) {
            (count, events, isOfScreen) = (0, [moment], true)
            return
        }
        for (position, component) in path.enumerated() where position > 0 || use.root == .self {
            let name = component.name.string
            if name == "rx", position + 1 < path.count {
                let property = path[position + 1].name.string
                if property == "controlEvent" { continue }
                (count, events) = (position, Self.reactive[property] ?? Self.values[property].map { [$0.event] } ?? [])
                tellers = Self.values[property]?.tellers
            } else if name == "tapPublisher" {
                (count, events) = (position, Self.taps)
            } else if name == "publisher" || name == "controlPublisher" || name == "controlEvent" {
                let made = member.calls.first {
                    $0.callee.index == use.index && $0.calledPath.count == position + 1
                }
                let event = made.flatMap { $0.argument(labelled: "for") ?? $0.arguments.first }
                // What is done to a control stands for what it tells.
                count = name == "controlEvent" ? position - 1 : position
                events = event.map { SystemTypes.controlEvents(namedIn: $0, of: member) } ?? []
            } else if name.hasSuffix("Publisher"), let own = Self.own(use, position, in: member, code) {
                (count, events) = (position, own)
            } else {
                continue
            }
            return
        }
        return nil
    }

    private static let taps = ["touchUpInside", "select", "tap"]

    private static let reactive: [String: [String]] = [
        "tap": taps, "itemSelected": ["select"], "modelSelected": ["select"], "itemDeselected": ["deselect"],
        "modelDeselected": ["deselect"], "isOn": ["valueChanged"],
        "selectedSegmentIndex": ["valueChanged"], "primaryAction": ["primaryActionTriggered"],
    ]

    /// What RxCocoa observes as a value, which others have of the name as well.
    private static let values: [String: (event: String, tellers: [String])] = [
        "text": ("editingChanged", ["UITextField"]), "date": ("valueChanged", ["UIDatePicker"]),
        "value": ("valueChanged", ["UIDatePicker", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch"]),
    ]

    /// `willAppear` of `viewWillAppear`, as extensions of `Reactive` call what UIKit calls.
    private static func moment(_ property: String) -> String? {
        Occasions.moments.first { $0.key.prefix { $0 != "(" } == property }?.value
    }

    /// What an extension of the app makes of one event of the control itself: `var refreshPublisher` that returns
    /// `controlPublisher(for: .valueChanged)`.
    private static func own(_ use: UseFact, _ position: Int, in member: MemberFact, _ code: CodeIndex) -> [String]? {
        guard case .platform(let platform) = code.type(of: use, upTo: position, in: member) else { return nil }
        let name = use.components[use.components.startIndex + position].name
        let added = code.additions(to: platform).filter { $0.baseName == name && $0.isProperty }
        guard added.count == 1, let property = added.first else { return nil }
        let made = property.calls.filter { call in
            call.calledPath.count == 1 && call.callee.selfPath != nil
                && (call.name == "controlPublisher" || call.name == "publisher")
        }
        guard made.count == 1, let event = made.first?.argument(labelled: "for") else { return nil }
        let events = SystemTypes.controlEvents(namedIn: event, of: property)
        return events.isEmpty ? nil : events
    }

    /// Of what a tap may be, what it is to the object that is tapped.
    func event(of type: NamedType, _ code: CodeIndex) -> String? {
        if let tellers, !tellers.contains(where: { code.inherits(type, from: $0) }) { return nil }
        guard events.count > 1 else { return events.first }
        if code.inherits(type, from: "UIBarItem") { return "select" }
        return code.inherits(type, from: "UIControl") ? "touchUpInside" : nil
    }

    /// What a tap is to a property of a class that no source declares and that is called a button.
    private func packageEvent(of use: UseFact, in member: MemberFact, _ code: CodeIndex) -> String? {
        guard events.count > 1, count > 0, code.type(of: use, upTo: count, in: member) == .unknown,
            let owner = code.holder(ofName: count - 1, of: use, in: member).projectType,
            let property = code.member(use.components[use.components.startIndex + count - 1].name, of: owner),
            let name = (property.type?.stripped ?? property.value?.type)?.name
        else { return nil }
        return name.hasSuffix("Button") ? "touchUpInside" : nil
    }

    /// What happens to the object in front; `nil` where nobody can tell which one, or what.
    func occasion(of use: UseFact, at place: SourceRange, in member: MemberFact, _ code: CodeIndex) -> Occasion? {
        if isOfScreen {
            let isScreen = code.ownerType(of: member).projectType.map(code.isViewController) ?? false
            return isScreen ? Occasion(sender: .screen, events: events, place: place) : nil
        }
        let type = code.type(of: use, upTo: count, in: member)
        guard let event = event(of: type, code) ?? packageEvent(of: use, in: member, code) else { return nil }
        if let object = ObjectPath(use, count: count, in: member) {
            return Occasion(sender: .object(object), events: [event], place: place)
        }
        // What no property holds.
        guard case .platform(let platform) = type,
            platform.isSubclass(of: "UIBarItem")
                || platform.isSubclass(of: "UIControl") && use.local?.value?.call != nil
        else { return nil }
        var occasion = Occasion(sender: .anyObject(ofClass: platform.name), events: [event], place: place)
        occasion.isUnnamed = platform.isSubclass(of: "UIControl")
        return occasion
    }
}

extension SystemTypes {
    /// The names of events of controls in an expression; none where a variable holds them.
    static func controlEvents(namedIn value: ValueFact, of member: MemberFact) -> [String] {
        let uses = member.uses(in: value)
        let names = uses.compactMap { use -> String? in
            guard let last = use.components.last, use.root == .implicit || use.components.first?.startsUppercase == true
            else { return nil }
            return last.name.string
        }
        return names.count == uses.count && names.allSatisfy(controlEvents.contains)
            && names.allSatisfy { !$0.hasPrefix("all") } ? names : []
    }
}
