/// Which place of a spec each line of a generated text comes from, as runs of lines.
///
/// An emitter calls `start` whenever the owner changes; `nil` stands for lines that no single place asks for.
package struct LineOwners: Hashable, Sendable {
    /// Small, since they are kept of all lines of all outputs.
    private struct Run: Hashable, Sendable {
        var firstLine: UInt32
        /// `nobody` where no single place asks for the lines.
        var owner: SourceRange

        static let nobody = SourceRange(file: FileID(index: Int(UInt32.max)), lower: 0, upper: 0)
    }

    private var runs: [Run] = []

    package init() {}

    /// From this line on, counted from 0, lines belong to `owner`. Lines are given in rising order; a second owner
    /// of the same line replaces the first.
    package mutating func start(atLine line: Int, owner: SourceRange?) {
        let run = Run(firstLine: UInt32(line), owner: owner ?? Run.nobody)
        precondition(run.firstLine >= runs.last?.firstLine ?? 0, "lines rise")
        if runs.last?.firstLine == run.firstLine { runs.removeLast() }
        if runs.last?.owner != run.owner { runs.append(run) }
    }

    /// The owner of a line, counted from 0.
    package func owner(ofLine line: Int) -> SourceRange? {
        let next = runs.partitioningIndex { $0.firstLine > line }
        let owner = next == 0 ? Run.nobody : runs[next - 1].owner
        return owner == Run.nobody ? nil : owner
    }
}
