/// All rules that a program knows, in the order of their ids.
package struct RuleRegistry: Sendable {
    package let descriptions: [RuleDescription]
    private let indices: [RuleID: Int]

    /// Rules that another program runs, known by name alone.
    private let others: Set<RuleID>

    /// Of two descriptions with one id the first is kept.
    package init(_ descriptions: [RuleDescription], alsoNaming others: [RuleID] = []) {
        self.others = Set(others)
        var indices: [RuleID: Int] = [:]
        var kept: [RuleDescription] = []
        for description in descriptions where indices[description.id] == nil {
            indices[description.id] = kept.count
            kept.append(description)
        }
        kept.sort { $0.id.text < $1.id.text }
        for (index, description) in kept.enumerated() { indices[description.id] = index }
        self.descriptions = kept
        self.indices = indices
    }

    package func description(_ id: RuleID) -> RuleDescription? {
        indices[id].map { descriptions[$0] }
    }

    /// Whether there is such a rule, here or elsewhere.
    package func knows(_ id: RuleID) -> Bool {
        indices[id] != nil || others.contains(id)
    }

    /// The rule that a misspelt id most likely means.
    package func closest(to id: RuleID) -> RuleID? {
        let names = descriptions.map(\.id.text) + others.map(\.text).sorted()
        return Spelling.closest(to: id.text, among: names).map { RuleID($0) }
    }
}
