import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// What a member of a view registers for controls, gestures and bar items, where it says so plainly.
struct Registrations {
    /// By the places of the selectors.
    private(set) var selectors: [SourceRange: Occasion] = [:]
    /// By the places of selectors of methods that others have: `button.addTarget(viewModel, action: …)`.
    private(set) var selectorsOfOthers: [SourceRange: Occasion] = [:]
    /// By the places of the closures.
    private(set) var closures: [SourceRange: Occasion] = [:]
    /// By the places of methods that are handed over in the place of closures: `payButton.action = presenter.pay`.
    private(set) var references: [SourceRange: Occasion] = [:]
    private let code: CodeIndex
    private let own: OwnEvents
    private let member: MemberFact
    /// Classes of the app whose closures set something off, by the names that triggers give them.
    private let classes: Set<String>

    init(in member: MemberFact, triggeredBy classes: Set<String> = [], _ subject: CodeSubject) {
        self.classes = classes
        code = subject.code
        own = subject.analysis(OwnEvents.self)
        self.member = member
        for call in member.calls {
            guard let name = call.name else { continue }
            if name == "addTarget" {
                addTarget(call)
            } else if name == "addAction" {
                addAction(call)
            } else if addHandler(call) {
                continue
            } else if StreamObservers.names.contains(name)
                || Self.operators.contains(name)
                    && call.callee.components.contains(where: { StreamObservers.names.contains($0.name) })
            {
                addStream(call)
            } else if name.startsUppercase || name == "init" {
                addConstruction(call)
            }
        }
        let notifications = ObservedNotifications(in: member)
        selectors.merge(notifications.selectors) { $1 }
        closures.merge(notifications.closures) { $1 }
        for assignment in member.assignments { add(assignment) }
    }

    // MARK: Controls

    private mutating func addTarget(_ call: CallFact) {
        let object = ObjectPath(receiverOf: call, in: member)
        guard let events = call.argument(labelled: "for") else {
            if let selector = call.selector(labelled: "action") { addGesture(selector, object, call) }
            return
        }
        let sender = object.map(Occasion.Sender.object) ?? unnamedControl(of: call)
        var occasion = occasion(of: sender, controlEvents(events), at: call.range)
        occasion?.isUnnamed = object == nil
        if let selector = call.selector(labelled: "action") {
            selectors[selector.range] = occasion
        } else if let selector = call.argument(labelled: "action"), selector.kind == .selector {
            selectorsOfOthers[selector.range] = occasion
        }
    }

    private mutating func addAction(_ call: CallFact) {
        guard let closure = closure(ofActionIn: call.arguments.first), let events = call.argument(labelled: "for")
        else { return }
        let object = ObjectPath(receiverOf: call, in: member)
        let sender = object.map(Occasion.Sender.object) ?? unnamedControl(of: call)
        var occasion = occasion(of: sender, controlEvents(events), at: call.range)
        occasion?.isUnnamed = object == nil
        closures[closure] = occasion
    }

    /// `button.addHandler(for: .touchUpInside) { … }`, `field.brand.on(for: .editingChanged) { … }`: a method of an app or a package around
    /// UIKit's.
    private mutating func addHandler(_ call: CallFact) -> Bool {
        guard call.calledPath.count > 1, let closure = call.arguments.last, closure.kind == .closure,
            let value = call.argument(labelled: "for")
        else { return false }
        let events = controlEvents(value)
        guard !events.isEmpty else { return false }
        var count = call.calledPath.count - 1
        // What goes by the control's own name stands for the control.
        if count > 1, !isView(code.type(of: call.callee, upTo: count, in: member)) { count -= 1 }
        let object = ObjectPath(call.callee, count: count, in: member)
        closures[closure.range] = occasion(of: object.map(Occasion.Sender.object), events, at: call.range)
        return true
    }

    private func isView(_ type: NamedType) -> Bool {
        if case .platform(let platform) = type { return platform.isSubclass(of: "UIView") }
        return type.projectType.map(code.isView) ?? false
    }

    /// What is done on the way, whenever the stream tells something.
    private static let operators: Set<String> = [
        "flatMap", "flatMapLatest", "flatMapFirst", "do", "map", "compactMap", "filter", "handleEvents",
    ]

    /// `button.rx.tap.subscribe(onNext: { … })`, `button.publisher(for: .touchUpInside).sink { … }`, `button.tapPublisher.sink { … }`.
    private mutating func addStream(_ call: CallFact) {
        guard let closure = call.arguments.last(where: { $0.kind == .closure })?.range, closures[closure] == nil,
            let stream = ControlStream(call.callee, length: call.calledPath.count, in: member, code),
            let occasion = stream.occasion(of: call.callee, at: call.range, in: member, code)
        else { return }
        closures[closure] = occasion
    }

