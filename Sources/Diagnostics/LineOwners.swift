/// Which place of a spec each line of a generated text comes from, as runs of lines.
///
/// An emitter calls `start` whenever the owner changes; `nil` stands for lines that no single place asks for.
package struct LineOwners: Hashable, Sendable {
    private struct Run: Hashable, Sendable {
        var firstLine: Int
        var owner: SourceRange?
    }

    private var runs: [Run] = []

    package init() {}

    /// From this line on, counted from 0, lines belong to `owner`. Lines are given in rising order; a second owner
    /// of the same line replaces the first.
    package mutating func start(atLine line: Int, owner: SourceRange?) {
        precondition(line >= runs.last?.firstLine ?? 0, "lines rise")
        if runs.last?.firstLine == line { runs.removeLast() }
        if runs.last?.owner != owner || runs.isEmpty {
            runs.append(Run(firstLine: line, owner: owner))
        }
    }

    /// The owner of a line, counted from 0.
    package func owner(ofLine line: Int) -> SourceRange? {
        var lower = 0
        var upper = runs.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if runs[middle].firstLine <= line { lower = middle + 1 } else { upper = middle }
        }
        return lower == 0 ? nil : runs[lower - 1].owner
    }
}
