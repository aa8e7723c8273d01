import SpecRules
import ScreenSpecDiagnostics

/// Presenters, interactors and all other roles but the view talk where a channel leads.
package enum RoleOutsideChannels {
    package static let description = RuleDescription.roleOutsideChannels

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let findings = TalkFindings(subject: subject, description: description)
        return subject.roleDependencies.filter { !$0.roleMember.isView }.flatMap { dependencies in
            findings.findings(dependencies.talks.filter { isBreak($0, in: subject) })
        }
    }

    /// What `interactor-no-view` reports is left to it.
    private static func isBreak(_ talk: RoleDependency, in subject: CodeSubject) -> Bool {
        guard !subject.allows(talk), !subject.isDictated(talk.reference, of: talk.roleMember), !subject.isHabit(talk),
            !subject.isToldWeakly(talk)
        else { return false }
        let isView = talk.roleMember.architecture.role(talk.listener.role)?.isView == true
        return !(isView && talk.roleMember.forbids?.views == true)
    }
}
