import ScreenSpecDiagnostics
import ScreenModel

/// What nested views and cells tell by themselves.
extension ViewScaffold {
    /// `nil` where the trigger is no nested view's; else whether the handler is called by it.
    mutating func wireNested(_ action: Action, _ trigger: Trigger, _ subview: Subview) -> Bool? {
        let text = SubviewText(subview: subview, types: types)
        var rest = Array(trigger.path.dropFirst())
        var nested = text.path.flatMap(types.component(ofClass:))
        var isCell = false
        if let cell = rest.first, let component = rowCell(cell, of: subview) {
            (nested, isCell) = (component, true)
            rest.removeFirst()
        }
        guard let nested, !text.isArray || isCell else { return nil }
        let told = nested.declaration.actions.first { own in
            rest.isEmpty
                ? own.member.name.text == trigger.event || own.member.function?.name == trigger.event
                : own.triggers.contains { $0.path == rest && $0.event == trigger.event }
        }
        let asked = nested.declaration.delegate?.methods.first { rest.isEmpty && $0.member.name.text == trigger.event }
        let isOfUIKit = rest.isEmpty && told == nil && asked == nil
        guard !isOfUIKit else { return nil }
        let object = isCell ? "cell" : base(of: subview)
        let isHeld =
            told.map {
                $0.exit == .closure && plan.settings.closures == .struct
                    ? "actions" : $0.exit == .delegate ? "delegate" : $0.member.name.text
            } ?? "delegate"
        guard told != nil || asked != nil, types.isGiven(isHeld, nested.viewType) else {
            wiring.append("// '\(action.member.name.text)' comes from '\(trigger.text)': connect it here.")
            return true
        }
        if let told, told.exit == .closure || told.exit == .property, let function = told.member.function {
            let isProperty =
                nested.declaration.actions.contains {
                    $0.exit == .property && $0.member.name.range == told.member.name.range
                }
                || plan.settings.closures == .property
            let name = SwiftName.escapedMember(function.name)
            let values = known(function.parameters)
            let body = sending(action, knowing: values)
            handled.insert(action.member.fullName)
            let list = function.parameters.map { SwiftName.escaped($0.name) }.joined(separator: ", ")
            let usesSelf =
                ["guard let self else { return }"]
                + (body.isEmpty ? ["\(SwiftName.escaped(handlerName(action)))()"] : body)
            let head =
                "\(object).\(isProperty ? "" : "actions.")\(name) = { [weak self]\(list.isEmpty ? "" : " \(list)") in"
            let lines = [head] + usesSelf.map { SwiftLines.indented($0) } + ["}"]
            place(lines, isCell, nested)
            return body.isEmpty
        }
        guard let interface = nested.interfaces.first(where: { $0.kind == .delegate }), !interface.isForeign,
            let range = told?.exit == .delegate ? told?.member.name.range : asked?.member.name.range
        else {
            wiring.append("// '\(action.member.name.text)' comes from '\(trigger.text)': connect it here.")
            return true
        }
        place(["\(object).delegate = self"], isCell, nested)
        answer(interface, range, action)
        return false
    }

    private func known(_ parameters: [Parameter]) -> [ArgumentValues.Value] {
        parameters.map {
            ArgumentValues.Value(name: $0.name, type: $0.type.type.stored, expression: SwiftName.escaped($0.name))
        }
    }

    private func rowCell(_ name: String, of subview: Subview) -> Component? {
        subview.rows.flatMap(\.views).contains { $0.text == name } ? types.component(ofClass: name) : nil
    }

    private mutating func place(_ lines: [String], _ isCell: Bool, _ nested: Component) {
        if isCell {
            guard cellSetup[nested.viewType]?.contains(lines[0]) != true else { return }
            cellSetup[nested.viewType, default: []] += lines
        } else if !wiring.contains(lines[0]) {
            wiring += lines
        }
    }

    /// A whole conformance to a nested view's delegate, in which one method goes on.
    private mutating func answer(_ interface: Interface, _ range: SourceRange, _ action: Action) {
        if !conformances.contains(where: { $0.name == interface.name }) {
            let methods = interface.members.compactMap { member -> [String]? in
                guard let function = member.function else { return nil }
                let value = function.returns.flatMap { returns in
                    returns.type.isNamed("Void")
                        ? nil : UnwrittenMember.answer(of: member.fullName, returns.type, isOnly: true)
                }
                return SwiftLines.block(
                    "\(access)\(MessageText.signature(function))",
                    value.map { [$0] } ?? ["// What comes of it is still to be written."]
                )
            }
            conformances.append((interface.name, methods))
        }
        guard let part = conformances.firstIndex(where: { $0.name == interface.name }),
            let index = interface.members.filter({ $0.function != nil }).firstIndex(where: { $0.name.range == range }),
            let member = interface.members.first(where: { $0.name.range == range }), let function = member.function
        else { return }
        var body = sending(action, knowing: known(function.parameters))
        handled.insert(action.member.fullName)
        if let returns = function.returns?.type, !returns.isNamed("Void") {
            body.append(UnwrittenMember.answer(of: member.fullName, returns, isOnly: body.isEmpty))
        }
        conformances[part].methods[index] = SwiftLines.block("\(access)\(MessageText.signature(function))", body)
    }
}
