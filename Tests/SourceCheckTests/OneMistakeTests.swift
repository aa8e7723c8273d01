import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Each folder of `OneMistake` is code, and `NAME.errors` all that all rules together tell of it.
///
/// A new case is new files; with `SCREENSPEC_RECORD=1` the list is written.
struct OneMistakeTests {
    @Test(arguments: Fixtures.cases(in: "OneMistake", suffix: ".errors"))
    func isToldOnce(_ errors: URL) throws {
        let check = CodeCheck(files: try FixtureFiles.read(errors.replacingSuffix(".errors", with: "")))
        Golden.expect(check.report, at: errors)
    }

    /// Who does not want the one rule gets the other.
    @Test func isToldByTheOtherRuleWhereTheFirstIsOff() throws {
        let files = try FixtureFiles.read(Fixtures.url("OneMistake/held-views"))
        let check = CodeCheck(files: files, settings: ["view-model-free-of-views": nil])
        #expect(check.findings.contains { $0.rule == "interactor-no-view" && $0.subject.member == "UILabel" })
        let all = CodeCheck(files: files)
        #expect(!all.findings.contains { $0.rule == "interactor-no-view" && $0.subject.member == "UILabel" })
    }
}
