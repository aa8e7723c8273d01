import Foundation
import TestSupport
import Testing

/// What all other tests lean on.
@Suite struct TestSupportTests {
    @Test func runReturnsStatusAndBothStreams() throws {
        let completed = try run(
            "/bin/sh",
            ["-c", "cat; echo \"$GREETING\" >&2; exit 3"],
            environment: ["GREETING": "hello"],
            input: "read me"
        )
        #expect(completed.status == 3)
        #expect(!completed.wasKilled)
        #expect(completed.output == "read me")
        #expect(completed.errors == "hello\n")
    }

    @Test func runEndsWhatDoesNotEnd() {
        #expect(throws: RunError.self) { try run("/bin/sleep", ["20"], timeout: 1) }
    }

    @Test func findsProducts() throws {
        let path = try Products.executable("screenspec")
        #expect(FileManager.default.isExecutableFile(atPath: path))
        #expect(throws: RunError.self) { try Products.executable("no-such-program") }
    }

    @Test func temporaryFolderIsGoneAfterwards() throws {
        let path = try TemporaryFolder.with { folder in
            try folder.write("x", to: "a/b.txt")
            try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path("a"))
            #expect(try folder.files() == ["a/b.txt"])
            return folder.path
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(.disabled(if: Golden.isRecording, "records golden files instead of comparing them"))
    func goldenMismatchIsAnIssue() throws {
        try TemporaryFolder.with { folder in
            try folder.write("one\ntwo\n", to: "case.expected")
            Golden.expect("one\ntwo\n", at: folder.path("case.expected"))
            withKnownIssue { Golden.expect("one\nthree\n", at: folder.path("case.expected")) }
            withKnownIssue { Golden.expect("one\n", at: folder.path("missing.expected")) }
        }
    }

    @Test func lineDifferenceShowsWhatChanged() {
        let old = (1...20).map(String.init).joined(separator: "\n")
        let new = old.replacingOccurrences(of: "\n10\n", with: "\nten \n")
        #expect(
            LineDifference(from: old, to: new).text
                == "  …\n  7\n  8\n  9\n- 10\n+ ten ⏎\n  11\n  12\n  13"
        )
    }

    @Test func emptyFolderOfCasesGivesOneThatFails() {
        let cases = Fixtures.cases(in: "no-such-folder", suffix: ".yaml")
        #expect(cases.count == 1)
        #expect(throws: (any Error).self) { try cases.first?.readText() }
    }
}
