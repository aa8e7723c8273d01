import SpecProject
import ScreenSpecDiagnostics
import ScreenSpecReporting

/// A baseline as it was read, with the lines of its entries and what is wrong with it.
struct BaselineFile: Sendable {
    private(set) var baseline = Baseline([])
    private(set) var places: [FindingKey: SourceRange] = [:]
    /// What cannot be read.
    private(set) var damage: [Diagnostic] = []
    /// Entries that stand in the file before.
    private(set) var repetitions: [Diagnostic] = []

    private static let problemLimit = 20

    init(_ file: SourceFile) {
        var lines = Self.lines(of: file)
        guard let first = lines.first else {
            damage = [
                Self.finding(file.range, "This baseline is empty.", help: "Write it anew with '--write-baseline'.")
            ]
            return
        }
        lines.removeFirst()
        guard let version = Self.version(first.text) else {
            damage = [
                Self.finding(
                    first.range,
                    "This is no baseline: the first line of one is '\(Baseline.headerStart)\(Baseline.version)'.",
                    help: "Correct the path, or write it anew with '--write-baseline'."
                )
            ]
            return
        }
        guard (1...Baseline.version).contains(version) else {
            damage = [
                Self.finding(
                    first.range,
                    "This baseline has version \(version), and this program reads version \(Baseline.version).",
                    help: "Run the program that wrote it, or write it anew with '--write-baseline'."
                )
            ]
            return
        }
        // The marks of a merge are one mistake, and so is what both sides of it have.
        let marks = lines.filter { MergeMark.starts($0.text) }
        if let first = marks.first {
            damage = [
                Self.finding(
                    first.range,
                    "A merge left this mark.",
                    help: "Keep the lines of both sides, remove the marks, and run '--prune-baseline'."
                )
            ]
        }
        var problemCount = 0
        for line in lines where !MergeMark.starts(line.text) {
            guard let problem = add(line) else { continue }
            problemCount += 1
            if problemCount <= Self.problemLimit { damage.append(problem) }
        }
        if problemCount > Self.problemLimit {
            let rest = problemCount - Self.problemLimit
            damage.append(Self.finding(file.range, "\(rest) more lines of this baseline cannot be read."))
        }
        if !marks.isEmpty { repetitions = [] }
        baseline = Baseline(places.keys, knowsAllPlaces: version <= Baseline.lastVersionWithoutPlaces)
    }

    private struct Line {
        let text: String
        let range: SourceRange
    }

    private mutating func add(_ line: Line) -> Diagnostic? {
        if line.text.isEmpty || line.text.hasPrefix("#") { return nil }
        guard let key = FindingKey(text: line.text) else {
            return Self.finding(
                line.range,
                "This line is no entry, which is 'RULE OWNER MEMBER' and perhaps '#NUMBER'.",
                help: "Remove it, or write the baseline anew with '--write-baseline'."
            )
        }
        if let other = places[key] {
            repetitions.append(
                Self.finding(
                    line.range,
                    "This entry stands here twice.",
                    help: "Remove one of them, or run 'screenspec check --prune-baseline'.",
                    notes: [Diagnostic.Note(at: other, "The other one is here.")]
                )
            )
            return nil
        }
        places[key] = line.range
        return nil
    }

    private static func version(_ line: String) -> Int? {
        line.hasPrefix(Baseline.headerStart) ? Int(line.dropFirst(Baseline.headerStart.count)) : nil
    }

    private static func finding(
        _ range: SourceRange,
        _ message: String,
        help: String? = nil,
        notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        RuleDescription.damagedBaseline.finding(at: range, message, help: help.map { [$0] } ?? [], notes: notes)
    }

    private static func lines(of file: SourceFile) -> [Line] {
        file.lines.map { Line(text: file.text($0.offsets), range: $0) }
    }
}
