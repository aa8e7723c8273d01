import ScreenModel
import SystemTypes
import ScreenSpecDiagnostics

/// The statement by which a subview shows a value.
struct BindingText {
    let types: ProgramTypes
    let binding: Subview.Binding
    let subview: Subview
    /// How the view says the subview: `titleLabel`, `textLabel?`.
    let base: String

    /// What the property takes, in Swift notation without `?`; `nil` where nobody knows.
    private var target: (type: String, isOptional: Bool, setter: String?, path: String)? {
        let parts = binding.property.text.split(separator: ".").map(String.init)
        guard var owner = subview.type.type.path else { return nil }
        var path = base
        for (number, part) in parts.enumerated() {
            let isLast = number == parts.count - 1
            if let component = types.component(ofClass: owner), types.isGiven(part, owner),
                let type = property(part, of: component)
            {
                guard isLast else { return nil }
                return (SwiftType.optional(type.core).core.description, type.isOptional, nil, join(path, part))
            }
            guard let platform = types.platformClass(of: owner), let member = SystemTypes.member(part, of: platform)
            else { return nil }
            if isLast, let setter = member.setter {
                return (bare(member.type ?? ""), isOptional(member.type), setter, path)
            }
            guard let text = member.type else { return nil }
            path = join(path, part)
            if isLast { return (bare(text), isOptional(text), member.isSettable ? nil : "", path) }
            if isOptional(text) { path += "?" }
            owner = bare(text)
        }
        return nil
    }

    private func join(_ path: String, _ part: String) -> String {
        path.isEmpty ? part : "\(path).\(part)"
    }

    private func property(_ name: String, of component: Component) -> SwiftType? {
        for content in component.contents.outermost where ContentNames.name(of: content, in: component) == name {
            return .optional(.named(content.fullTypeName))
        }
        for input in component.declaration.inputs {
            if case .property(let property) = input.requirement, property.name == name { return property.type.type }
        }
        return nil
    }

    private func isOptional(_ text: String?) -> Bool { text?.hasSuffix("?") == true || text?.hasSuffix("!") == true }

    private func bare(_ text: String) -> String {
        var text = text
        if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        return text
    }

    /// The lines that set it.
    ///
    /// - Parameter type: That of the value, as far as it is known.
    func lines(setting value: String, _ type: SwiftType?) -> [String] {
        guard let target, let type, let setting = fitting(value, type, target) else {
            return [
                "// '\(subview.name.text).\(binding.property.text)' shows '\(binding.source.text)': convert it here."
            ]
        }
        if binding.property.text == "isAnimating" {
            if let isOn = Bool(setting) { return [isOn ? "\(base).startAnimating()" : "\(base).stopAnimating()"] }
            return SwiftLines.block("if \(setting)", ["\(base).startAnimating()"]).dropLast()
                + SwiftLines.block("} else", ["\(base).stopAnimating()"])
        }
        if let setter = target.setter {
            guard !setter.isEmpty, let call = self.call(setter, setting) else {
                return [
                    "// '\(subview.name.text).\(binding.property.text)' shows '\(binding.source.text)': set it here."
                ]
            }
            return SwiftLines.wrapped("\(target.path).\(call)")
        }
        return SwiftLines.wrapped("\(target.path) = \(setting)")
    }

    /// The lines that take it away again, where that is possible.
    var emptying: [String] {
        guard let target, target.isOptional, !binding.isNegated else { return [] }
        return lines(setting: "nil", .optional(.named(target.type)))
    }

    private func fitting(
        _ value: String,
        _ type: SwiftType,
        _ target: (type: String, isOptional: Bool, setter: String?, path: String)
    ) -> String? {
        var value = value
        let isOptional = type.isOptional
        if binding.isNegated {
            if let constant = Bool(value) { return "\(!constant)" }
            return isOptional ? "!(\(value) ?? false)" : "!\(value)"
        }
        let same =
            type.core.description == target.type || target.type == "Any"
            || ["CGFloat", "Double"].contains(type.core.description) && ["CGFloat", "Double"].contains(target.type)
        guard same || value == "nil" else { return nil }
        guard isOptional, !target.isOptional, value != "nil" else { return value }
        guard let plain = SwiftType.named(target.type).plainValue() else { return nil }
        value += " ?? \(plain)"
        return value
    }

    /// `setTitle(title, for: .normal)`, of `setTitle(_:for:)`.
    private func call(_ setter: String, _ value: String) -> String? {
        guard let open = setter.firstIndex(of: "(") else { return nil }
        let labels = setter[setter.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        var arguments: [String] = []
        for (number, label) in labels.enumerated() {
            let prefix = label == "_" ? "" : "\(label): "
            switch (number, label) {
            case (0, _): arguments.append(prefix + value)
            case (_, "for"): arguments.append("for: .normal")
            case (_, "animated"): arguments.append("animated: false")
            default: return nil
            }
        }
        return "\(setter[..<open])(\(arguments.joined(separator: ", ")))"
    }
}

/// The properties in which views hold what they show.
enum ContentNames {
    static func name(of content: Content, in component: Component, taken: Set<String> = []) -> String {
        let isFirst = component.contents.outermost.first?.fullTypeName == content.fullTypeName
        let last = content.typeName.split(separator: ".").last.map(String.init) ?? content.typeName
        let first = component.contents.outermost.first?.declaration.kind.rawValue
        let isLikeFirst = !isFirst && last.firstLowercased == first
        let path = isLikeFirst ? content.fullTypeName.split(separator: ".").suffix(2).joined() : last
        let name = isFirst ? content.declaration.kind.rawValue : path.firstLowercased
        return taken.contains(name) ? "content" : name
    }
}
