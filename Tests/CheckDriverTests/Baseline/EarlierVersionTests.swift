import Foundation
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject
import TestSupport
import Testing

@testable import CheckDriver

/// `Fixtures/EarlierVersion` is an app, with the baseline and the report that a program wrote for which all uses of one type by
/// another one were one finding.
@Suite("What the program has written before each use of a type counted")
struct EarlierVersionTests {
    private static let baseline = "screenspec-baseline.txt"

    private func text(_ name: String) throws -> String {
        try Fixtures.url("../Fixtures/EarlierVersion/\(name)").readText()
    }

    private func withApp(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for name in ["Login.swift", "screenspec.yaml", Self.baseline] { try folder.write(text(name), to: name) }
            try body(folder)
        }
    }

    private func check(_ folder: TemporaryFolder, _ action: BaselineAction = .compare) -> CheckReport {
        var request = CheckRequest(CompileRequest(workingFolder: folder.path))
        request.baselineAction = action
        return CheckReport.make(of: .checked(request), request, nil, nil)
    }

    private func change(_ folder: TemporaryFolder, _ old: String, to new: String) throws {
        let text = try folder.read("Login.swift")
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: "Login.swift")
    }

    @Test("is known as it was")
    func knowsTheSame() throws {
        try withApp { folder in
            let report = check(folder)
            #expect(report.findings.map(\.message) == [])
            #expect(report.report.baseline?.fixed == 0)
        }
    }

    @Test("tells of what was fixed")
    func tellsOfFixed() throws {
        try withApp { folder in
            try change(folder, "        UserDefaults.standard.set(true, forKey: \"seen\")\n", to: "")
            let report = check(folder)
            #expect(report.findings.map(\.rule.text) == ["outdated-baseline"])
            #expect(report.report.baseline?.fixed == 1)
        }
    }

    @Test("has the keys that findings have now")
    func keepsKeys() throws {
        func keys(_ json: String) throws -> Set<String> {
            let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            let findings = try #require(report["findings"] as? [[String: Any]])
            return Set(try findings.map { try #require($0["key"] as? String) })
        }
        try withApp { folder in
            let now = try keys(ReportForm.json.text(check(folder, .ignore).report))
            #expect(now == (try keys(text("report.json"))))
        }
    }

    @Test("is written anew with each use, so that one more is new")
    func countsUses() throws {
        try withApp { folder in
            _ = check(folder, .write)
            #expect(try folder.read(Self.baseline).contains("view-no-service SignupViewController LoginService #2\n"))
            #expect(check(folder).findings.map(\.message) == [])
            try change(
                folder,
                "        session.login()\n",
                to: "        session.login()\n        LoginService.shared.login()\n"
            )
            #expect(check(folder).findings.map(\.rule.text) == ["view-no-service"])
        }
    }

    @Test("is one finding, and a suppression of one use suppresses that one")
    func groupsLast() throws {
        try withApp { folder in
            func uses() -> [Int] {
                check(folder, .ignore).findings.filter { $0.subject.member == "LoginService" }
                    .map { 1 + $0.notes.count { $0.range != nil } }
            }
            let all = uses()
            #expect(all.count == 1)
            try change(
                folder,
                "        LoginService.shared.login()\n",
                to:
                    "        // screenspec:allow view-no-service because it goes soon\n        LoginService.shared.login()\n"
            )
            #expect(uses() == all.map { $0 - 1 })
            #expect(!check(folder, .ignore).findings.contains { $0.rule == "allow-suppresses-nothing" })
        }
    }
}