    /// The class of a control that is made here, and that no property holds: by itself, or as a part of what is made here.
    private func unnamedControl(of call: CallFact) -> Occasion.Sender? {
        let count = call.calledPath.count - 1
        if call.callee.root == .closureArgument { return count == 0 ? madeControl(around: call) : nil }
        guard count == 1 || count == 2, let made = call.callee.local?.value?.call, made.name?.startsUppercase == true,
            let name = controlName(code.type(of: call.callee, upTo: count, in: member))
        else { return nil }
        return .anyObject(ofClass: name)
    }

    /// `UISwitch().then { $0.addTarget(…) }`
    private func madeControl(around call: CallFact) -> Occasion.Sender? {
        guard let closure = EnclosingClosure(around: call.range, in: member), let setup = closure.call,
            CodeIndex.configuring.contains(setup.name), setup.arguments.count == 1,
            let local = member.locals.first(where: { $0.value?.call?.index == setup.index }),
            let type = local.value.map({ code.type(of: $0, in: member) }), let name = controlName(type)
        else { return nil }
        return .anyObject(ofClass: name)
    }

    private func controlName(_ type: NamedType) -> String? {
        switch type {
        case .platform(let platform): platform.name
        case .project(let id): code.inherits(id, from: "UIControl") ? code.qualifiedName(of: id) : nil
        case .ambiguous, .unknown: nil
        }
    }

    private func controlEvents(_ value: ValueFact) -> [String] {
        SystemTypes.controlEvents(namedIn: value, of: member)
    }

    private func occasion(of sender: Occasion.Sender?, _ events: [String], at place: SourceRange) -> Occasion? {
        guard let sender, !events.isEmpty else { return nil }
        return Occasion(sender: sender, events: events, place: place)
    }

    // MARK: Gestures, bar items and buttons that are made with their actions

    private mutating func addConstruction(_ call: CallFact) {
        let names = call.calledPath.filter { $0.startsUppercase }
        addClosures(givenTo: names.map(\.name.string), call)
        guard names.count == 1, let name = names.first?.name.string, let type = PlatformType(named: name) else {
            return
        }
        if Self.chosen.contains(name), let closure = call.arguments.last(where: { $0.kind == .closure })?.range {
            var occasion = occasion(of: .anyObject(ofClass: name), ["select"], at: call.range)
            occasion?.isUnnamed = name == "UIAction" && !isEntry(call)
            if closures[closure] == nil { closures[closure] = occasion }
        } else if type.isSubclass(of: "UIGestureRecognizer") {
            guard let selector = call.selector(labelled: "action") else { return }
            addGesture(selector, ObjectPath(madeBy: call, in: member), call, className: name)
        } else if name == "UIKeyCommand" {
            guard let selector = call.selector(labelled: "action", hasTarget: false) else { return }
            selectors[selector.range] = Occasion(sender: .screen, events: ["keyCommand"], place: call.range)
        } else if type.isSubclass(of: "UIBarButtonItem") || type.isSubclass(of: "UIControl") {
            let object = ObjectPath(madeBy: call, in: member)
            let event = type.isSubclass(of: "UIControl") ? "primaryActionTriggered" : "select"
            let sender = object.map(Occasion.Sender.object) ?? .anyObject(ofClass: name)
            var occasion = occasion(of: sender, [event], at: call.range)
            occasion?.isUnnamed = object == nil && !isHandedBack(call, ofClass: name)
            if let selector = call.selector(labelled: "action") { selectors[selector.range] = occasion }
            let action = call.argument(labelled: "primaryAction")
            if let closure = closure(ofActionIn: action) { closures[closure] = occasion }
        }
    }

    /// Whether what a call makes may be what the member is asked for, and so become a property's value elsewhere.
    private func isHandedBack(_ call: CallFact, ofClass name: String) -> Bool {
        switch member.kind {
        case .initializer: false
        case .method: member.type.map { code.inherits(code.lookup($0, in: member), from: name) } ?? false
        default: true
        }
    }

    /// `CoinPicker(items: coins, didSelect: { … })`: closures that an object of the app calls when something has happened to it.
    private mutating func addClosures(givenTo names: [String], _ call: CallFact) {
        guard let name = classes.first(where: { isCalled(names, $0) }) else { return }
        for argument in call.arguments where argument.kind == .closure {
            guard let label = argument.label?.string else { continue }
            closures[argument.range] = occasion(of: .anyObject(ofClass: name), [label], at: call.range)
        }
    }

