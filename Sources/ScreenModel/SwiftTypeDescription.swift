extension SwiftType: CustomStringConvertible {
    /// The type in Swift notation, with the spaces that swift-format leaves alone.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends the type in Swift notation.
    package func write(to text: inout String) {
        switch self {
        case .named(let name): name.write(to: &text)
        case .optional(let wrapped): wrapped.writeOperand(to: &text, suffix: "?")
        case .implicitlyUnwrapped(let wrapped): wrapped.writeOperand(to: &text, suffix: "!")
        case .array(let element):
            text += "["
            element.write(to: &text)
            text += "]"
        case .dictionary(let key, let value):
            text += "["
            key.write(to: &text)
            text += ": "
            value.write(to: &text)
            text += "]"
        case .tuple(let elements):
            text += "("
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                if let label = element.label { text += "\(SwiftName.escapedLabel(label)): " }
                element.type.write(to: &text)
            }
            text += ")"
        case .function(let function): function.write(to: &text)
        case .existential(let constraint): constraint.write(after: "any ", to: &text)
        case .opaque(let constraint): constraint.write(after: "some ", to: &text)
        case .composition(let members):
            for (index, member) in members.enumerated() {
                if index > 0 { text += " & " }
                member.writeOperand(to: &text, suffix: "")
            }
        case .metatype(let instance, let isProtocol):
            instance.writeOperand(to: &text, suffix: isProtocol ? ".Protocol" : ".Type")
        case .specified("~", let type): type.write(after: "~", to: &text)
        case .specified(let specifier, let type): type.write(after: "\(specifier) ", to: &text)
        case .attributed(let attributes, let type):
            type.write(after: attributes.joined(separator: " ") + " ", to: &text)
        case .invalid: text += "_"
        }
    }

    private func write(after prefix: String, to text: inout String) {
        text += prefix
        write(to: &text)
    }

    private func writeOperand(to text: inout String, suffix: String) {
        switch self {
        case .specified("~", _) where suffix.isEmpty: write(to: &text)
        case .function, .existential, .opaque, .composition, .attributed, .specified:
            text += "("
            write(to: &text)
            text += ")"
        default:
            write(to: &text)
        }
        text += suffix
    }
}

extension SwiftType.TypeName {
    fileprivate func write(to text: inout String) {
        for (index, component) in components.enumerated() {
            if index > 0 { text += "." }
            text += index > 0 ? SwiftName.escapedMemberType(component.name) : SwiftName.escapedType(component.name)
            guard !component.arguments.isEmpty else { continue }
            text += "<"
            for (index, argument) in component.arguments.enumerated() {
                if index > 0 { text += ", " }
                argument.write(to: &text)
            }
            text += ">"
        }
    }
}

extension SwiftType.FunctionType {
    fileprivate func write(to text: inout String) {
        for attribute in attributes { text += "\(attribute) " }
        text += "("
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { text += ", " }
            if parameterNames.indices.contains(index) {
                text += parameterNames[index] == "_" ? "_: " : "_ \(SwiftName.escapedLabel(parameterNames[index])): "
            }
            parameter.write(to: &text)
        }
        text += ")"
        if isAsync { text += " async" }
        throwing.write(to: &text)
        text += " -> "
        // Swift style has 'Void' for the empty tuple where it is returned.
        if case .tuple(let elements) = result, elements.isEmpty { text += "Void" } else { result.write(to: &text) }
    }
}

extension Throwing {
    /// Appends ` throws` or ` throws(LoginError)`, with the space before it.
    /// What stands before a call: `try await `.
    package func marks(isAsync: Bool) -> String {
        (self == .never ? "" : "try ") + (isAsync ? "await " : "")
    }

    package func write(to text: inout String) {
        switch self {
        case .never: break
        case .any: text += " throws"
        case .typed(let error):
            text += " throws("
            error.write(to: &text)
            text += ")"
        }
    }
}
