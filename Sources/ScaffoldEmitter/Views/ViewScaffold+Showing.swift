import ScreenModel
import SystemTypes

extension ViewScaffold {
    /// How a subview is said: one that the superclass has may not be there yet.
    func base(of subview: Subview) -> String {
        if subview.name.text == "self" { return reach.isEmpty ? "" : String(reach.dropLast()) }
        let name = SwiftName.escaped(subview.name.text)
        if isInherited(subview) {
            let member = types.platformClass(of: component.viewType).flatMap {
                SystemTypes.member(subview.name.text, of: $0)
            }
            return reach + name + (member?.type?.hasSuffix("?") == true ? "?" : "")
        }
        return reach + name + (SubviewText(subview: subview, types: types).isMade ? "" : "?")
    }

    func isInherited(_ subview: Subview) -> Bool {
        guard let platform = types.platformClass(of: component.viewType) else { return false }
        return SystemTypes.member(subview.name.text, of: platform)?.kind == .property
    }

    /// All bindings, where their values come from.
    mutating func show() {
        let sources = ShownSources(component: component, types: types, contentNames: contentNames, messages: messages)
        for subview in component.declaration.showing(as: component.viewType) {
            guard !SubviewText(subview: subview, types: types).isArray else { continue }
            for binding in subview.shows {
                let text = BindingText(types: types, binding: binding, subview: subview, base: base(of: subview))
                show(text, sources.source(of: binding.source))
            }
        }
    }

    private mutating func show(_ text: BindingText, _ source: ShownSource) {
        switch source {
        case .content(let content, let expression, let type):
            let asked = asked(expression, of: content)
            rendering += text.lines(setting: asked, type)
        case .payload(let content, let pattern, let expression, let type):
            guard let name = contentNames[content.fullTypeName] else { return }
            let setting = text.lines(setting: expression, type)
            guard setting.first?.hasPrefix("//") == false else { return rendering += setting }
            rendering += alternative("if case \(pattern) = \(name)", setting, text.emptying)
        case .state(let content, let state):
            guard let name = contentNames[content.fullTypeName] else { return }
            rendering += alternative(
                "if case .\(SwiftName.escapedMember(state)) = \(name)",
                text.lines(setting: "true", .named("Bool")),
                text.lines(setting: "false", .named("Bool"))
            )
        case .parameter(let message, let expression, let type):
            effects[message.fullName, default: []] += text.lines(setting: expression, type)
        case .property(let name, let expression, let type):
            effects[name, default: []] += text.lines(setting: expression, type)
        case .unknown:
            rendering.append(
                "// '\(text.subview.name.text).\(text.binding.property.text)' shows '\(text.binding.source.text)'."
            )
        }
    }

    private func alternative(_ head: String, _ first: [String], _ second: [String]) -> [String] {
        let block = SwiftLines.block(head, first)
        guard !second.isEmpty else { return block }
        return block.dropLast() + SwiftLines.block("} else", second)
    }

    /// Of a data source that is a protocol, the method that answers.
    private func asked(_ expression: String, of content: Content) -> String {
        guard content.declaration.style == .protocol,
            let interface = component.interfaces.first(where: { $0.kind == .dataSource }),
            let name = contentNames[content.fullTypeName], expression.hasPrefix("\(name).")
        else { return expression }
        let rest = expression.dropFirst(name.count + 1)
        let property = String(rest.prefix { $0 != "." && $0 != "?" })
        let declared = content.declaration.properties.first { $0.name.text == property }
        guard
            let member = interface.members.first(where: { $0.name.range == declared?.name.range })
                ?? interface.members.first(where: { $0.name.text == property }),
            let function = member.function
        else { return expression }
        let call = MessageText.call(function, function.parameters.map { _ in "self" })
        return "\(name).\(call)\(rest.dropFirst(property.count))"
    }

    /// The lines by which a message of one content hands it on.
    func keeping(_ function: FunctionRequirement) -> [String] {
        function.parameters.compactMap { parameter in
            guard let path = parameter.type.type.path, let name = contentNames[path] else { return nil }
            return "self.\(name) = \(SwiftName.escaped(parameter.name))"
        }
    }
}

extension ComponentDeclaration {
    func showing(as className: String) -> [Subview] { subviews + itself(as: className) }
}
