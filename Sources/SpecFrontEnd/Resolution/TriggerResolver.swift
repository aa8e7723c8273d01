import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves the class of a control without a property. Where only one thing can happen to it, that is the event.
    mutating func resolve(_ trigger: inout Trigger, ofActionCalled name: String) -> Bool {
        guard var control = trigger.control else { return false }
        resolve(&control, member: "actions.\(name)")
        trigger.control = control
        guard trigger.event.isEmpty, let name = control.type.triggeringClass else { return true }
        trigger.event = knowledge.events(of: name).only ?? ""
        return true
    }

    /// Checks that a trigger starts at something that a person can touch, and that it can happen there.
    mutating func check(
        _ trigger: Trigger,
        of action: Action,
        among subviews: [Subview],
        told messages: [ScreenModel.Member],
        in outline: ComponentOutline
    ) {
        let member = "actions.\(action.member.name.text)"
        if let occurrence = trigger.occurrence { return check(occurrence, told: messages, in: outline, member: member) }
        if let control = trigger.control { return check(trigger, ofControl: control, member: member) }
        guard let first = trigger.path.first else { return }
        let event = trigger.name.part(at: trigger.path.count)
        if trigger.path == ["screen"], !subviews.contains(where: { $0.name.text == "screen" }) {
            guard !SystemTypes.screenEvents.contains(event.text) else {
                return checkMoments(trigger, in: outline, member: member)
            }
            return reportUnknown(
                .unknownEvent,
                event,
                "a screen has no moment '\(event.text)'",
                among: SystemTypes.screenEvents,
                member: member
            )
        }
        if trigger.path == ["self"] {
            return check(event, of: knowledge.events(of: outline.viewType), on: outline.viewType, "self", member)
        }
        guard let start = start(first, among: subviews, in: outline) else {
            return reportUnknown(
                .unknownSubview,
                trigger.name.part(at: 0),
                "the trigger starts at '\(first)', which is no subview",
                among: subviews.map(\.name.text) + ["self"] + (hasMoments(outline) ? ["screen"] : []),
                member: member
            )
        }
        guard let type = type(at: trigger.path.dropFirst(), in: start, trigger: trigger, member: member) else { return }
        var events = knowledge.events(of: type)
        events.add(knowledge.ownEvents(of: type))
        check(event, of: events, on: type, trigger.path.joined(separator: "."), member)
    }

    private mutating func checkMoments(_ trigger: Trigger, in outline: ComponentOutline, member: String) {
        guard !hasMoments(outline) else { return }
        report(
            .unknownEvent,
            at: trigger.range,
            "'\(outline.viewType)' is a view, which has no moments of a screen",
            help: ["Declare a 'screen', or use 'self'."],
            member: member
        )
    }

    private func hasMoments(_ outline: ComponentOutline) -> Bool {
        outline.isScreen || knowledge.isSubclass(outline.superclassName, of: "UIViewController") != false
    }

    private mutating func check(_ trigger: Trigger, ofControl control: TypeReference, member: String) {
        guard let name = control.type.triggeringClass else { return }
        var events = knowledge.events(of: name)
        events.add(knowledge.ownEvents(of: name))
        if trigger.event.isEmpty {
            guard !events.names.isEmpty || !events.isOpen else { return }
            return report(
                .missingKey,
                at: control.range,
                "the trigger needs 'event', since more than one can happen to a \(name)",
                help: Self.list(events.names),
                member: member
            )
        }
        // What the app's own object tells by a closure has whatever name it has.
        guard !events.isForeign else { return }
        check(Name(trigger.event, at: trigger.range), of: events, on: name, nil, member)
    }

    /// A trigger that is written twice stands most often for another one.
    mutating func checkUnique(_ triggers: [Trigger], of action: Action) {
        guard triggers.count > 1 else { return }
        var seen: Set<String> = []
        for trigger in triggers where !trigger.text.isEmpty && !seen.insert(trigger.text).inserted {
            report(
                .invalidTrigger,
                at: trigger.range,
                "'\(trigger.text)' sets '\(action.member.name.text)' off already",
                help: ["Name another one, or remove it."],
                member: "actions.\(action.member.name.text)"
            )
        }
    }

    /// A message has to be one that the view is told. What is posted and called is nobody's here to know.
    private mutating func check(
        _ occurrence: Occurrence,
        told messages: [ScreenModel.Member],
        in outline: ComponentOutline,
        member: String
    ) {
        guard occurrence.kind == .message else { return }
        guard !messages.contains(where: { $0.baseName == occurrence.name.text || $0.fullName == occurrence.name.text })
        else { return }
        let names = messages.map { message in
            messages.count { $0.baseName == message.baseName } == 1 ? message.baseName : message.fullName
        }
        reportUnknown(
            .unknownEvent,
            occurrence.name,
            "'\(outline.declaration.name.text)' is told no '\(occurrence.name.text)'",
            among: names,
            member: member
        )
    }

    /// What a view takes in, and what the channels of its screen tell it.
    func messages(toViewOf component: Component, _ outline: ComponentOutline) -> [ScreenModel.Member] {
        let told = outline.architecture?.rolesAtView ?? []
        let channels = (outline.architecture?.channels ?? []).filter { $0.to.map { told.contains($0.text) } ?? false }
            .map(\.name.text)
        let written = (component.declaration.screen?.channels ?? []).filter { channels.contains($0.channel.text) }
        let given = component.interfaces.filter {
            $0.kind == .channel && $0.channels.contains(where: channels.contains)
        }
        let all = component.declaration.inputs + written.flatMap(\.messages) + given.flatMap(\.members)
        var seen: Set<String> = []
        return all.filter { seen.insert($0.fullName).inserted }
    }

    // MARK: Where it starts

    /// What a path starts at: a subview, or what the view has of its superclass, such as `navigationItem`.
    private func start(_ name: String, among subviews: [Subview], in outline: ComponentOutline) -> SwiftType? {
        if let subview = subviews.first(where: { $0.name.text == name }) { return subview.type.type }
        switch knowledge.property(name, of: outline.superclassName) {
        case .found(let type, _): return type
        case .missing: return nil
        case .unknown:
            // Whatever a package's base class of a screen adds, it is a controller.
            guard hasMoments(outline), case .found(let type, _) = knowledge.property(name, of: "UIViewController")
            else { return nil }
            return type
        }
    }

    /// The class at the end of a path through nested views and cells; `nil` after a report, or where nobody can tell.
    private mutating func type(at path: ArraySlice<String>, in start: SwiftType, trigger: Trigger, member: String)
        -> String?
    {
        guard var name = start.triggeringClass else { return nil }
        var parts = path
        while let part = parts.first {
            if let (row, length) = row(parts, of: name) {
                name = row
                parts = parts.dropFirst(length)
                continue
            }
            if let subview = scope.symbols.subview(part, of: name) {
                guard let next = subview.triggeringClass else { return nil }
                name = next
            } else {
                switch knowledge.property(part, of: name) {
                case .found(let type, _):
                    guard let next = type.triggeringClass else { return nil }
                    name = next
                case .unknown: return nil
                case .missing:
                    let isView = scope.symbols.kind(of: name) == .view
                    reportUnknown(
                        .unknownSubview,
                        trigger.name.part(at: parts.startIndex),
                        isView ? "the view '\(name)' has no subview '\(part)'" : "a \(name) has no '\(part)'",
                        among: isView
                            ? scope.symbols.subviewNames(of: name) : isList(name) ? scope.symbols.viewNames : [],
                        member: member
                    )
                    return nil
                }
            }
            parts = parts.dropFirst()
        }
        return name
    }

    /// A view that shows rows of a list, by its name: `JogCell`, or `Catalog.ProductCell` of another module.
    private func row(_ parts: ArraySlice<String>, of list: String) -> (name: String, length: Int)? {
        guard isList(list), let first = parts.first else { return nil }
        if scope.symbols.kind(of: first) == .view { return (first, 1) }
        let path = parts.prefix(2).joined(separator: ".")
        return dependsOnView(path) ? (path, 2) : nil
    }

    private func dependsOnView(_ path: String) -> Bool { scope.dependencies.view(path) != nil }

    private func isList(_ name: String) -> Bool {
        ["UITableView", "UICollectionView", "UIPickerView", "MKMapView", "UIStackView"].contains {
            knowledge.isSubclass(name, of: $0) != false
        }
    }

    // MARK: What happens there

    private mutating func check(
        _ event: Name,
        of events: TypeKnowledge.Events,
        on type: String,
        _ path: String?,
        _ member: String
    ) {
        let isOwn = events.own.contains(event.text)
        switch (events.names.contains(event.text), isOwn) {
        case (true, true):
            report(
                .invalidTrigger,
                at: event.range,
                "'\(event.text)' happens to any such view, and '\(type)' tells something of that name, too",
                help: ["Rename what '\(type)' tells, or start at one of its subviews."],
                member: member
            )
        case (true, false), (false, true): return
        case (false, false):
            let names = events.own + events.names
            guard !events.isOpen || Spelling.closest(to: event.text, among: names) != nil else { return }
            let owner = path.map { "'\($0)' is of type \(type), which" } ?? "a \(type)"
            reportUnknown(
                .unknownEvent,
                event,
                "\(owner) has no event '\(event.text)'",
                among: names,
                member: member
            )
        }
    }
}

extension SwiftType {
    /// The class whose objects it stands for: of an outlet collection, that of its elements.
    fileprivate var triggeringClass: String? {
        switch unwrapped {
        case .named(let name): name.path
        case .array(let element): element.triggeringClass
        default: nil
        }
    }
}
