/// The paths of a file by the names in them, for a file of which much is asked: to look through all paths for each name takes
/// time by the square.
package struct UsesByName: Sendable {
    private let facts: FileFacts
    /// The rows of paths, those with one name after the other.
    private let rows: [Int32]
    /// By the numbers of texts, where theirs start; one more than there are texts.
    private let starts: [Int32]

    package init(_ facts: FileFacts) {
        typealias Column = UseFact.Column
        self.facts = facts
        var counts = [Int32](repeating: 0, count: facts.textCount + 1)
        func forEachName(_ body: (_ name: Int, _ row: Int32) -> Void) {
            for row in 0..<facts.count(of: .uses) {
                let first = Int(facts.word(Column.firstComponent, ofRow: row))
                for component in first..<first + Int(facts.word(Column.componentCount, ofRow: row)) {
                    body(Int(facts.word(ComponentFact.Column.name, ofRow: component)), Int32(truncatingIfNeeded: row))
                }
            }
        }
        forEachName { name, _ in counts[name + 1] += 1 }
        for name in 1..<counts.count { counts[name] += counts[name - 1] }
        var ends = counts
        var rows = [Int32](repeating: 0, count: Int(counts.last ?? 0))
        forEachName { name, row in
            rows[Int(ends[name])] = row
            ends[name] += 1
        }
        starts = counts
        self.rows = rows
    }

    /// The paths that have a name among theirs; one that has it twice comes twice.
    package func naming(_ name: FactText) -> [UseFact] {
        guard let id = facts.id(of: name).map(Int.init) else { return [] }
        return rows[Int(starts[id])..<Int(starts[id + 1])].map { UseFact(facts: facts, index: Int($0)) }
    }
}
