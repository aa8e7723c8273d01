import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct ExitStatusTests {
    @Test func followsFromTheFindings() {
        let warning = Diagnostic.sample("missing-summary", .warning, at: nil, "w")
        let error = Diagnostic.sample("unknown-type", at: nil, "e")
        let failure = Diagnostic.sample("unwritable-report", at: nil, "f")
        let rules = RuleRegistry(ReportRules.descriptions)
        #expect(ExitStatus(Findings(), of: rules) == .success)
        #expect(ExitStatus(Findings(), of: rules, isStrict: true) == .success)
        #expect(ExitStatus(Findings([warning]), of: rules) == .success)
        #expect(ExitStatus(Findings([warning]), of: rules, isStrict: true) == .findings)
        #expect(ExitStatus(Findings([warning, error]), of: rules) == .findings)
        #expect(ExitStatus(Findings([error, failure]), of: rules) == .failure)
        #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 64])
    }
}

@Suite struct RunStatisticsTests {
    @Test func namesStagesCountsAndMemory() throws {
        var statistics = RunStatistics()
        #expect(statistics.measure("read") { 7 } == 7)
        #expect(throws: CancellationError.self) { try statistics.measure("emit") { throw CancellationError() } }
        statistics.count("specs", 12)
        #expect(statistics.stages.map(\.name) == ["read", "emit"])
        let names = statistics.text.split(separator: "\n").map { $0.split(separator: "  ").first.map(String.init) }
        #expect(names == ["read", "emit", "total", "specs", "peak memory"])
    }

    @Test func peakMemoryGrowsWithWhatIsHeld() {
        let before = PeakMemory.bytes
        #expect(before > 1 << 20)
        let held = [UInt8](repeating: 1, count: 256 << 20)
        #expect(PeakMemory.bytes >= before)
        #expect(PeakMemory.bytes > 200 << 20)
        #expect(held[held.count / 2] == 1)
    }
}
