import ArchitectureRules
import SourceText

/// `view-only-talks-to-presenter` in hand-written Swift.
package enum ViewTalk {
    package static let rule = Rule(ViewOnlyTalksToPresenter.card) { (subject: CodeSubject) in
        let findings = TalkFindings(subject: subject, card: ViewOnlyTalksToPresenter.card)
        return subject.conversations.filter(\.speaker.isView).flatMap { conversation in
            findings.findings(conversation.talks.filter { !subject.allows($0) && !subject.isHabit($0) })
                + ClosedVocabulary(conversation.speaker, in: subject).findings(ViewOnlyTalksToPresenter.card)
        }
    }
}
