import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

/// Whatever another form says, the JSON form says as well. (That for terminals shows lines of the files besides.)
@Suite struct JSONSufficiencyTests {
    private static let cases = Fixtures.cases(in: "../Fixtures/Reports", suffix: ".case")

    private func reports(_ url: URL) throws -> [Report] {
        let plain = try ReportCase(url.readText()).report
        var strict = plain
        strict.isStrict = true
        strict.baseline = BaselineCounts(known: 3, fixed: 0, new: plain.findings.count)
        var specs = SpecCounts()
        specs.screens = 30
        specs.screensWithSpec = 12
        specs.viewsWithSpec = 5
        specs.specsWithoutCode = 1
        strict.specs = specs
        return [plain, strict]
    }

    @Test(arguments: cases)
    func otherFormsAreMadeOfJSON(url: URL) throws {
        for report in try reports(url) {
            let rebuilt = try RebuiltReport(ReportForm.json.text(report), repository: "/repository").report
            for form: ReportForm in [.xcode, .github, .gitlab, .junit, .checkstyle, .markdown] {
                #expect(form.text(rebuilt) == form.text(report), "\(form.name)")
            }
        }
    }

    @Test(arguments: cases)
    func sarifIsMadeOfJSON(url: URL) throws {
        let report = try #require(try reports(url).first)
        let rebuilt = try RebuiltReport(ReportForm.json.text(report), repository: "/repository")
        let expected = try Self.run(of: ReportForm.sarif.text(report))
        let made = try Self.run(of: ReportForm.sarif.text(rebuilt.report))
        #expect(made["results"] as? NSArray == expected["results"] as? NSArray)
        let rules = try Self.rules(expected)
        #expect(try Self.rules(made).map { $0["id"] as? String } == rules.map { $0["id"] as? String })
        for (rule, other) in zip(rules, try Self.rules(made)) {
            // What stands in descriptions was not rebuilt: the JSON has it as text.
            var other = other
            let help = rebuilt.helps[try #require(rule["id"] as? String)]
            other["help"] = help.map { ["text": $0.text, "markdown": $0.markdown] }
            #expect(other as NSDictionary == rule as NSDictionary)
        }
    }

    private static func run(of sarif: String) throws -> [String: Any] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private static func rules(_ run: [String: Any]) throws -> [[String: Any]] {
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        return try #require(driver?["rules"] as? [[String: Any]])
    }
}
