import Foundation
import TestSupport
import Testing

/// Every spec of the example projects, damaged at random: no crash, no hang, memory within bounds, and Swift that
/// parses wherever nothing is found.
///
/// `SCREENSPEC_FUZZ_SECONDS=3600` goes on for an hour; `SCREENSPEC_FUZZ_SEED=7` has other damage, the same each time.
@Suite("Damaged specs")
struct FuzzTests {
    private static let seconds = Double(setting("SCREENSPEC_FUZZ_SECONDS") ?? "") ?? 5
    private static let seed = UInt64(setting("SCREENSPEC_FUZZ_SEED") ?? "") ?? 1

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }

    @Test("never crash the compiler, hang it, or make Swift that does not parse")
    func fuzz() throws {
        print("fuzzing for \(Self.seconds) seconds; SCREENSPEC_FUZZ_SEED=\(Self.seed)")
        var seeds = SeededGenerator(seed: Self.seed)
        let start = ContinuousClock.now
        var round = 0
        var swift = SwiftToParse()
        // One round at least, so that every spec is damaged whatever the machine.
        repeat {
            for project in SpecProject.examples + SpecProject.programs {
                let batch = try FuzzBatch(project, seed: seeds.next(), damagesAll: round.isMultiple(of: 2))
                swift.add(try batch.run())
                if round > 0, ContinuousClock.now - start > .seconds(Self.seconds) { break }
            }
            if swift.isLarge { try swift.parse() }
            round += 1
        } while ContinuousClock.now - start < .seconds(Self.seconds)
        try swift.parse()
    }
}

/// Generated Swift, collected so that one call of the compiler parses many files.
private struct SwiftToParse {
    private var texts: [String] = []

    var isLarge: Bool { texts.count > 400 }

    mutating func add(_ more: [String]) {
        texts += more
    }

    mutating func parse() throws {
        defer { texts = [] }
        guard let compiler = Tools.swiftc, !texts.isEmpty else { return }
        try TemporaryFolder.with { folder in
            for (index, text) in texts.enumerated() { try folder.write(text, to: "\(index).swift") }
            let paths = texts.indices.map { folder.path("\($0).swift") }
            let result = try run(compiler, ["-frontend", "-parse"] + paths)
            guard result.status != 0 else { return }
            let broken = texts.indices.filter { result.errors.contains("/\($0).swift:") }.map { texts[$0] }
            Issue.record("\(result.errors)\n\(broken.prefix(3).joined(separator: "\n"))")
        }
    }
}
