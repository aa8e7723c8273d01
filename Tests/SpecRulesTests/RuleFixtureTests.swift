import SpecRules
import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Each folder of `Fixtures` shows one rule: `NAME.yaml` is a spec, and `NAME.errors` all that is found in it.
///
/// A new case is two new files; with `SCREENSPEC_RECORD=1` the second is written. A case called `right-…` finds nothing.
struct RuleFixtureTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".yaml"))
    func findsWhatIsWritten(_ spec: URL) throws {
        let rule = RuleID(spec.deletingLastPathComponent().lastPathComponent)
        let checked = SpecCheck(files: [("Example.screen.yaml", try spec.readText())], switchingOn: [rule])
        let report = checked.report
        if spec.lastPathComponent.hasPrefix("right-") { #expect(report.isEmpty) }
        Golden.expect(report, at: spec.replacingSuffix(".yaml", with: ".errors"))
    }

    @Test(arguments: SpecCheck.descriptions.map(\.id.text))
    func everyRuleHasAWrongAndARightCase(_ id: String) {
        let cases = Fixtures.cases(in: "Fixtures/\(id)", suffix: ".yaml")
        let isRight = cases.map { $0.lastPathComponent.hasPrefix("right-") }
        #expect(isRight.contains(false), "Fixtures/\(id) has no case that the rule reports")
        #expect(isRight.contains(true) || Self.rulesWithoutARightCase.contains(id), "Fixtures/\(id) has no right case")
    }

    /// What is right for these is right for all others.
    private static let rulesWithoutARightCase: Set<String> = ["unknown-rule", "rule-not-configurable"]

    @Test func everyFolderBelongsToARule() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Fixtures.url("Fixtures").path)
        #expect(Set(folders).subtracting(SpecCheck.descriptions.map(\.id.text)).isEmpty)
    }

    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".errors"))
    func everyListOfErrorsHasASpec(_ errors: URL) {
        let spec = errors.replacingSuffix(".errors", with: ".yaml")
        #expect(FileManager.default.fileExists(atPath: spec.path))
    }

    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".errors"))
    func everyCaseThatIsNotRightShowsItsRule(_ errors: URL) throws {
        let rule = errors.deletingLastPathComponent().lastPathComponent
        let isRight = errors.lastPathComponent.hasPrefix("right-")
        #expect(try errors.readText().contains(": \(rule): ") == !isRight)
    }
}
