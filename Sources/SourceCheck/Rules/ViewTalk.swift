import SpecRules
import ScreenSpecDiagnostics

/// `view-only-talks-to-presenter` in hand-written Swift.
package enum ViewTalk {
    package static let rule = Rule(ViewOnlyTalksToPresenter.description) { (subject: CodeSubject) in
        let findings = TalkFindings(subject: subject, description: ViewOnlyTalksToPresenter.description)
        return subject.roleDependencies.filter(\.roleMember.isView).flatMap { dependencies in
            findings.findings(dependencies.talks.filter { !subject.allows($0) && !subject.isHabit($0) })
                + ClosedVocabulary(dependencies.roleMember, in: subject).findings(ViewOnlyTalksToPresenter.description)
        }
    }
}
