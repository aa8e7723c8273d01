import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem
@testable import ScreenSpecGeneratedFiles
@testable import ScreenSpecReporting

@Suite struct OutputWriterTests {
    private let old = Date(timeIntervalSince1970: 1_000_000)

    @Test(arguments: [1, 2, 8])
    func writesChangesAndLeavesAlone(jobs: Int) throws {
        try OutputScene.with { scene in
            var scene = scene
            scene.jobs = Jobs(jobs)
            var result = try scene.write(["A.swift": "a\n", "Shop/B.swift": "b\n", "Shop/Cart/C.swift": ""])
            #expect(result.created == ["Generated/A.swift", "Generated/Shop/B.swift", "Generated/Shop/Cart/C.swift"])
            #expect(try scene.outputs() == ["A.swift", "Shop/B.swift", "Shop/Cart/C.swift"])
            #expect(try scene.body(of: "A.swift") == "a\n")
            try scene.age()

            result = try scene.write(["A.swift": "a\n", "Shop/B.swift": "other\n", "Shop/Cart/C.swift": ""])
            #expect(result.changed == ["Generated/Shop/B.swift"])
            #expect(result.created.isEmpty && result.removed.isEmpty && result.diagnostics.isEmpty)
            #expect(result.unchangedCount == 2)
            #expect(try scene.modified("A.swift") == old)
            #expect(try scene.modified("Shop/Cart/C.swift") == old)
            #expect(try scene.modified("Shop/B.swift") != old)
            #expect(try scene.body(of: "Shop/B.swift") == "other\n")
            #expect(try scene.outputs().count == 3)
        }
    }

    @Test func bytesAreHeaderEmptyLineAndBody() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "let a = 1\n", "Empty.swift": ""])
            Golden.expect(
                try scene.project.read("Generated/A.swift") + "=====\n" + scene.project.read("Generated/Empty.swift"),
                at: Fixtures.url("../Fixtures/Outputs/header.expected")
            )
        }
    }

    @Test func removesWhatNoSpecMakesAndTheFoldersThatEmpties() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a", "Shop/B.swift": "b", "Shop/Cart/C.swift": "c", "Help/D.swift": "d"])
            try scene.project.write("mine", to: "Generated/Help/notes.txt")
            let result = try scene.write(["A.swift": "a"])
            // The other specs exist but were not in this run.
            #expect(result.removed.isEmpty)

            for path in ["Shop/B.swift", "Shop/Cart/C.swift", "Help/D.swift"] { try scene.removeSpec(of: path) }
            let second = try scene.write(["A.swift": "a"])
            #expect(
                second.removed == ["Generated/Help/D.swift", "Generated/Shop/B.swift", "Generated/Shop/Cart/C.swift"]
            )
            #expect(try scene.outputs() == ["A.swift", "Help/notes.txt"])
            #expect(!scene.project.exists("Generated/Shop"))
        }
    }

    @Test func removesWhatASpecOfTheRunNoLongerMakes() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a", "B.swift": "b"])
            let plan = try scene.plan(["A.swift": "a"], alsoRead: ["B.swift"])
            #expect(OutputWriter(jobs: scene.jobs).apply(plan).removed == ["Generated/B.swift"])
            #expect(scene.project.exists("Generated"))
        }
    }

    @Test func outputFolderItselfIsKept() throws {
        try OutputScene.with { scene in
            try scene.write(["Shop/A.swift": "a"])
            try scene.removeSpec(of: "Shop/A.swift")
            #expect(try scene.write([:]).removed == ["Generated/Shop/A.swift"])
            #expect(scene.project.exists("Generated"))
            #expect(!scene.project.exists("Generated/Shop"))
        }
    }

    @Test(arguments: [true, false])
    func supportFileOfAllSpecsIsStaleOnlyInAWholeRun(coversAllSpecs: Bool) throws {
        try OutputScene.with { scene in
            var scene = scene
            scene.coversAllSpecs = coversAllSpecs
            var folder = try scene.folder(["A.swift": "a"])
            folder.files.append(GeneratedFile(path: "ScreenSpecModule.swift", origin: .allSpecs, body: [0x61]))
            let planner = OutputPlanner(projectFolder: scene.project.path, specs: [], jobs: scene.jobs)
            #expect(OutputWriter(jobs: scene.jobs).apply(planner.plan([folder])).created.count == 2)
            let result = try scene.write(["A.swift": "a"])
            #expect(result.removed == (coversAllSpecs ? ["Generated/ScreenSpecModule.swift"] : []))
        }
    }

    @Test func outputsOfAnotherProjectStay() throws {
        try OutputScene.with { scene in
            let files: KeyValuePairs = ["Inner/A.swift": "a", "Outer/B.swift": "b"]
            try scene.write(files)
            for (path, _) in files { try scene.removeSpec(of: path) }
            try scene.project.write("version: 1\n", to: "Generated/Inner/project.yaml")
            let folder = try scene.folder(["C.swift": "c"])
            let planner = OutputPlanner(
                projectFolder: scene.project.path,
                projectFile: "project.yaml",
                specs: [],
                jobs: scene.jobs
            )
            let result = OutputWriter(jobs: scene.jobs).apply(planner.plan([folder]))
            #expect(result.removed == ["Generated/Outer/B.swift"])
            #expect(try scene.outputs() == ["C.swift", "Inner/A.swift", "Inner/project.yaml"])
        }
    }

    @Test func otherKindsAndOtherFoldersOutputsStay() throws {
        try OutputScene.with { scene in
            var pages = scene
            pages.kind = OutputFolder.Kind(suffixes: [".md"], comment: .markup)
            try pages.write(["A.md": "# A\n"])
            try pages.removeSpec(of: "A.md")
            try scene.write(["B.swift": "b"])
            #expect(try scene.outputs() == ["A.md", "B.swift"])

            // A module whose output folder lies in another one's.
            let inner = OutputFolder(
                path: scene.project.path("Generated/Inner"),
                displayPath: "Generated/Inner",
                files: [GeneratedFile(path: "C.swift", origin: .spec("gone.yaml"), body: [])],
                coversAllSpecs: true
            )
            let planner = OutputPlanner(projectFolder: scene.project.path, specs: [], jobs: scene.jobs)
            let folders = [try scene.folder(["B.swift": "b"]), inner]
            #expect(OutputWriter(jobs: scene.jobs).apply(planner.plan(folders)).created == ["Generated/Inner/C.swift"])
            #expect(planner.plan(folders).steps.isEmpty)
            #expect(planner.plan([inner, inner]).refusals.map(\.rule.id) == ["unwritable-output"])
        }
    }

    @Test func keepsPermissions() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a"])
            let path = scene.project.path("Generated/A.swift")
            for permissions in [0o640, 0o444, 0o755] as [mode_t] {
                chmod(path, permissions)
                try scene.write(["A.swift": "\(permissions)"])
                #expect(try FileStatus(path: path).permissions == permissions)
            }
        }
    }

    @Test func bodyOfManyKindsIsWrittenExactly() throws {
        try OutputScene.with { scene in
            for body in ["", "\n", "no line break", "é\r\n\u{0}", String(repeating: "x", count: 300_000)] {
                try scene.write(["A.swift": body])
                #expect(try scene.body(of: "A.swift") == body)
                #expect(try scene.plan(["A.swift": body]).steps.isEmpty)
            }
        }
    }
}

