import Foundation
import TestSupport
import Testing

/// Same code, same findings, byte for byte.
@Suite("What the check finds", .serialized, .startsEarly)
struct CheckDeterminismTests {
    private static let sample = CodeSample(screenCount: 12)

    private static let forms = [
        "terminal", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown",
    ]

    /// All reports of one run, by the names of their forms.
    private func reports(
        _ folder: TemporaryFolder,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> [String: String] {
        try TemporaryFolder.with { reports in
            let targets = Self.forms.flatMap { ["--report", "\($0)=\(reports.path($0))"] }
            let completed = try folder.screenspec(["check"] + targets + arguments, environment: environment)
            #expect(completed.status == 1, "\(completed.errors)")
            // Some forms name files by their whole paths.
            let texts = try Self.forms.map { ($0, try reports.read($0).replacing(folder.path, with: "/project")) }
            return Dictionary(uniqueKeysWithValues: texts)
        }
    }

    struct Surroundings: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var arguments: [String] = []
        var environment: [String: String] = [:]
    }

    private static let all = [
        Surroundings(testDescription: "another run, with another hash seed"),
        Surroundings(testDescription: "one thread", arguments: ["--jobs", "1"]),
        Surroundings(testDescription: "two threads", arguments: ["--jobs", "2"]),
        Surroundings(testDescription: "nine threads", arguments: ["--jobs", "9"]),
        Surroundings(testDescription: "the hash seed 0", environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
        Surroundings(
            testDescription: "a Turkish locale on the other side of the world",
            environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]
        ),
    ]

    @Test("is the same in every form of report, with a cache and without", arguments: all)
    func isTheSame(_ surroundings: Surroundings) throws {
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let expected = try reports(folder)
            #expect(expected["json"]?.contains("Item11View") == true)
            #expect(expected["terminal"]?.contains("weak-delegate") == true)
            let warm = try reports(folder, surroundings.arguments, environment: surroundings.environment)
            try FileManager.default.removeItem(atPath: folder.path(".screenspec"))
            let cold = try reports(folder, surroundings.arguments, environment: surroundings.environment)
            for form in Self.forms {
                #expect(warm[form] == expected[form], "\(form), with a cache")
                #expect(cold[form] == expected[form], "\(form), without a cache")
            }
        }
    }

    @Test("does not depend on the order in which files were written", arguments: [1, 2, 3] as [UInt64])
    func orderOnDisk(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let expected = try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            return try reports(folder)
        }
        try TemporaryFolder.with { (folder) throws in
            for (path, text) in Self.sample.files.shuffled(using: &random) { try folder.write(text, to: path) }
            #expect(try reports(folder) == expected)
        }
    }

    @Test("does not depend on the order of paths on the command line", arguments: [4, 5] as [UInt64])
    func orderOfPaths(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try TemporaryFolder.with { (folder) throws in
            try Self.sample.write(to: folder)
            let paths = Self.sample.files.map(\.path)
            let expected = try reports(folder, paths)
            #expect(expected == (try reports(folder)))
            #expect(try reports(folder, paths.shuffled(using: &random)) == expected)
        }
    }
}
