import ScreenSpecDiagnostics
import SpecRules

/// All that rules and readers found, before the project's policy decides what becomes of it.
package struct RawFindings: Sendable {
    package var found: [Diagnostic]
    package var suppressions: Suppressions
    /// Those of hand-written code.
    package var suppressionsInCode = Suppressions()
    package let policy: Policy

    package init(found: [Diagnostic], suppressions: Suppressions, policy: Policy) {
        self.found = found
        self.suppressions = suppressions
        self.policy = policy
    }

    /// What remains of it, by the rules over specs alone.
    ///
    /// A suppression of a rule over hand-written code may stand in a spec; whether it suppresses something, only a
    /// check of that code tells.
    package func findings(in files: SourceFiles) -> Findings {
        let rulesOverSpecs = Set(SpecRules.descriptions.map(\.id))
        return findings(in: files) { $0.category == .language || rulesOverSpecs.contains($0.id) }
    }

    package func findings(in files: SourceFiles, ran: (RuleDescription) -> Bool) -> Findings {
        var all = suppressions
        all.append(suppressionsInCode)
        let specs = Set(suppressions.all.map(\.range.file))
        return Findings(policy.apply(to: found, suppressions: all, ofSpecs: specs, in: files, ran: ran))
    }
}

extension Policy {
    /// The rules over specs that are on, by their names.
    package var rulesOverSpecs: [String] {
        SpecRules.rules.map(\.description).filter(isOn).map(\.id.text)
    }
}