    /// Whether a path of types ends as a name does, or the other way round.
    private func isCalled(_ path: [String], _ name: String) -> Bool {
        let parts = name.dottedParts
        return !path.isEmpty && zip(path.reversed(), parts.reversed()).allSatisfy(==)
    }

    /// Whether an action is plainly an entry of a menu: it has a title, and neither a control nor a property is given it.
    private func isEntry(_ action: CallFact) -> Bool {
        let isControls = member.calls.contains { call in
            call.arguments.contains { argument in
                argument.call?.index == action.index && (call.name == "addAction" || argument.label == "primaryAction")
            }
        }
        return !isControls && action.argument(labelled: "title") != nil
            && ObjectPath(madeBy: action, in: member)?.names.count != 1
    }

    /// What a person chooses in a menu, a sheet or a row.
    private static let chosen: Set<String> = ["UIAction", "UIAlertAction", "UIContextualAction"]

    private mutating func addGesture(
        _ selector: ValueFact,
        _ recognizer: ObjectPath?,
        _ call: CallFact,
        className: String? = nil
    ) {
        guard let name = className ?? recognizerClass(of: call) else { return }
        let events = SystemTypes.gestures.filter { $0.recognizerClass == name }.map(\.name).sorted {
            $0.count < $1.count
        }
        let views = member.calls.filter { added in
            guard added.name == "addGestureRecognizer", let argument = added.arguments.first else { return false }
            if let made = argument.call { return made.index == call.index }
            guard let use = argument.use else { return false }
            if let local = use.local { return isSame(local, as: call) }
            return recognizer != nil && ObjectPath(use, in: member) == recognizer
        }
        guard !events.isEmpty, views.count == 1, let view = views.first,
            let object = ObjectPath(receiverOf: view, in: member)
        else { return }
        var occasion = occasion(of: .object(object), events, at: call.range)
        occasion?.recognizer = recognizer
        selectors[selector.range] = occasion
    }

    /// Whether a variable holds the recognizer that a call makes, or whose target it sets.
    private func isSame(_ local: LocalFact, as call: CallFact) -> Bool {
        local.value?.call?.index == call.index || call.callee.local?.index == local.index
    }

    /// The class of what `addTarget` is called on.
    private func recognizerClass(of call: CallFact) -> String? {
        guard case .platform(let type) = code.receiver(of: call, in: member) else { return nil }
        return type.name
    }

    // MARK: Assignments

    /// `saveItem.action = #selector(save)`, `saveItem.primaryAction = UIAction { … }`.
    private mutating func add(_ assignment: AssignmentFact) {
        if assignment.value.kind == .closure, let last = assignment.target.components.last?.name.string,
            let type = code.type(of: assignment.target, upTo: assignment.target.components.count - 1, in: member)
                .projectType,
            let name = classes.first(where: { isCalled(code.qualifiedName(of: type).dottedParts, $0) })
        {
            let sender = Occasion.Sender.anyObject(ofClass: name)
            closures[assignment.value.range] = occasion(of: sender, [last], at: assignment.range)
        }
        if let event = own.event(calling: assignment, in: member) {
            let count = assignment.target.components.count - event.depth
            let object = ObjectPath(assignment.target, count: count, in: member).flatMap { $0.names.isEmpty ? nil : $0 }
            let sender = object.map(Occasion.Sender.object) ?? .anyObject(ofClass: event.event.sender)
            var occasion = occasion(of: sender, [event.event.name], at: assignment.range)
            occasion?.teller = event.event.sender
            if assignment.value.kind == .closure {
                closures[assignment.value.range] = occasion
            } else if let use = assignment.value.use {
                references[use.range] = occasion
            }
        }
        let target = assignment.target
        guard target.components.count > 1, let last = target.components.last?.name,
            let object = ObjectPath(target, count: target.components.count - 1, in: member)
        else { return }
        let occasion = occasion(of: .object(object), ["select", "primaryActionTriggered"], at: assignment.range)
        if last == "action", assignment.value.isSelector { selectors[assignment.value.range] = occasion }
        if last == "primaryAction", let closure = closure(ofActionIn: assignment.value) { closures[closure] = occasion }
    }

    // MARK: Arguments

    /// That of `UIAction { … }`, written out or in a variable.
    private func closure(ofActionIn value: ValueFact?) -> SourceRange? {
        guard let call = value?.call ?? value?.use?.local?.value?.call, call.name == "UIAction"
        else {
            return nil
        }
        return call.arguments.last { $0.kind == .closure }?.range
    }
}
