import SpecRules
import ScreenSpecDiagnostics

/// Presenters, interactors and all other roles but the view talk where a channel leads.
package enum RoleOutsideChannels {
    package static let description = RuleDescription.roleOutsideChannels

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let findings = DependencyFindings(subject: subject, description: description)
        return subject.analysis(OutsideChannels.self).breaks.flatMap(findings.findings)
    }
}
