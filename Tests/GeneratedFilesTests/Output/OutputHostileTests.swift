import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem
@testable import ScreenSpecGeneratedFiles

/// Folders, links and disks that do not do as the writer expects.
@Suite struct OutputHostileTests {
    private func expectRefusal(_ rule: RuleID, in scene: OutputScene, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let before = try scene.project.files()
        let result = try scene.write(["A.swift": "a", "Shop/B.swift": "b"])
        #expect(result.diagnostics.map(\.rule) == [rule], sourceLocation: sourceLocation)
        #expect(result.created.isEmpty && result.changed.isEmpty, sourceLocation: sourceLocation)
        let specs = ["Specs/A.swift.yaml", "Specs/Shop/B.swift.yaml"]
        #expect(Set(try scene.project.files()) == Set(before + specs), sourceLocation: sourceLocation)
    }

    @Test func linkToAFolderOutside() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Elsewhere/mine.txt")
            try scene.project.write("", to: "Generated/readme.txt")
            try scene.link("Generated/Shop", to: "../Elsewhere")
            try expectRefusal("output-outside", in: scene)
        }
    }

    @Test(arguments: ["../Elsewhere/B.swift", "nowhere", "B.swift", "/etc/passwd"])
    func linkInAFilesPlace(target: String) throws {
        try OutputScene.with { scene in
            try scene.project.write("mine", to: "Elsewhere/B.swift")
            try scene.project.write("", to: "Generated/Shop/readme.txt")
            try scene.link(
                "Generated/Shop/B.swift",
                to: target == "../Elsewhere/B.swift" ? "../../Elsewhere/B.swift" : target
            )
            try expectRefusal("output-outside", in: scene)
            #expect(try scene.project.read("Elsewhere/B.swift") == "mine")
        }
    }

    @Test func linkToAFileInsideIsReplaced() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a"])
            try scene.link("Generated/B.swift", to: "A.swift")
            let result = try scene.write(["A.swift": "a", "B.swift": "b"])
            #expect(result.diagnostics.isEmpty)
            #expect(try scene.body(of: "A.swift") == "a")
            #expect(try scene.body(of: "B.swift") == "b")
        }
    }

    @Test func outputFolderMayBeALink() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Real/readme.txt")
            try scene.link("Generated", to: "Real")
            #expect(try scene.write(["A.swift": "a", "Shop/B.swift": "b"]).created.count == 2)
            #expect(scene.project.exists("Real/Shop/B.swift"))
        }
    }

    @Test func outputFolderMayNotBeALinkToNothing() throws {
        try OutputScene.with { scene in
            try scene.link("Generated", to: "Nowhere")
            try expectRefusal("unwritable-output", in: scene)
        }
    }

    @Test func linkToAFolderInside() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Generated/Real/readme.txt")
            try scene.link("Generated/Shop", to: "Real")
            #expect(try scene.write(["A.swift": "a", "Shop/B.swift": "b"]).diagnostics.isEmpty)
            // Two names of one folder would let two outputs take turns in one file.
            let result = try scene.write(["Shop/B.swift": "b", "Real/C.swift": "c"])
            #expect(result.diagnostics.map(\.rule) == ["unwritable-output"])
        }
    }

    @Test func staleFilesBehindLinksAreLeftAlone() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a"])
            try scene.project.write(scene.project.read("Generated/A.swift"), to: "Elsewhere/Old.swift")
            try scene.link("Generated/Linked", to: "../Elsewhere")
            try scene.link("Generated/Old.swift", to: "../Elsewhere/Old.swift")
            try scene.removeSpec(of: "A.swift")
            #expect(try scene.write([:]).removed == ["Generated/A.swift"])
            #expect(scene.project.exists("Elsewhere/Old.swift"))
        }
    }

    @Test func folderInAFilesPlace() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Generated/A.swift/readme.txt")
            try expectRefusal("unwritable-output", in: scene)
        }
    }

    @Test func fileInAFoldersPlace() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Generated/Shop")
            try expectRefusal("unwritable-output", in: scene)
        }
        try OutputScene.with { scene in
            try scene.project.write("", to: "Generated")
            try expectRefusal("unwritable-output", in: scene)
        }
    }

    @Test func outputFolderBelowAFile() throws {
        try TemporaryFolder.with { project in
            try project.write("", to: "file")
            let folder = OutputFolder(
                path: project.path("file/Generated"),
                displayPath: "file/Generated",
                files: [GeneratedFile(path: "A.swift", origin: .allSpecs, body: [])],
                coversAllSpecs: true
            )
            let plan = OutputPlanner(projectFolder: project.path, specs: [], jobs: Jobs(1)).plan([folder])
            #expect(plan.refusals.map(\.rule.id) == ["unwritable-output"])
        }
    }

    @Test func pipeInAFilesPlace() throws {
        try OutputScene.with { scene in
            try scene.project.write("", to: "Generated/readme.txt")
            #expect(mkfifo(scene.project.path("Generated/A.swift"), 0o644) == 0)
            try expectRefusal("unwritable-output", in: scene)
        }
    }

    @Test(.disabled(if: isRoot, "needs a user whom permissions stop; the tests run as root"))
    func readOnlyFolder() throws {
        try OutputScene.with { scene in
            try scene.write(["Shop/B.swift": "b"])
            chmod(scene.project.path("Generated"), 0o555)
            try expectRefusal("unwritable-output", in: scene)
            // Up to date, it need not be written.
            #expect(try scene.plan(["Shop/B.swift": "b"]).steps.isEmpty)
            chmod(scene.project.path("Generated"), 0o755)
        }
    }

    #if os(Linux)
    /// No permission is involved, so that it fails for everybody, and only once writing has begun.
    @Test func folderThatCannotBeMade() throws {
        try TemporaryFolder.with { project in
            let folders = ["Generated", "/proc/self/Generated"].map { path in
                OutputFolder(
                    path: Paths.join(project.path, path),
                    displayPath: path,
                    files: [GeneratedFile(path: "A.swift", origin: .allSpecs, body: [])],
                    coversAllSpecs: true
                )
            }
            let plan = OutputPlanner(projectFolder: project.path, specs: [], jobs: Jobs(2)).plan(folders)
            let result = OutputWriter(jobs: Jobs(2)).apply(plan)
            var files = SourceFiles()
            let diagnostics = plan.diagnostics(addingTo: &files) + result.diagnostics
            #expect(diagnostics.map(\.rule) == ["unwritable-output"])
            // The folder of the other module is not left half-made.
            #expect(!project.exists("Generated"))
        }
    }
    #endif

    @Test func nameThatIsTooLong() throws {
        try OutputScene.with { scene in
            let name = String(repeating: "n", count: 300) + ".swift"
            let folder = OutputFolder(
                path: scene.project.path("Generated"),
                displayPath: "Generated",
                files: [
                    GeneratedFile(path: "A.swift", origin: .allSpecs, body: []),
                    GeneratedFile(path: name, origin: .allSpecs, body: []),
                ],
                coversAllSpecs: true
            )
            // In a folder that does not exist yet, only writing shows it.
            let planner = OutputPlanner(projectFolder: scene.project.path, specs: [], jobs: Jobs(1))
            let result = OutputWriter(jobs: Jobs(1)).apply(planner.plan([folder]))
            #expect(result.diagnostics.map(\.rule) == ["unwritable-output"])
            #expect(result.diagnostics.allSatisfy { $0.message.hasSuffix("No output was touched.") })
            #expect(!scene.project.exists("Generated"))

            try scene.project.write("", to: "Generated/readme.txt")
            #expect(planner.plan([folder]).refusals.map(\.rule.id) == ["unwritable-output"])
        }
    }

    @Test func longestNameThatTheSystemAllows() throws {
        try OutputScene.with { scene in
            let name = String(repeating: "n", count: 249) + ".swift"
            let folder = OutputFolder(
                path: scene.project.path("Generated"),
                displayPath: "Generated",
                files: [GeneratedFile(path: name, origin: .allSpecs, body: [])],
                coversAllSpecs: true
            )
            let plan = OutputPlanner(projectFolder: scene.project.path, specs: [], jobs: Jobs(1)).plan([folder])
            #expect(OutputWriter(jobs: Jobs(1)).apply(plan).created == ["Generated/" + name])
        }
    }
}
