import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// The long form of a rule's setting, before it has its rule.
private struct RuleSettingDraft: Sendable {
    var level: RuleSetting.Level?
    var paths: [Name] = []
    var except: [Name] = []
    var isEvery: Bool?
}

private let ruleSettingMapping = MappingShape<RuleSettingDraft>(
    "a rule's setting",
    keys: [
        .optional(
            "severity",
            .level,
            "How much its findings weigh.",
            default: "the rule's own",
            into: \.level
        ),
        .optional(
            "paths",
            .names("a folder or glob"),
            "The only files that the rule looks at.",
            default: "all files",
            into: \.paths
        ),
        .optional("except", .names("a folder or glob"), "Files that the rule passes over.", into: \.except),
        .optional(
            "every",
            .boolean,
            "Of 'weak-delegate' and 'class-bound-delegate': whether every delegate counts, also where no circle can arise.",
            default: "false",
            into: \.isEvery
        ),
    ]
)

extension Shape where Value == RuleSetting.Level? {
    fileprivate static let level = Shape<RuleSetting.Level>.word.map { Optional($0) }
}

extension Shape where Value == [RuleSetting] {
    static let ruleSettings = Shape.dictionary(
        "a rule's id",
        .alternatives([.enumeration(RuleSetting.Level.allCases.map(\.rawValue)), ruleSettingMapping.schema]),
        "a mapping of rules to error, warning or off"
    ) { key, value, reader -> RuleSetting? in
        let name = reader.name(of: key)
        let rule = Suppression.NamedRule(RuleID(name.text), at: name.range)
        guard reader.tree.kind(of: value) == .mapping else {
            return Shape<RuleSetting.Level>.word.read(value, &reader).map { RuleSetting(rule, level: $0) }
        }
        var draft = RuleSettingDraft()
        guard ruleSettingMapping.read(value, into: &draft, &reader) else { return nil }
        if draft.level == .off, let first = draft.paths.first {
            reader.report(
                .conflictingKeys,
                at: first.range,
                "a rule that is off looks at no file",
                help: ["To switch it off for these only, write them under 'except'."]
            )
        }
        if draft.isEvery != nil, !RuleSetting.rulesWithEvery.contains(rule.id) {
            let rules = RuleSetting.rulesWithEvery.map { "'\($0.text)'" }.sorted().formattedList(with: "and")
            reader.report(
                .conflictingKeys,
                at: name.range,
                "'\(name.text)' has no 'every': it reports each case as it is",
                help: ["Remove it; \(rules) have one."]
            )
        }
        return RuleSetting(
            rule,
            level: draft.level,
            paths: draft.paths.map { RuleSetting.Pattern($0.text, at: $0.range) },
            except: draft.except.map { RuleSetting.Pattern($0.text, at: $0.range) },
            isEvery: draft.isEvery
        )
    }
}
