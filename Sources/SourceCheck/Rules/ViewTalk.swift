import ArchitectureRules
import SourceText

/// `view-only-talks-to-presenter` in hand-written Swift.
package enum ViewTalk {
    package static let rule = Rule(ViewOnlyTalksToPresenter.card) { (subject: CodeSubject) in
        let findings = TalkFindings(subject: subject, card: ViewOnlyTalksToPresenter.card)
        return subject.speakers.filter(\.isView).flatMap { speaker in
            let talks = subject.talks(of: speaker)
            return findings.findings(talks.filter { !subject.allows($0) && !subject.isHabit($0) })
                + ClosedVocabulary(speaker, in: subject).findings(ViewOnlyTalksToPresenter.card)
        }
    }
}
