extension Member.Requirement: CustomStringConvertible {
    /// The requirement on one line, as a protocol declares it.
    package var description: String {
        switch self {
        case .function(let function): function.description
        case .property(let property): property.description
        }
    }
}

extension FunctionRequirement: CustomStringConvertible {
    package var description: String {
        var text = ""
        for attribute in attributes { text += "\(attribute) " }
        if isStatic { text += "static " }
        if isMutating { text += "mutating " }
        text += isInitializer ? "init" : "func \(SwiftName.escaped(name))"
        text += genericParameters ?? ""
        text += "(\(parameters.map(\.description).joined(separator: ", ")))"
        if isAsync { text += " async" }
        throwing.write(to: &text)
        if let returns {
            text += " -> "
            returns.type.write(to: &text)
        }
        if let genericRequirements { text += " where \(genericRequirements)" }
        return text
    }
}

extension Parameter: CustomStringConvertible {
    package var description: String {
        "\(names): \(type.type)"
    }

    /// Label and name as a declaration has them: `withUsername username`, `_ jogs`, `jogs`.
    package var names: String {
        let name = SwiftName.escapedLabel(name)
        guard let label else { return self.name == "_" ? "_" : "_ \(name)" }
        return label == self.name ? name : "\(SwiftName.escapedLabel(label)) \(name)"
    }
}

extension PropertyRequirement: CustomStringConvertible {
    package var description: String {
        var text = ""
        for attribute in attributes { text += "\(attribute) " }
        if isStatic { text += "static " }
        text += "var \(SwiftName.escaped(name)): "
        type.type.write(to: &text)
        text += " { get"
        if isAsync { text += " async" }
        throwing.write(to: &text)
        return text + (isSettable ? " set }" : " }")
    }
}
