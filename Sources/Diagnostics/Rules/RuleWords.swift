/// The words for a rule that terminal, reports and pages share.
extension RuleDescription {
    /// What the project makes of the rule, in one line.
    package func standing(at severity: Severity?) -> String {
        var text = "\(Self.name(of: severity)), \(category.rawValue)"
        if severity != self.severity {
            text += "; \(Self.name(of: self.severity)) unless the project file says otherwise"
        }
        if !isConfigurable { text += "; can't be switched off" }
        return text
    }

    package static func name(of severity: Severity?) -> String {
        severity?.rawValue ?? "off"
    }
}

extension RuleDescription.Category {
    package var heading: String {
        switch self {
        case .language: "Language"
        case .architecture: "Architecture"
        case .style: "Style"
        case .run: "Files and runs"
        }
    }
}
