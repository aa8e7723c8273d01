/// All answers about the code that are kept from one index to the next.
struct KeptCode: Sendable {
    let references: KeptAnswers<MemberReferences.Question, [MemberReferences.Found]>
    let uses: KeptAnswers<MemberUses.Question, MemberUses.Uses>
    let unimported: KeptAnswers<UnimportedUse.Question, UnimportedUse?>
    let messages: KeptAnswers<UnansweredMessages.Question, [[UnansweredMessages.Message]]>

    /// - Parameters:
    ///   - before: Those of the index before; `nil` where it answers otherwise.
    ///   - changed: The indices of files that are not the same as they were then; `nil` where others have come or gone.
    init(_ before: KeptCode?, without changed: Set<Int>?) {
        references = KeptAnswers(before?.references, without: changed)
        uses = KeptAnswers(before?.uses, without: changed)
        unimported = KeptAnswers(before?.unimported, without: changed)
        messages = KeptAnswers(before?.messages, without: changed)
    }
}
