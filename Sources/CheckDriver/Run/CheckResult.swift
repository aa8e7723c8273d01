import ScreenModel
import ScreenSpecCache
import ScreenSpecDiagnostics

/// What a check says of a project, once all of it has been looked at.
struct CheckResult: Sendable {
    /// After the project's policy, in their order.
    var findings: Findings
    /// What the run took for granted: a line for each architecture that nobody wrote down, with the reason, and one for code that is
    /// taken for other people's.
    var remarks: [String]
    /// How far the specs cover the code; `nil` in an app that has none, or where no Swift was read.
    var coverage: SpecCounts?
}

extension CheckResult {
    /// The files that findings show places in.
    var shownFiles: Set<FileID> {
        var ids: Set<FileID> = []
        for finding in findings {
            let ranges = [finding.range] + finding.notes.map(\.range) + finding.fixes.flatMap(\.edits).map(\.range)
            ids.formUnion(ranges.compactMap { $0?.file })
        }
        return ids
    }
}

// MARK: Stored form

extension ByteWriter {
    mutating func write(_ result: CheckResult) {
        write(Array(result.findings)) { $0.write($1) }
        write(result.remarks) { $0.write($1) }
        write(result.coverage.map { [$0] } ?? []) { writer, counts in
            for count in [counts.screens, counts.screensWithSpec, counts.viewsWithSpec, counts.specsWithoutCode] {
                writer.write(UInt32(truncatingIfNeeded: count))
            }
        }
    }
}

extension ByteReader {
    mutating func readCheckResult() throws(Damage) -> CheckResult {
        let findings = try readList { (reader) throws(Damage) in try reader.readFinding() }
        let remarks = try readList { (reader) throws(Damage) in try reader.readText() }
        let coverage = try readList { (reader) throws(Damage) in
            var counts = SpecCounts()
            counts.screens = Int(try reader.read(UInt32.self))
            counts.screensWithSpec = Int(try reader.read(UInt32.self))
            counts.viewsWithSpec = Int(try reader.read(UInt32.self))
            counts.specsWithoutCode = Int(try reader.read(UInt32.self))
            return counts
        }
        return CheckResult(findings: Findings(findings), remarks: remarks, coverage: coverage.first)
    }
}
