import ScreenSpecDiagnostics

/// What can be wrong with a spec as such: its keys, its names and its types.
package enum LanguageRules {
    package static let descriptions: [RuleDescription] = keys + names + types + modules + content + screens

    /// Those findings for which something that a spec says may not be known.
    ///
    /// A type that nothing declares hides no other name, and a project may allow it.
    package static func hidingErrors(among findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { $0.severity == .error && $0.rule != RuleDescription.unknownType.id }
    }
}

extension RuleDescription {
    /// A description for an error of the language, in one spec.
    static func language(
        _ id: String,
        _ purpose: String,
        why: String,
        wrong: String,
        right: String,
        misses: String = "",
        isConfigurable: Bool? = nil
    ) -> RuleDescription {
        RuleDescription(
            id,
            .error,
            .language,
            purpose: purpose,
            why: why,
            wrong: .spec(wrong),
            right: .spec(right),
            misses: misses,
            isConfigurable: isConfigurable
        )
    }

    /// A description for an error of the language that a spec makes together with its project file.
    static func project(_ id: String, _ purpose: String, why: String, file: String, wrong: String, right: String)
        -> RuleDescription
    {
        func example(_ spec: String) -> Example {
            Example([
                Example.File(path: ProjectParser.fileName, text: file),
                Example.File(path: "Example.screen.yaml", text: spec),
            ])
        }
        return RuleDescription(
            id,
            .error,
            .language,
            purpose: purpose,
            why: why,
            wrong: example(wrong),
            right: example(right)
        )
    }
}