@Suite struct OutputRefusalTests {
    @Test func foreignFileIsNeitherOverwrittenNorRemoved() throws {
        try OutputScene.with { scene in
            try scene.project.write("mine", to: "Generated/A.swift")
            try scene.project.write("mine too", to: "Generated/Other.swift")
            for isForced in [false, true] {
                let result = try scene.write(["A.swift": "a", "B.swift": "b"], isForced: isForced)
                #expect(result.diagnostics.map(\.rule) == ["foreign-output"])
                #expect(
                    result.diagnostics.first?.message
                        == "'Generated/A.swift' was not generated and stands where what 'Specs/A.swift.yaml' makes shall go."
                )
                #expect(try scene.project.read("Generated/A.swift") == "mine")
                #expect(try scene.outputs() == ["A.swift", "Other.swift"])
            }
        }
    }

    @Test func editedFileIsAnErrorThatShowsTheEdit() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "one\ntwo\nthree\n", "B.swift": "b"])
            let edited = try scene.project.read("Generated/A.swift").replacingOccurrences(of: "two", with: "2")
            try scene.project.write(edited, to: "Generated/A.swift")
            let plan = try scene.plan(["A.swift": "one\ntwo\nthree\n", "B.swift": "changed"])
            var files = SourceFiles()
            let findings = Findings(plan.diagnostics(addingTo: &files))
            let text = ReportForm.terminal.text(
                Report(
                    findings,
                    in: files,
                    folder: scene.project.path,
                    policy: Policy(RuleRegistry(OutputRules.descriptions))
                )
            )
            Golden.expect(text, at: Fixtures.url("../Fixtures/Outputs/edited.expected"))
            #expect(OutputWriter(jobs: scene.jobs).apply(plan).changed.isEmpty)
            #expect(try scene.body(of: "B.swift") == "b")

            let forced = try scene.write(["A.swift": "one\ntwo\nthree\n", "B.swift": "changed"], isForced: true)
            #expect(forced.changed == ["Generated/A.swift", "Generated/B.swift"])
            #expect(try scene.body(of: "A.swift") == "one\ntwo\nthree\n")
        }
    }

    @Test func editedFileThatNobodyMakesIsNotRemovedEither() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a\n", "B.swift": "b"])
            try scene.project.write(scene.project.read("Generated/A.swift") + "edit", to: "Generated/A.swift")
            try scene.removeSpec(of: "A.swift")
            #expect(try scene.write(["B.swift": "b"]).diagnostics.map(\.rule) == ["edited-output"])
            #expect(try scene.outputs() == ["A.swift", "B.swift"])
            #expect(try scene.write(["B.swift": "b"], isForced: true).removed == ["Generated/A.swift"])
        }
    }

    @Test func longEditsAndManyEditsAreCut() throws {
        try OutputScene.with { scene in
            let names = (0..<30).map { "F\($0).swift" }
            let folder = OutputFolder(
                path: scene.project.path("Generated"),
                displayPath: "Generated",
                files: names.map { GeneratedFile(path: $0, origin: .spec($0), body: Array("a\n".utf8)) },
                coversAllSpecs: true
            )
            let planner = OutputPlanner(projectFolder: scene.project.path, specs: Set(names), jobs: scene.jobs)
            _ = OutputWriter(jobs: scene.jobs).apply(planner.plan([folder]))
            let edit = String(repeating: "edit\n", count: 500)
            for name in names {
                try scene.project.write(scene.project.read("Generated/" + name) + edit, to: "Generated/" + name)
            }
            var files = SourceFiles()
            let diagnostics = planner.plan([folder]).diagnostics(addingTo: &files)
            #expect(diagnostics.count == 30)
            #expect(diagnostics.filter { !$0.notes.isEmpty }.count == 20)
            #expect(diagnostics.allSatisfy { $0.notes.allSatisfy { $0.message.utf8.count < 2000 } })
            #expect(files.all.count == 20)
        }
    }

    @Test(arguments: [
        (["A.swift", "a.swift"], 1), (["Shop/A.swift", "shop/B.swift"], 1), (["X/Login.swift", "Y/login.swift"], 1),
        (["X/Login.swift", "Y/Login.swift"], 1), (["É.swift", "e\u{301}.swift"], 1),
        (["A.swift", "B.swift", "X/C.swift"], 0),
    ])
    func namesThatClashWithoutCase(paths: [String], count: Int) throws {
        try TemporaryFolder.with { project in
            let folder = OutputFolder(
                path: project.path("Generated"),
                displayPath: "Generated",
                files: paths.map { GeneratedFile(path: $0, origin: .spec("Specs/\($0).yaml"), body: []) },
                coversAllSpecs: true
            )
            let plan = OutputPlanner(projectFolder: project.path, specs: [], jobs: Jobs(1)).plan([folder])
            #expect(plan.refusals.map(\.rule.id) == Array(repeating: "case-clash", count: count))
            for refusal in plan.refusals {
                for path in paths { #expect(refusal.message.contains("'Specs/\(path).yaml'")) }
            }
        }
    }

    @Test func pagesMayShareNames() throws {
        try OutputScene.with { scene in
            var scene = scene
            scene.kind = OutputFolder.Kind(suffixes: [".md"], comment: .markup)
            let result = try scene.write(["A/index.md": "a", "B/index.md": "b"])
            #expect(result.created.count == 2)
        }
    }

    @Test func existingFileThatDiffersInCaseOnly() throws {
        try OutputScene.with { scene in
            try scene.project.write("mine", to: "Generated/login.swift")
            try #require(!scene.project.exists("Generated/LOGIN.swift"), "needs a disk with case")
            #expect(try scene.write(["Login.swift": "a"]).diagnostics.map(\.rule) == ["case-clash"])
            // The output of a spec that was renamed is stale and no clash.
            try FileManager.default.removeItem(atPath: scene.project.path("Generated/login.swift"))
            try scene.write(["login.swift": "a"])
            try scene.removeSpec(of: "login.swift")
            let result = try scene.write(["Login.swift": "a"])
            #expect(result.created == ["Generated/Login.swift"])
            #expect(result.removed == ["Generated/login.swift"])
        }
    }

    @Test(arguments: [
        "/etc/A.swift", "../A.swift", "a/../../A.swift", "a//b.swift", "", ".", "..", "./A.swift", "a\u{0}b",
    ])
    func pathsThatLeaveTheFolder(path: String) throws {
        try TemporaryFolder.with { project in
            let folder = OutputFolder(
                path: project.path("Generated"),
                displayPath: "Generated",
                files: [GeneratedFile(path: path, origin: .allSpecs, body: [])],
                coversAllSpecs: true
            )
            let plan = OutputPlanner(projectFolder: project.path, specs: [], jobs: Jobs(1)).plan([folder])
            #expect(plan.refusals.map(\.rule.id) == ["output-outside"])
        }
    }

    @Test func fileThatAnotherNeedsAsItsFolder() throws {
        try OutputScene.with { scene in
            let result = try scene.write(["A.swift": "", "A.swift/B.swift": ""])
            #expect(result.diagnostics.map(\.rule) == ["unwritable-output"])
        }
    }
}
