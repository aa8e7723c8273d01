import ScreenSpecDiagnostics

/// What can be wrong with a spec as such: its keys, its names and its types.
package enum LanguageRules {
    package static let descriptions: [RuleDescription] = keys + names + types + modules + content + screens
}

extension RuleDescription {
    /// A description for an error of the language, in one spec.
    static func language(
        _ id: RuleID,
        _ purpose: String,
        why: String,
        wrong: String,
        right: String,
        misses: String = ""
    ) -> RuleDescription {
        RuleDescription(
            id,
            .error,
            .language,
            purpose: purpose,
            why: why,
            wrong: .spec(wrong),
            right: .spec(right),
            misses: misses
        )
    }

    /// A description for an error of the language that a spec makes together with its project file.
    static func project(_ id: RuleID, _ purpose: String, why: String, file: String, wrong: String, right: String)
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
