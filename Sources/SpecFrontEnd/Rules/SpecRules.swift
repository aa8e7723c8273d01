import SourceText

/// What can be wrong with a spec as such: its keys, its names and its types.
package enum SpecRules {
    package static let cards: [RuleCard] = keys + names + types + modules + content + screens
}

extension RuleCard {
    /// A card for an error of the language, in one spec.
    static func language(
        _ id: RuleID,
        _ purpose: String,
        why: String,
        wrong: String,
        right: String,
        misses: String = ""
    ) -> RuleCard {
        RuleCard(
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

    /// A card for an error of the language that a spec makes together with its project file.
    static func project(_ id: RuleID, _ purpose: String, why: String, file: String, wrong: String, right: String)
        -> RuleCard
    {
        func example(_ spec: String) -> Example {
            Example([
                Example.File(path: ProjectParser.fileName, text: file),
                Example.File(path: "Example.screen.yaml", text: spec),
            ])
        }
        return RuleCard(id, .error, .language, purpose: purpose, why: why, wrong: example(wrong), right: example(right))
    }
}
