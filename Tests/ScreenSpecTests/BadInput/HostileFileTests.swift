import Foundation
import TestSupport
import Testing

/// What stands where a spec or a project file is expected, and is none.
@Suite("Hostile files")
struct HostileFileTests {
    private static let spec = "view: A\nviewModel: {properties: {}}\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let rule: String
        let status: Int32
        let make: @Sendable (TemporaryFolder) throws -> Void
    }

    private static let cases = [
        Case(testDescription: "1 GB", rule: "file-too-large", status: 2) { folder in
            try folder.write("", to: "x.screen.yaml")
            try #require(truncate(folder.path("x.screen.yaml"), 1 << 30) == 0)
        },
        Case(testDescription: "a folder", rule: "not-a-file", status: 2) { folder in
            try folder.write("", to: "x.screen.yaml/inside")
        },
        Case(testDescription: "a pipe", rule: "not-a-file", status: 2) { folder in
            try #require(mkfifo(folder.path("x.screen.yaml"), 0o644) == 0)
        },
        Case(testDescription: "a device", rule: "not-a-file", status: 2) { folder in
            try #require(symlink("/dev/zero", folder.path("x.screen.yaml")) == 0)
        },
        Case(testDescription: "links in a circle", rule: "unreadable-file", status: 2) { folder in
            try #require(symlink("y.screen.yaml", folder.path("x.screen.yaml")) == 0)
            try #require(symlink("x.screen.yaml", folder.path("y.screen.yaml")) == 0)
        },
        Case(testDescription: "a link to nothing", rule: "unreadable-file", status: 2) { folder in
            try #require(symlink("nowhere", folder.path("x.screen.yaml")) == 0)
        },
        Case(testDescription: "a project file that is a folder", rule: "not-a-file", status: 2) { folder in
            try folder.write("", to: "screenspec.yaml/inside")
            try folder.write(spec, to: "x.screen.yaml")
        },
        Case(testDescription: "a project file that is a pipe", rule: "not-a-file", status: 2) { folder in
            try #require(mkfifo(folder.path("screenspec.yaml"), 0o644) == 0)
            try folder.write(spec, to: "x.screen.yaml")
        },
        Case(testDescription: "a project file of noise", rule: "yaml-encoding", status: 1) { folder in
            var random = SeededGenerator(seed: 2)
            try folder.write((0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }, to: "screenspec.yaml")
            try folder.write(spec, to: "x.screen.yaml")
        },
        Case(testDescription: "a project file of lists", rule: "yaml-too-deep", status: 1) { folder in
            try folder.write(String(repeating: "[", count: 100_000), to: "screenspec.yaml")
            try folder.write(spec, to: "x.screen.yaml")
        },
        Case(testDescription: "a pattern of 2^1000 paths", rule: "no-such-path", status: 2) { folder in
            try folder.write("specs: [\"\(String(repeating: "{a,b}", count: 1000))\"]\n", to: "screenspec.yaml")
            try folder.write(spec, to: "x.screen.yaml")
        },
        Case(testDescription: "a pattern through 1,000 folders", rule: "no-such-path", status: 2) { folder in
            try folder.write("specs: [\"\(String(repeating: "*/**/", count: 1000))x\"]\n", to: "screenspec.yaml")
            try folder.write(spec, to: "x.screen.yaml")
        },
    ]

    @Test("are reported, and nothing is written", arguments: cases)
    func reports(_ example: Case) throws {
        try TemporaryFolder.with { folder in
            try example.make(folder)
            let compiled = try folder.compile(timeout: 60)
            #expect(!compiled.completed.wasKilled)
            #expect(compiled.rules.contains(example.rule), "\(compiled.text)")
            #expect(compiled.status == example.status)
            #expect(!folder.exists("Generated"))
        }
    }

    @Test(
        "that may not be read are reported",
        .enabled(if: geteuid() != 0, "root may read every file; run the tests as another user")
    )
    func unreadable() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "x.screen.yaml")
            try #require(chmod(folder.path("x.screen.yaml"), 0) == 0)
            let compiled = try folder.compile()
            #expect(compiled.rules == ["unreadable-file"])
            #expect(compiled.status == 2)
        }
    }

    @Test("such as folders that link to themselves are walked once")
    func circularFolders() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Specs/A.view.yaml")
            try #require(symlink(".", folder.path("Specs/here")) == 0)
            try #require(symlink("..", folder.path("Specs/above")) == 0)
            let compiled = try folder.compile(timeout: 60)
            #expect(compiled.text == "")
            #expect(try folder.texts(in: "Generated").keys.sorted() == ["A.view.swift", "ScreenSpecModule.swift"])
        }
    }

    @Test(
        "a working folder that is gone is said",
        arguments: [["compile"], ["check"], ["docs"]]
    )
    func workingFolderGone(_ command: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "Gone/screenspec.yaml")
            let program = try Products.executable("screenspec")
            let completed = try run(
                "/bin/sh",
                ["-c", #"top=$PWD; cd Gone && export PWD && rm -r "$top/Gone" && exec "$0" "$@""#, program] + command,
                in: folder.path
            )
            #expect(completed.status == 2, "\(completed.output)\(completed.errors)")
            #expect(completed.output.contains("Gone' does not exist"), "\(completed.output)")
        }
    }
}
