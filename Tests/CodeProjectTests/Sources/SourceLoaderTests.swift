import CodeProject
import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceFacts
import TestSupport
import Testing

@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct SourceLoaderTests {
    private func app(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for number in 0..<40 {
                try folder.write(
                    "import UIKit\nfinal class View\(number): UIView {\n    let label = UILabel()\n}\n",
                    to: "App/Screen\(number % 5)/View\(number).swift"
                )
            }
            try body(folder)
        }
    }

    @Test func filesComeInTheOrderOfTheirPaths() throws {
        try TemporaryFolder.with { folder in
            for path in [
                "B.swift", "A/Z.swift", "A/a.swift", ".build/No.swift", "Pods/No.swift", "Carthage/No.swift",
                "DerivedData/No.swift", ".hidden/No.swift", "A/Text.md", "Sub/Pods/No.swift",
                "Local Pods/Kit/No.swift", "Try.playground/Contents.swift", "Screen.xctemplate/View.swift",
                "de.xcloc/Source Contents/No.swift",
            ] {
                try folder.write("struct S {}", to: path)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("A/circle"),
                withDestinationPath: folder.path
            )
            let loaded = SourceLoader.load(folder)
            #expect(loaded.paths == ["A/Z.swift", "A/a.swift", "B.swift"])
            #expect(loaded.files.map(\.id.index) == [0, 1, 2])
            #expect(loaded.diagnostics.isEmpty)
            #expect(SourceLoader.load(folder, ["A", "*.swift"]).paths == loaded.paths)
            #expect(SourceLoader.load(folder, ["A/*.swift"]).paths == ["A/Z.swift", "A/a.swift"])
            #expect(SourceLoader.load(folder, ["Try.playground"]).paths == ["Try.playground/Contents.swift"])
        }
    }

    @Test func jobsAndCacheChangeNothing() throws {
        try app { folder in
            let alone = SourceLoader.load(folder, jobs: 1, usesCache: false)
            #expect(!folder.exists(".screenspec"))
            for jobs in [1, 2, 7] {
                try? FileManager.default.removeItem(atPath: folder.path(".screenspec"))
                for _ in ["without a cache", "with one"] {
                    let loaded = SourceLoader.load(folder, jobs: jobs)
                    #expect(loaded.paths == alone.paths)
                    #expect(loaded.contents == alone.contents)
                    #expect(loaded.facts.map(\.facts.file) == loaded.files.map(\.id))
                }
            }
            #expect(folder.exists(".screenspec/.gitignore"))
        }
    }

    @Test func onlyWhatChangedIsParsed() throws {
        try app { folder in
            #expect(SourceLoader.load(folder).statistics.parsedCount == 40)
            #expect(SourceLoader.load(folder).statistics.parsedCount == 0)
            try folder.write("struct Changed {}", to: "App/Screen0/View0.swift")
            let changed = SourceLoader.load(folder)
            #expect(changed.statistics.parsedCount == 1)
            #expect(changed.names.joined().contains("Changed"))
            try folder.write("struct Changed {}", to: "App/Copy.swift")
            #expect(SourceLoader.load(folder).statistics.parsedCount == 0)
        }
    }

    @Test func aFreshCloneWithTheCacheParsesNothing() throws {
        try app { folder in
            let first = SourceLoader.load(folder)
            try TemporaryFolder.with { clone in
                for part in ["App", ".screenspec"] {
                    try FileManager.default.copyItem(atPath: folder.path(part), toPath: clone.path(part))
                }
                let past = Date(timeIntervalSince1970: 1_000_000)
                for file in try clone.files() where file.hasSuffix(".swift") {
                    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: clone.path(file))
                }
                let second = SourceLoader.load(clone)
                #expect(second.statistics.parsedCount == 0)
                #expect(second.contents == first.contents)
            }
        }
    }

    @Test func aDamagedCacheCostsNothingButTime() throws {
        try app { folder in
            let expected = SourceLoader.load(folder).contents
            let cache = URL(fileURLWithPath: folder.path(".screenspec/facts"))
            let whole = try [UInt8](Data(contentsOf: cache))
            var generator = SystemRandomNumberGenerator()
            var damaged: [[UInt8]] = [
                [], [1], Array(whole.prefix(24)), Array(whole.dropLast()), Array("version 9".utf8),
            ]
            damaged += (0..<10).map { Array(whole.prefix($0 * whole.count / 10)) }
            damaged += (0..<30).map { _ in
                var copy = whole
                copy[Int.random(in: copy.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                return copy
            }
            for bytes in damaged {
                try Data(bytes).write(to: cache)
                #expect(SourceLoader.load(folder).contents == expected)
            }
            try FileManager.default.removeItem(at: cache)
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: false)
            #expect(SourceLoader.load(folder).contents == expected)
        }
    }

    @Test func runsAtTheSameTimeDoNoDamage() throws {
        try app { folder in
            let expected = SourceLoader.load(folder, usesCache: false).contents
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                let text = "struct Own\(number) {}"
                try? folder.write(text, to: "App/Own.swift")
                _ = SourceLoader.load(folder, ["App/Screen*"])
            }
            let loaded = SourceLoader.load(folder, ["App/Screen*"])
            #expect(loaded.contents == expected)
            #expect(loaded.statistics.parsedCount == 0)
            let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder.path(".screenspec"))
            // Stamps are there once the files are no longer new.
            #expect(leftovers.filter { $0 != "stamps" }.sorted() == [".gitignore", "facts"])
        }
    }

    @Test func bytesAreReadAgainOnlyForWhatIsShown() throws {
        try app { folder in
            var specs = SourceFiles()
            _ = specs.append(path: "Login.screen.yaml", bytes: [1])
            let loader = SourceLoader(folder: folder.path, jobs: Jobs(2), earlierFileCount: 1)
            let loaded = loader.load()
            let shown = loaded.files[3].id
            #expect(shown.index == 4)
            let files = loaded.sourceFiles(after: specs, withBytesOf: [shown])
            #expect(files.all.count == 41)
            #expect(files.all.filter { !$0.bytes.isEmpty }.map(\.id.index) == [0, 4])
            #expect(files[shown]?.path == loaded.files[3].display)
        }
    }
}
