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
    private static let otherProject = SpecProject(path: "Specs/Background/ViewStyleGuide")

    /// Who says which specs there are.
    enum Way: CaseIterable {
        case projectFile
        /// The project file, with doubles of all protocols, and examples beside them.
        case doubles
        /// A build description, of a module beside another one.
        case description

        var arguments: [String] {
            switch self {
            case .projectFile: []
            case .doubles: ["--doubles", "Doubles"]
            case .description: ["--build-description", "description.json", "--output", "Generated"]
            }
        }

        /// Sets up what there is beside the project.
        func prepare(_ folder: TemporaryFolder) throws {
            if self == .doubles {
                let keys = "examples: {}\nidentifiers: {uiTestOutput: Doubles}\nrobots: {}"
                try folder.write("\(try folder.read("screenspec.yaml"))\n\(keys)\n", to: "screenspec.yaml")
            }
            guard self == .description else { return }
            try TemporaryFolder.with { other in
                try otherProject.copy(to: other)
                for path in try other.files() { try folder.write(try other.read(path), to: "Other/\(path)") }
            }
        }

        /// Names the specs that there are now.
        func describe(_ folder: TemporaryFolder) throws {
            guard self == .description else { return }
            let specs = try folder.files().filter {
                $0.contains(/\.(screen|view|models|architecture)\.yaml$/) && !$0.hasPrefix(".")
            }
            func list(_ isOther: Bool) -> String {
                "[" + specs.filter { $0.hasPrefix("Other/") == isOther }.map { "\"\($0)\"" }.joined(separator: ", ")
                    + "]"
            }
            let text = """
                {"version": 1, "module": "Town", "memory": ".screenspec/described", "modules": [
                    {"name": "Town", "specs": \(list(false)), "dependsOn": ["Other"]},
                    {"name": "Other", "project": "Other", "specs": \(list(true))}
                ]}

                """
            if (try? folder.read("description.json")) != text { try folder.write(text, to: "description.json") }
        }
    }

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
            generated: try folder.texts(in: "Generated").merging(
                folder.exists("Doubles") ? folder.texts(in: "Doubles") : [:]
            ) { generated, _ in generated }
        )
        return (result, lines.filter(isStatistic).joined(separator: "\n"))
    }

    @Test("writes and says what one does that starts anew", .takes(atMost: .seconds(5 * 60)), arguments: Way.allCases)
    func equalsCleanCompile(_ way: Way) throws {
        var seeds = SeededGenerator(seed: Self.seed)
        let start = ContinuousClock.now
        repeat {
            try round(way, seed: seeds.next())
        } while ContinuousClock.now - start < .seconds(Self.seconds)
    }

    private func round(_ way: Way, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let arguments = [[], [], ["--strict"], ["--report", "json"], ["--report", "xcode"], ["--force"], ["--check"]]
        var partialCount = 0
        try TemporaryFolder.with { folder in
            try Self.project.copy(to: folder)
            try way.prepare(folder)
            try way.describe(folder)
            _ = try compile(folder, way.arguments)
            var edits = try SpecEdits(folder, seed: seed)
            for step in 0..<24 {
                var made: [String] = []
                for _ in 0..<Int.random(in: 1...2, using: &random) { made.append(try edits()) }
                try way.describe(folder)
                let options = way.arguments + (arguments.randomElement(using: &random) ?? [])
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
                    try way.describe(folder)
                    _ = try compile(folder, way.arguments + ["--force"])
                }
            }
        }
        #expect(partialCount > 0, "No run has compiled a part of the project.")
    }
}
