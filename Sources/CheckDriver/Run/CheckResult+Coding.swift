import CodeProject
import ScreenSpecReporting
import ScreenSpecCache
import ScreenSpecDiagnostics

extension ByteWriter {
    mutating func write(_ result: CheckResult) {
        write(Array(result.findings)) { $0.write($1) }
        write(result.remarks) { $0.write($1) }
        write(result.coverage.map { [$0] } ?? []) { writer, counts in
            for count in [counts.screens, counts.screensWithSpec, counts.viewsWithSpec, counts.specsWithoutCode] {
                writer.write(UInt32(truncatingIfNeeded: count))
            }
        }
        write(result.moreWithEvery) { writer, more in
            writer.write(more.rule.text)
            writer.write(UInt32(truncatingIfNeeded: more.count))
        }
        write(result.connections) { writer, count in
            writer.write(count.name)
            writer.write(UInt32(truncatingIfNeeded: count.count))
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
        let more = try readList { (reader) throws(Damage) in
            CheckResult.MoreFindings(rule: RuleID(try reader.readText()), count: Int(try reader.read(UInt32.self)))
        }
        let connections = try readList { (reader) throws(Damage) in
            CheckResult.Count(name: try reader.readText(), count: Int(try reader.read(UInt32.self)))
        }
        return CheckResult(
            findings: Findings(findings),
            remarks: remarks,
            coverage: coverage.first,
            moreWithEvery: more,
            connections: connections
        )
    }
}
