import Foundation
import InterfaceBuilder
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Each folder of `Fixtures` shows one rule: `NAME.swift`, or a folder `NAME` of Swift files, specs and a project file, is the
/// code, and `NAME.errors` all that the rule finds in it.
///
/// A new case is new files; with `SCREENSPEC_RECORD=1` the list is written. A case called `right-…` finds nothing.
struct RuleFixtureTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".errors"))
    func findsWhatIsWritten(_ errors: URL) throws {
        let folder = errors.deletingLastPathComponent().lastPathComponent
        let rule = RuleID(folder)
        let files = try FixtureFiles.read(errors.replacingSuffix(".errors", with: ""))
        #expect(!files.isEmpty)
        let report = CodeCheck(files: files, switchingOn: [rule], only: rule).report
        if errors.lastPathComponent.hasPrefix("right-") {
            #expect(report.isEmpty)
        } else {
            #expect(!report.isEmpty)
        }
        Golden.expect(report, at: errors)
    }

    /// `NAME.fixed` is the code of the case with all fixes made, those too that nobody makes unasked.
    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".fixed"))
    func fixesAsIsWritten(_ fixed: URL) throws {
        let rule = RuleID(fixed.deletingLastPathComponent().lastPathComponent)
        let files = try FixtureFiles.read(fixed.replacingSuffix(".fixed", with: ""))
        let text = CodeCheck(files: files, switchingOn: [rule], only: rule).fixedText
        if text.hasPrefix("<") {
            #expect(throws: Never.self) { try DocumentExtraction.extract(Array(text.utf8)) }
        } else {
            #expect(KnownFacts.of(Array(text.utf8)).withFacts(\.syntaxErrors.isEmpty))
        }
        Golden.expect(text, at: fixed)
    }

    @Test(arguments: SourceCheck.descriptions.map(\.id.text).filter { $0 != "generated-code-edited" })
    func everyRuleHasAWrongAndARightCase(_ id: String) {
        let cases = Fixtures.cases(in: "Fixtures/\(id)", suffix: ".errors")
        let isRight = cases.map { $0.lastPathComponent.hasPrefix("right-") }
        #expect(isRight.contains(false), "Fixtures/\(id) has no case that the rule reports")
        #expect(isRight.contains(true), "Fixtures/\(id) has no right case")
    }

    @Test func everyFolderBelongsToARule() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Fixtures.url("Fixtures").path)
        let folders = Set(names.filter { !$0.hasPrefix(".") })
        #expect(folders.subtracting(SourceCheck.descriptions.map(\.id.text)).subtracting(["selects-nothing"]).isEmpty)
    }

    @Test func everyCodeHasAList() {
        let root = Fixtures.url("Fixtures").path
        for file in Fixtures.cases(in: "Fixtures", suffix: ".swift") {
            var base = file.replacingSuffix(".swift", with: "")
            var hasList = false
            while base.path.count > root.count {
                hasList = hasList || FileManager.default.fileExists(atPath: base.path + ".errors")
                base.deleteLastPathComponent()
            }
            #expect(hasList, "\(file.path) has no list of findings")
        }
    }
}

/// The files of one case, by their paths in it.
enum FixtureFiles {
    static let suffixes = [".swift", ".yaml", ".storyboard", ".xib", ".h"]

    static func read(_ base: URL) throws -> [(path: String, text: String)] {
        let single = URL(fileURLWithPath: base.path + ".swift")
        if FileManager.default.fileExists(atPath: single.path) { return [("Example.swift", try single.readText())] }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
        return try paths.filter { path in FixtureFiles.suffixes.contains(where: path.hasSuffix) }.map { path in
            (path, try base.appendingPathComponent(path).readText())
        }
    }
}
