import ScreenSpecDiagnostics

/// All that can be wrong with a file as YAML: the ids, and a description for each.
package enum YAMLRules {
    static let syntax: RuleID = "yaml-syntax"
    static let duplicateKey: RuleID = "duplicate-key"
    static let complexKey: RuleID = "yaml-complex-key"
    static let mergeKey: RuleID = "yaml-merge-key"
    static let tag: RuleID = "yaml-tag"
    static let directive: RuleID = "yaml-directive"
    static let undefinedAlias: RuleID = "yaml-undefined-alias"
    static let recursiveAlias: RuleID = "yaml-recursive-alias"

    static let tab: RuleID = "yaml-tab"
    static let lineBreak: RuleID = "yaml-line-break"
    static let controlCharacter: RuleID = "yaml-control-character"
    static let encoding: RuleID = "yaml-encoding"

    static let tooLarge: RuleID = "yaml-too-large"
    static let tooDeep: RuleID = "yaml-too-deep"
    static let tooManyNodes: RuleID = "yaml-too-many-nodes"
    static let aliasExpansion: RuleID = "yaml-alias-expansion"
    static let tooCostly: RuleID = "yaml-too-costly"
    static let tooManyFindings: RuleID = "yaml-too-many-findings"

    package static let descriptions: [RuleDescription] = notationCards + characterRules + limitRules

    static func description(
        _ id: RuleID,
        _ purpose: String,
        why: String,
        wrong: RuleDescription.Example,
        right: RuleDescription.Example,
        misses: String = ""
    ) -> RuleDescription {
        RuleDescription(id, .error, .language, purpose: purpose, why: why, wrong: wrong, right: right, misses: misses)
    }
}
