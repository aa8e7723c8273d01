import ScreenModel
import SystemTypes
import ScreenSpecDiagnostics

/// What sets actions off, and how they go on to whoever answers.
extension ViewScaffold {
    mutating func wire() {
        for action in component.declaration.actions {
            let wired = wiring.count
            var needsHandler = false
            for trigger in action.triggers where wire(action, trigger) { needsHandler = true }
            if needsHandler || !handled.contains(action.member.fullName) { addHandler(action, wiredFrom: wired) }
            addAnswer(action)
        }
        finishDelegates()
        finishLists()
    }

    // MARK: Handlers

    /// The name of the method that triggers select.
    func handlerName(_ action: Action) -> String {
        let name = action.member.name.text
        let base = name.prefix { $0 != "(" }.split(separator: " ").last.map(String.init) ?? name
        let own = action.member.function?.name ?? base
        let isTold = messages.contains { $0.function?.name == own || $0.name.text == own }
        let isHeld =
            links.contains { $0.name == own } || component.declaration.subviews.contains { $0.name.text == own }
            || isClosureProperty(action) || (role.map(plan.needs) ?? []).contains { $0.name == own }
            || contentNames.values.contains(own)
        let platform = part == .handling ? "UIViewController" : types.platformClass(of: component.viewType)
        let isInherited = platform.map { SystemTypes.member(own, of: $0) != nil } ?? false
        let overloads = component.declaration.actions.filter { $0.member.function?.name == own }
        if overloads.count > 1,
            let index = overloads.firstIndex(where: { $0.member.name.range == action.member.name.range }), index > 0
        {
            return "\(own)\(index + 1)"
        }
        let answers = action.exit == .targetAction && action.member.function?.parameters.isEmpty == false
        return isTold || isHeld || isInherited || answers ? "handle\(own.firstUppercased)" : own
    }

    private mutating func addHandler(_ action: Action, wiredFrom start: Int) {
        let name = SwiftName.escaped(handlerName(action))
        let isSelected = wiring[start...].contains { $0.contains("#selector(\(name))") }
        let body = sending(action)
        if body.isEmpty, !isSelected, action.exit != .targetAction { return }
        handled.insert(action.member.fullName)
        let isAnswer = action.exit == .targetAction && action.member.function?.parameters.isEmpty != false
        let head = "\(isSelected || isAnswer ? "@objc " : "")private func \(name)()"
        ownMethods.append(SwiftLines.block(head, body.isEmpty ? ["// What comes of it is still to be written."] : body))
    }

    /// Where the class answers itself to what carries something: no target-action can hand that over.
    private mutating func addAnswer(_ action: Action) {
        guard action.exit == .targetAction, let function = action.member.function, !function.parameters.isEmpty else {
            return
        }
        let lines = leading(action)
        ownMethods.append(
            SwiftLines.block(
                "private \(MessageText.signature(function))",
                lines.isEmpty ? ["// What comes of it is still to be written."] : lines
            )
        )
    }

    /// The lines by which an action leaves the view.
    mutating func sending(_ action: Action, knowing values: [ArgumentValues.Value] = []) -> [String] {
        let known = values + naturalValues(of: action)
        switch action.exit {
        case .channel:
            let channel = plan.channels.first { interface in
                interface.members.contains { $0.name.range == action.member.name.range }
            }
            guard let message = channel?.members.first(where: { $0.name.range == action.member.name.range }),
                let function = message.function, function.genericParameters == nil,
                let link = links.first(where: { link in channel.map { link.types.contains($0.name) } ?? false })
            else { return [] }
            return self.values.sending(function, to: "\(SwiftName.escaped(link.name))?.", knowing: known)
        case .delegate:
            let members = component.interfaces.first { $0.kind == .delegate }?.members ?? []
            guard let message = members.first(where: { $0.name.range == action.member.name.range }),
                let function = message.function
            else { return [] }
            let own = action.member.function?.parameters.count ?? 0
            let hasSender = function.parameters.count > own
            return self.values.sending(
                function,
                to: "delegate?.",
                hasSender ? ["self"] : [],
                parameters: Array(function.parameters.dropFirst(hasSender ? 1 : 0)),
                knowing: known
            )
        case .closure, .property:
            guard let function = action.member.function else { return [] }
            let name = SwiftName.escapedMember(function.name)
            let receiver = isClosureProperty(action) ? "\(SwiftName.escaped(function.name))?" : "actions.\(name)?"
            return self.values.sending(function, to: receiver, labelled: false, knowing: known)
        case .targetAction:
            guard let function = action.member.function, !function.parameters.isEmpty else { return leading(action) }
            return self.values.sending(function, to: "", knowing: known)
        }
    }

