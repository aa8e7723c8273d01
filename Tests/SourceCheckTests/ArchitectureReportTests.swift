import Foundation
import SourceCheck
import SourceText
import TestSupport
import Testing

/// Reports on a small project, as they are printed.
struct ArchitectureReportTests {
    private let check: CodeCheck
    private let places: Places

    init() throws {
        check = CodeCheck(files: try FixtureFiles.read(Fixtures.url("Reports/login")))
        places = Places(files: check.files)
    }

    @Test func rolesAndEdges() {
        let report = ArchitectureReport(check.subject, findings: check.findings)
        Golden.expect(report.text(place: places.spell), at: Fixtures.url("Reports/architecture.txt"))
        Golden.expect(report.json(place: places.spell).text(), at: Fixtures.url("Reports/architecture.json"))
        Golden.expect(report.dot(), at: Fixtures.url("Reports/architecture.dot"))
        Golden.expect(report.mermaid(), at: Fixtures.url("Reports/architecture.mmd"))
    }

    @Test func everyEdgeStandsOut() {
        let edges = ArchitectureReport(check.subject, findings: []).modules.flatMap(\.edges)
        let standings = Dictionary(edges.map { ("\($0.from) \($0.to)", $0.standing) }) { first, _ in first }
        #expect(standings["view presenter"] == .kept)
        #expect(standings["view interactor"] == .extra)
        #expect(standings["presenter interactor"] == .missing)
        #expect(edges.filter { $0.standing == .extra }.count == 1)
    }

    @Test func coverage() {
        let coverage = SpecCoverage(check.subject)
        #expect(coverage.screensWithoutSpec.map(\.type) == ["HelpViewController"])
        #expect(coverage.specsWithoutCode.map(\.name) == ["Settings"])
        #expect(coverage.coveredCount == 1)
        Golden.expect(coverage.text(place: places.spell), at: Fixtures.url("Reports/coverage.txt"))
    }

    @Test func aFileIsExplained() throws {
        let explanation = try #require(FileExplanation(of: "Login.swift", in: check.subject, place: places.spell))
        Golden.expect(explanation.text, at: Fixtures.url("Reports/explanation.txt"))
        #expect(FileExplanation(of: "Logout.swift", in: check.subject, place: places.spell) == nil)
    }
}

/// `path:line` of ranges.
private struct Places: Sendable {
    let files: SourceFiles

    @Sendable func spell(_ range: SourceRange) -> String? {
        guard let path = files.path(of: range), let position = files.position(of: range) else { return nil }
        return "\(path):\(position.line)"
    }
}
