import Foundation
import TestSupport
import Testing

/// Whatever is edited, a run that uses what earlier ones remember writes and says what one without a memory does.
///
/// `SCREENSPEC_FUZZ_SECONDS=3600` goes on for an hour; `SCREENSPEC_FUZZ_SEED=7` makes other edits, the same each time.
@Suite("A compile that remembers")
struct IncrementalFuzzTests {
    private static let seconds = Double(setting("SCREENSPEC_FUZZ_SECONDS") ?? "") ?? 0
    private static let seed = UInt64(setting("SCREENSPEC_FUZZ_SEED") ?? "") ?? 1
    private static let project = SpecProject(path: "Specs/TownLibrary")

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }

    private struct Result: Equatable {
        let status: Int32
        let output: String
        let errors: String
        let generated: [String: String]
    }

    /// Runs the compiler; what `--stats` prints is taken out of the errors.
    private func compile(_ folder: TemporaryFolder, _ arguments: [String]) throws -> (Result, statistics: String) {
        let completed = try folder.screenspec(["compile", "--stats"] + arguments)
        let lines = completed.errors.split(separator: "\n", omittingEmptySubsequences: false)
        let isStatistic = { (line: Substring) in line.wholeMatch(of: /[a-z ]+  +[0-9.]+(?: ms| MB)?/) != nil }
        let errors = lines.filter { !isStatistic($0) }.joined(separator: "\n")
        let result = Result(
            status: completed.status,
            output: completed.output.replacing(folder.path, with: ""),
            errors: errors.replacing(folder.path, with: ""),
            generated: try folder.texts(in: "Generated")
        )
        return (result, lines.filter(isStatistic).joined(separator: "\n"))
    }

    @Test("writes and says what one does that starts anew", .takes(atMost: .seconds(5 * 60)))
    func equalsCleanCompile() throws {
        var seeds = SeededGenerator(seed: Self.seed)
        let start = ContinuousClock.now
        repeat {
            try round(seed: seeds.next())
        } while ContinuousClock.now - start < .seconds(Self.seconds)
    }

    private func round(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let arguments = [[], [], ["--strict"], ["--report", "json"], ["--report", "xcode"], ["--force"], ["--check"]]
        var partialCount = 0
        try TemporaryFolder.with { folder in
            try Self.project.copy(to: folder)
            _ = try compile(folder, [])
            var edits = try SpecEdits(folder, seed: seed)
            for step in 0..<24 {
                var made: [String] = []
                for _ in 0..<Int.random(in: 1...2, using: &random) { made.append(try edits()) }
                let options = arguments.randomElement(using: &random) ?? []
                let (clean, _) = try TemporaryFolder.with { copy in
                    for path in try folder.files() where !path.hasPrefix(".screenspec/") {
                        try copy.write(try folder.read(path), to: path)
                    }
                    return try compile(copy, options + ["--no-cache"])
                }
                let (result, statistics) = try compile(folder, options)
                #expect(result == clean, "seed \(Self.seed), step \(step): \(made), \(options)\n\(statistics)")
                if statistics.contains(/specs compiled +[1-9]/) { partialCount += 1 }
                // Somebody who has made one mistake may make another before looking at the first.
                if result.status != 0, Int.random(in: 0..<3, using: &random) == 0 {
                    try edits.mendAll()
                    _ = try compile(folder, ["--force"])
                }
            }
        }
        #expect(partialCount > 0, "No run has compiled a part of the project.")
    }
}