    /// Where nobody else leads to other screens, the class does so itself.
    private func leading(_ action: Action) -> [String] {
        guard let route = component.declaration.routes(from: action).first, plan.architecture?.channel("routes") == nil
        else { return [] }
        return NavigationText(route: route, controller: "", in: plan).lines
    }

    /// What controls have that set an action off, or that its parameters are named after.
    private func naturalValues(of action: Action) -> [ArgumentValues.Value] {
        guard let parameters = action.member.function?.parameters, !parameters.isEmpty else { return [] }
        let triggering = Set(action.triggers.compactMap { $0.path.count == 1 ? $0.path[0] : nil })
        var values: [ArgumentValues.Value] = []
        for parameter in parameters {
            let close = component.declaration.subviews.filter { subview in
                let name = subview.name.text.lowercased()
                return triggering.contains(subview.name.text) || name.hasPrefix(parameter.name.lowercased())
            }
            let named = close.first { $0.name.text.lowercased().hasPrefix(parameter.name.lowercased()) }
            for subview in [named].compactMap(\.self) + close {
                guard let (property, type, isOptional) = Self.value(of: subview, types),
                    parameter.type.type.core.isNamed(type)
                else { continue }
                let expression = "\(base(of: subview)).\(property)\(isOptional ? " ?? \"\"" : "")"
                values.append(
                    ArgumentValues.Value(name: parameter.name, type: parameter.type.type.stored, expression: expression)
                )
                break
            }
        }
        return values
    }

    private static func value(of subview: Subview, _ types: ProgramTypes) -> (String, String, Bool)? {
        let values: [(String, String, String, Bool)] = [
            ("UITextField", "text", "String", true), ("UISearchBar", "text", "String", true),
            ("UITextView", "text", "String", true), ("UISwitch", "isOn", "Bool", false),
            ("UISlider", "value", "Float", false), ("UIStepper", "value", "Double", false),
            ("UIPageControl", "currentPage", "Int", false),
            ("UISegmentedControl", "selectedSegmentIndex", "Int", false), ("UIDatePicker", "date", "Date", false),
        ]
        guard SubviewText(subview: subview, types: types).isMade else { return nil }
        return values.first { types.isClass(subview.type.type.path, below: $0.0) }.map { ($0.1, $0.2, $0.3) }
    }

    // MARK: Triggers

    /// Whether the action's handler is called by it.
    private mutating func wire(_ action: Action, _ trigger: Trigger) -> Bool {
        let handler = SwiftName.escaped(handlerName(action))
        if let occurrence = trigger.occurrence { return wire(action, occurrence, handler) }
        guard trigger.control == nil else {
            wiring.append("// '\(action.member.name.text)' is set off by '\(trigger.text)': make it here.")
            return true
        }
        if trigger.path == ["screen"] {
            if SystemTypes.moments.contains(trigger.event) {
                moments[trigger.event, default: []].append("\(handler)()")
            } else {
                wiring.append("// '\(action.member.name.text)' is set off by '\(trigger.text)': make it here.")
            }
            return true
        }
        guard let first = trigger.path.first else { return true }
        let isItself = first == "self"
        let subview = component.declaration.subviews.first { $0.name.text == first }
        if !isItself, subview == nil { return wireInherited(action, trigger, handler) }
        if let subview, let isHandled = wireNested(action, trigger, subview) { return isHandled }
        guard trigger.path.count == 1 else {
            wiring.append("// '\(action.member.name.text)' comes from '\(trigger.text)': connect it here.")
            return true
        }
        if isItself, trigger.event == "select", form == .tableCell || form == .collectionCell {
            moments["select", default: []].append("\(handler)()")
            return true
        }
        let object = isItself ? "" : base(of: subview ?? Subview(name: Name(first, at: .none)))
        let path = isItself ? component.viewType : subview.flatMap { SubviewText(subview: $0, types: types).path } ?? ""
        let isArray = subview.map { SubviewText(subview: $0, types: types).isArray } ?? false
        return wire(action, trigger, handler, object: isArray ? first : object, path, isArray: isArray)
    }

    private mutating func wire(
        _ action: Action,
        _ trigger: Trigger,
        _ handler: String,
        object: String,
        _ path: String,
        isArray: Bool
    ) -> Bool {
        let platform = types.platformClass(of: path) ?? path
        func call(_ text: String, on object: String) -> String { object.isEmpty ? text : "\(object).\(text)" }
        func each(_ lines: (String) -> [String]) {
            if isArray {
                wiring += SwiftLines.block("for part in \(reach)\(SwiftName.escaped(trigger.path[0]))", lines("part"))
            } else {
                wiring += lines(object)
            }
        }
        // An event that a control sends by its own name is that one, and no delegate's of much the same meaning.
        if SystemTypes.isSubclass(platform, of: "UIControl"), SystemTypes.controlEvents.contains(trigger.event) {
            each { [call("addTarget(self, action: #selector(\(handler)), for: .\(trigger.event))", on: $0)] }
            return true
        }
        if let callback = callback(trigger.event, of: platform), !isArray {
            return delegated(action, trigger, callback, object, platform)
        }
        if SystemTypes.isSubclass(platform, of: "UIBarButtonItem") {
            wiring += ["\(object).target = self", "\(object).action = #selector(\(handler))"]
            return true
        }
        if SystemTypes.isSubclass(platform, of: "UIGestureRecognizer") {
            wiring.append("\(object).addTarget(self, action: #selector(\(handler)))")
            return true
        }
        if let gesture = SystemTypes.gesture(named: trigger.event) {
            let target = object.isEmpty && form.isController ? "view" : object
            each { gestureLines(gesture, trigger, handler, on: isArray ? $0 : target, platform) }
            return true
        }
        wiring.append("// '\(action.member.name.text)' is set off by '\(trigger.text)': connect it here.")
        return true
    }

    private func gestureLines(
        _ gesture: Gesture,
        _ trigger: Trigger,
        _ handler: String,
        on object: String,
        _ platform: String
    )
        -> [String]
    {
        func call(_ text: String) -> String { object.isEmpty ? text : "\(object).\(text)" }
        var lines: [String] = []
        if ["UILabel", "UIImageView"].contains(where: { SystemTypes.isSubclass(platform, of: $0) }) {
            lines.append(call("isUserInteractionEnabled = true"))
        }
        let making = "\(gesture.recognizerClass)(target: self, action: #selector(\(handler)))"
        guard gesture.name == "doubleTap" || gesture.name == "edgePan" else {
            return lines + [call("addGestureRecognizer(\(making))")]
        }
        let owner = trigger.path.first == "self" ? "own" : trigger.path.first ?? "own"
        let name = "\(owner)\(gesture.name.firstUppercased)"
        lines.append("let \(name) = \(making)")
        lines.append(gesture.name == "edgePan" ? "\(name).edges = .left" : "\(name).numberOfTapsRequired = 2")
        return lines + [call("addGestureRecognizer(\(name))")]
    }

    private mutating func wireInherited(_ action: Action, _ trigger: Trigger, _ handler: String) -> Bool {
        let platform = part == .handling ? "UIViewController" : types.platformClass(of: component.viewType) ?? ""
        if trigger.path.count == 1, let type = SystemTypes.member(trigger.path[0], of: platform)?.type {
            let bare = type.filter { !"?!()".contains($0) }
            return wire(
                action,
                trigger,
                handler,
                object: trigger.path[0] + (type.hasSuffix("?") ? "?" : ""),
                bare,
                isArray: false
            )
        }
        if trigger.event == "select", trigger.path.first == "navigationItem", trigger.path.count == 2, form.isController
        {
            let item = "\(trigger.path[1])"
            wiring.append(
                "navigationItem.\(item) = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(\(handler)))"
            )
            return true
        }
        wiring.append("// '\(action.member.name.text)' is set off by '\(trigger.text)': connect it here.")
        return true
    }

    private mutating func wire(_ action: Action, _ occurrence: Occurrence, _ handler: String) -> Bool {
        let name = occurrence.name.text
        switch occurrence.kind {
        case .notification where name.contains("."):
            wiring += SwiftLines.wrapped(
                "NotificationCenter.default.addObserver(self, selector: #selector(\(handler)), name: \(name), object: nil)"
            )
        case .message:
            let message = messages.first { $0.fullName == name || $0.name.text == name || $0.function?.name == name }
            if let message {
                effects[message.function == nil ? message.name.text : message.fullName, default: []].append(
                    "\(handler)()"
                )
            }
        case .notification, .callback:
            wiring.append("// '\(action.member.name.text)' is set off by '\(name)': connect it here.")
        }
        return true
    }
}
