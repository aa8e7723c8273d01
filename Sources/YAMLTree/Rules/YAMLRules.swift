import ScreenSpecDiagnostics

/// All that can be wrong with a file as YAML: a description for each.
package enum YAMLRules {
    package static let descriptions: [RuleDescription] = notationRules + characterRules + limitRules

    static func description(
        _ id: String,
        _ purpose: String,
        why: String,
        wrong: RuleDescription.Example,
        right: RuleDescription.Example,
        misses: String = ""
    ) -> RuleDescription {
        RuleDescription(id, .error, .language, purpose: purpose, why: why, wrong: wrong, right: right, misses: misses)
    }
}
