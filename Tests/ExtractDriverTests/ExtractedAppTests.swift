import CodeProject
import Foundation
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SourceCheck
import SpecProject
import TestSupport
import Testing

/// Apps in folders: their Swift, and beside it what `extract` writes, as a person has read it.
@Suite("Extracted apps")
struct ExtractedAppTests {
    private static let apps = [
        "viper", "mvvm", "vip", "mvc", "dialect", "circles", "roles", "ways", "own", "answers", "inputs", "traps",
        "storyboards", "interfaces", "again", "limits", "modules-package", "modules-xcodegen", "modules-tuist",
        "modules-xcode", "modules-folders", "modules-circle", "modules-shared", "modules-none", "modules-pods",
        "modules-outside", "modules-imported", "handed", "half", "lists", "holders", "holders-behind-conditions",
        "compositions", "starts", "starts-storyboard", "starts-window", "coordinated", "reactors", "packed",
        "mostly-weak", "selectors", "unwinding", "embedded", "two-architectures", "parts", "items", "spellings",
    ]

    @Test("The specs are those that were read", arguments: apps)
    func writesWhatWasRead(_ app: String) throws {
        let expected = Fixtures.url("Fixtures/\(app).specs")
        #expect(try FirstRun.of(app).status == .success)
        try ExtractedApp.afterExtract(app) { (app) throws in
            let folder = app.folder
            let written = try folder.files().filter {
                !app.sources.contains($0) && !$0.hasPrefix(".screenspec") && $0 != "report.json"
            }
            for file in written { Golden.expect(try folder.read(file), at: expected.appendingPathComponent(file)) }
            let known = try FileManager.default.subpathsOfDirectory(atPath: expected.path)
            #expect(known.filter { $0.contains(".") }.sorted() == written.sorted())
        }
    }

    @Test("The specs compile, and a check finds no more than without them", arguments: apps)
    func holds(_ app: String) throws {
        let without = try ExtractedApp.with(app) { Self.outcome(in: $0.folder) }
        try ExtractedApp.afterExtract(app) { (app) throws in
            let with = Self.outcome(in: app.folder)
            #expect(!with.specs.compilation.findings.containsError)
            #expect(Self.findings(with).subtracting(Self.findings(without)) == [])
            // The rehearsal leaves these out.
            let alone = SourceCheck.rules(dependingOn: .code).contains
            #expect(Self.findings(with, of: alone) == Self.findings(without, of: alone))
        }
    }

    @Test("What does not settle is left out as a whole", arguments: ["viper", "traps", "mvvm"], 0...2)
    func dropsWhatDoesNotSettle(_ app: String, _ rounds: Int) throws {
        let without = try ExtractedApp.with(app) { Self.outcome(in: $0.folder) }
        try ExtractedApp.with(app) { (app) throws in
            app.extract(rounds: rounds)
            let with = Self.outcome(in: app.folder)
            #expect(!with.specs.compilation.findings.containsError)
            #expect(Self.findings(with).subtracting(Self.findings(without)) == [])
        }
    }

    @Test("A second run in the same place changes no byte", arguments: apps)
    func changesNothing(_ app: String) throws {
        try ExtractedApp.with(app) { (app) throws in
            app.extract()
            let before = try app.contents()
            #expect(app.extract() == .success)
            #expect(try app.contents() == before)
        }
    }

    @Test("An update right after it has nothing to add", arguments: apps)
    func leavesNothingToUpdate(_ app: String) throws {
        try ExtractedApp.afterExtract(app) { (app) throws in
            let before = try app.contents()
            #expect(app.update() == .success)
            #expect(try app.contents() == before)
        }
    }

    @Test("A file with a syntax error is named, and the rest goes on")
    func namesSyntaxErrors() throws {
        try ExtractedApp.with("coordinated") { (app) throws in
            try app.folder.write("import UIKit\n\nfinal class Broken: UIView {\n    func +\n", to: "App/Broken.swift")
            #expect(app.extract() == .findings)
            #expect(app.report.contains("App/Broken.swift:4: "), "\(app.report)")
            #expect(try app.folder.files().contains("Specs/Gift.screen.yaml"))
        }
    }

    @Test("A file of which nothing is left has no document because of what it said")
    func namesWhatDoesNotHold() throws {
        try ExtractedApp.afterExtract("emptied") { (app) throws in
            #expect(app.report.contains("since what it says does not hold: unknown-type: "), "\(app.report)")
            #expect(!app.report.contains("empty-spec"))
        }
    }

    // MARK: Running

    private static func outcome(in folder: TemporaryFolder) -> ProjectRehearsal.Outcome {
        ProjectRehearsal(CompileRequest(workingFolder: folder.path), FileOverlay()).outcome(FileOverlay())
    }

    private static func findings(
        _ outcome: ProjectRehearsal.Outcome,
        of isWanted: (RuleID) -> Bool = { $0 != RuleDescription.outdatedTypes.id && $0.text != "no-specs" }
    ) -> Set<String> {
        Set(outcome.findings.filter { isWanted($0.rule) }.map { "\($0.severity) \($0.rule.text): \($0.message)" })
    }
}
