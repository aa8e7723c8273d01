/// All answers about the code that are kept from one index to the next.
struct KeptCode: Sendable {
    let references: KeptAnswers<MemberReferences.Question, [[CodeReference]]>
    let uses: KeptAnswers<MemberUses.Question, MemberUses.Uses>
    let unimported: KeptAnswers<UnimportedUse.Question, UnimportedUse?>

    /// - Parameters:
    ///   - before: Those of the index before; `nil` where it answers otherwise.
    ///   - changed: The indices of files that are not the same as they were then; `nil` where others have come or gone.
    init(_ before: KeptCode?, without changed: Set<Int>?) {
        references = KeptAnswers(before?.references, without: changed)
        uses = KeptAnswers(before?.uses, without: changed)
        unimported = KeptAnswers(before?.unimported, without: changed)
    }
}
