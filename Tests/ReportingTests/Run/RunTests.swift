import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct ExitStatusTests {
    @Test func followsFromTheFindings() {
        let warning = Diagnostic.sample("missing-summary", .warning, at: nil, "w")
        let error = Diagnostic.sample("unknown-type", at: nil, "e")
        let failure = Diagnostic.sample("unwritable-output", at: nil, "f")
        #expect(ExitStatus(Findings()) == .success)
        #expect(ExitStatus(Findings(), isStrict: true) == .success)
        #expect(ExitStatus(Findings([warning])) == .success)
        #expect(ExitStatus(Findings([warning]), isStrict: true) == .findings)
        #expect(ExitStatus(Findings([warning, error])) == .findings)
        #expect(ExitStatus(Findings([error, failure])) == .failure)
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
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(statistics.json.text().utf8)) as? [String: Any]
        )
        #expect(json["version"] as? Int == 1)
        #expect((json["stages"] as? [[String: Any]])?.count == 2)
        #expect(json["counts"] as? [String: Int] == ["specs": 12])
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

@Suite struct DriverRulesTests {
    @Test func idsAreUniqueAndFailuresHaveCards() {
        let ids = DriverRules.descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(DriverRules.failures.isSubset(of: ids))
        #expect(DriverRules.descriptions.allSatisfy { $0.category == .run && !$0.isConfigurable })
    }
}
