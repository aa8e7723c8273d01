import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem
@testable import ScreenSpecGeneratedFiles

/// Several writers, and writers that were killed.
@Suite struct OutputConcurrencyTests {
    @Test func leftoversOfKilledRunsAreRemoved() throws {
        try OutputScene.with { scene in
            try scene.write(["Shop/A.swift": "a"])
            let killed = RunID()
            for path in [killed.lockName, killed.temporaryName(0), "Shop/" + killed.temporaryName(17)] {
                try scene.project.write("half", to: "Generated/" + path)
            }
            let others = [".screenspec-cache.tmp", ".screenspec-0123456789abcdef", "x.screenspec-0123456789abcdef.tmp"]
            for path in others { try scene.project.write("not ours", to: "Generated/" + path) }
            #expect(try scene.write(["Shop/A.swift": "a"]).diagnostics.isEmpty)
            #expect(Set(try scene.outputs()) == Set(others + ["Shop/A.swift"]))
        }
    }

    @Test func temporariesOfALivingRunStay() throws {
        try OutputScene.with { scene in
            try scene.write(["A.swift": "a"])
            let lock = try RunLock(folder: scene.project.path("Generated"))
            let temporary = lock.run.temporaryName(3)
            try scene.project.write("being written", to: "Generated/" + temporary)
            try scene.write(["A.swift": "changed"])
            #expect(Set(try scene.outputs()) == ["A.swift", temporary, lock.run.lockName])
            withExtendedLifetime(lock) {}
        }
    }

    @Test func lockIsGoneWithItsRun() throws {
        try TemporaryFolder.with { folder in
            var lock: RunLock? = try RunLock(folder: folder.path)
            #expect(try folder.files() == [lock?.run.lockName])
            lock = nil
            #expect(try folder.files().isEmpty)
        }
    }

    /// Whoever looks for leftovers may come between the making of a lock's file and its locking.
    @Test(.takes(atMost: .seconds(2 * 60)))
    func nobodyTakesALockAway() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path
            let lost = Jobs(6).map(Array(0..<6)) { number -> Int in
                var lost = 0
                for _ in 0..<4000 {
                    if number % 2 == 0 {
                        guard let lock = try? RunLock(folder: path) else { return -1 }
                        sched_yield()
                        if !FileManager.default.fileExists(atPath: Paths.join(path, lock.run.lockName)) { lost += 1 }
                    } else {
                        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                        let leftovers = names.compactMap { name in
                            RunID(temporaryName: name).map {
                                TemporaryFile(path: Paths.join(path, name), run: $0)
                            }
                        }
                        RunLock.remove(leftovers, in: path)
                    }
                }
                return lost
            }
            let files = try folder.files()
            #expect(lost == [0, 0, 0, 0, 0, 0])
            #expect(files.isEmpty)
        }
    }

    /// Whatever their order, each output is one writer's whole text, and nothing else is left.
    @Test(.takes(atMost: .seconds(2 * 60)))
    func writersAtOnce() throws {
        try OutputScene.with { scene in
            let names = (0..<40).map { "Folder\($0 % 5)/F\($0).swift" }
            for name in names { try scene.project.write("", to: scene.spec(name)) }
            let writers = Array(0..<8)
            let project = scene.project
            let results = Jobs(8).map(writers) { writer -> [Diagnostic] in
                var diagnostics: [Diagnostic] = []
                for round in 0..<15 {
                    // Every other round leaves some files out, so that folders come and go.
                    let made = names.filter { (round + writer) % 2 == 0 || !$0.hasPrefix("Folder3") }
                    let folder = OutputFolder(
                        path: project.path("Generated"),
                        displayPath: "Generated",
                        files: made.map { name in
                            let body = String(repeating: "writer \(writer), round \(round)\n", count: 50)
                            return GeneratedFile(
                                path: name,
                                origin: .spec("Specs/\(name).yaml"),
                                body: Array(body.utf8)
                            )
                        },
                        coversAllSpecs: true
                    )
                    let specs = Set(names.map { "Specs/\($0).yaml" })
                    let plan = OutputPlanner(projectFolder: project.path, specs: specs, jobs: Jobs(1)).plan([folder])
                    var files = SourceFiles()
                    diagnostics +=
                        plan.diagnostics(addingTo: &files) + OutputWriter(jobs: Jobs(1)).apply(plan).diagnostics
                }
                return diagnostics
            }
            #expect(results.flatMap(\.self).isEmpty)
            let outputs = try scene.outputs()
            #expect(Set(outputs).isSubset(of: names))
            for path in outputs {
                let lines = Set(try scene.body(of: path).split(separator: "\n"))
                #expect(lines.count == 1)
                let bytes = Array(try scene.project.read("Generated/" + path).utf8)
                let (header, end) = try #require(OutputHeader.parse(bytes, .slashes))
                #expect(ContentHash(bytes[end...]) == header.hash)
            }
        }
    }
}
