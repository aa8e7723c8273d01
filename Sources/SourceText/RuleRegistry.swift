/// All rules that a program knows, in the order of their ids.
package struct RuleRegistry: Sendable {
    package let cards: [RuleCard]
    private let indices: [RuleID: Int]

    /// Rules that another program runs, known by name alone.
    private let others: Set<RuleID>

    /// Of two cards with one id the first is kept.
    package init(_ cards: [RuleCard], alsoNaming others: [RuleID] = []) {
        self.others = Set(others)
        var indices: [RuleID: Int] = [:]
        var kept: [RuleCard] = []
        for card in cards where indices[card.id] == nil {
            indices[card.id] = kept.count
            kept.append(card)
        }
        kept.sort { $0.id.text < $1.id.text }
        for (index, card) in kept.enumerated() { indices[card.id] = index }
        self.cards = kept
        self.indices = indices
    }

    package func card(_ id: RuleID) -> RuleCard? {
        indices[id].map { cards[$0] }
    }

    /// Whether there is such a rule, here or elsewhere.
    package func knows(_ id: RuleID) -> Bool {
        indices[id] != nil || others.contains(id)
    }

    /// The rule that a misspelt id most likely means.
    package func closest(to id: RuleID) -> RuleID? {
        let names = cards.map(\.id.text) + others.map(\.text).sorted()
        return Spelling.closest(to: id.text, among: names).map { RuleID($0) }
    }
}
