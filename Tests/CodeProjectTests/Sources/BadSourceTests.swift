import CodeProject
import Foundation
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceFacts
import TestSupport
import Testing

/// One broken file is a finding, and the run goes on.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct BadSourceTests {
    private func message(_ bytes: [UInt8]) throws -> String? {
        try TemporaryFolder.with { folder in
            try folder.write(bytes, to: "Bad.swift")
            try folder.write("struct Good {}", to: "Good.swift")
            let loaded = SourceLoader.load(folder)
            #expect(loaded.names.last == ["Good"])
            #expect(loaded.diagnostics.count <= 1)
            return loaded.messages.first
        }
    }

    @Test func whatIsNoTextIsPassedOver() throws {
        #expect(
            try message(Array("struct A {}".utf8) + [0] + Array("b".utf8))
                == "unread-source Bad.swift 'Bad.swift' holds a NUL byte, so it is not Swift and was passed over. Rename it, or leave it out of 'sources'."
        )
        let invalid =
            "unread-source Bad.swift 'Bad.swift' is not UTF-8 from here on and was passed over. Save it as UTF-8."
        for bytes: [UInt8] in [
            [0xE4], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF, 0xFE, 0x61, 0x62],
            Array("let a = 12345678".utf8) + [0xFC],
        ] {
            #expect(try message(bytes) == invalid)
        }
        for text in ["// ä€😀\u{10FFFF}", "", "\u{FEFF}struct A {}", "let abc = ä"] {
            #expect(try message(Array(text.utf8)) == nil)
        }
    }

    @Test func theFirstInvalidByteIsShown() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Array("let ä = 1\n".utf8) + [0xFF], to: "Bad.swift")
            let finding = try #require(SourceLoader.load(folder).diagnostics.first)
            #expect(finding.rule == "unread-source")
            #expect(finding.range?.lower == 11)
        }
    }

    @Test func aHugeFileIsNotRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write("struct Good {}", to: "Good.swift")
            try folder.write("", to: "Huge.swift")
            let huge = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("Huge.swift")))
            try huge.truncate(atOffset: 100 << 20)
            try huge.close()
            let loaded = SourceLoader.load(folder)
            #expect(
                loaded.messages == [
                    "unread-source Huge.swift 'Huge.swift' has 104857600 bytes and was passed over. A Swift file may have at most 4194304. Split it, or leave it out of 'sources'."
                ]
            )
            #expect(loaded.facts.count == 1)
        }
    }

    @Test func whatIsNoFileIsNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("struct Good {}", to: "Good.swift")
            #expect(mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Dangling.swift"),
                withDestinationPath: folder.path("Gone.swift")
            )
            #expect(
                SourceLoader.load(folder).messages == [
                    "unread-source Dangling.swift 'Dangling.swift' does not exist, or was removed during the run. Run again or correct the path.",
                    "unread-source Pipe.swift 'Pipe.swift' is a pipe, not a file with text. Name a regular file.",
                ]
            )
        }
    }

    @Test(arguments: [[], ["."], ["Kingfisher.swift"], ["*"], ["**/*.swift"]])
    func aFolderNamedLikeAFileIsAFolder(sources: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("struct Inner {}", to: "Kingfisher.swift/Sources/Inner.swift")
            try folder.write("", to: "Kingfisher.swift/Read.md")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Kingfisher.swift/Circle"),
                withDestinationPath: ".."
            )
            let loaded = SourceLoader.load(folder, sources)
            #expect(loaded.messages == [])
            #expect(loaded.names == [["Inner"]])
        }
    }

    @Test(.enabled(if: geteuid() != 0, "needs a user whom permissions bind"))
    func anUnreadableFileIsNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("struct A {}", to: "Closed.swift")
            #expect(chmod(folder.path("Closed.swift"), 0) == 0)
            #expect(
                SourceLoader.load(folder).messages == [
                    "unread-source Closed.swift 'Closed.swift' cannot be read: permission denied; change the permissions of the file or its folder."
                ]
            )
        }
    }

    @Test func aFileThatIsNotSwiftIsOneFinding() throws {
        let text = "class A: UIView {\n    let b = UILabel(\n    func c() {}\n}\nstruct B {}\n"
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "Bad.swift")
            let loaded = SourceLoader.load(folder)
            #expect(loaded.diagnostics.map(\.rule) == ["swift-syntax"])
            #expect(loaded.diagnostics.first?.notes.last?.message == "The file is checked as far as it goes.")
            #expect(loaded.names.first == ["A", "B"])
        }
    }

    @Test func whatAnotherToolWroteIsNotToBeMended() throws {
        let text = "// Generated using Sourcery 1.6.1\n// DO NOT EDIT\nshow(_ view: UIView, title: String)\n}\n"
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "Made.generated.swift")
            #expect(SourceLoader.load(folder).diagnostics.isEmpty)
        }
    }

    @Test func sourcesThatHoldNoSwiftAreNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "App/Text.md")
            #expect(SourceLoader.load(folder, ["App"]).diagnostics.map(\.rule) == ["no-sources"])
            #expect(
                SourceLoader.load(folder, ["App", "Ap", "Lib/*.swift", "App/*"]).messages == [
                    "no-such-path - There is no file or folder 'Ap'; did you mean 'App'?",
                    "no-such-path - No file matches 'Lib/*.swift' in '\(folder.path)'. Correct the pattern.",
                    "no-such-path - 'App/*' matches no Swift file: a Swift file ends in .swift. Rename it, or name the file itself, which is then read whatever its name.",
                    "no-sources - 'App' holds no Swift file: a Swift file ends in .swift.",
                ]
            )
        }
    }

    @Test func generatedFilesAreKnown() throws {
        try TemporaryFolder.with { folder in
            let body = "\nstruct A {}\n"
            let hash = ContentHash(Array(body.utf8)).text
            let head = "// Generated by ScreenSpec; edit the spec, not this file.\n// Spec: A.screen.yaml\n"
            let whole = head + "// Language version 1, hash \(hash)\n" + body
            try folder.write(whole, to: "A.swift")
            try folder.write(whole + "// edited\n", to: "B.swift")
            try folder.write("struct C {}", to: "C.swift")
            for _ in 0..<2 {
                let facts = SourceLoader.load(folder).facts
                #expect(facts.map(\.facts.isGenerated) == [true, true, false])
                #expect(facts.map(\.facts.isGeneratedAndEdited) == [false, true, false])
            }
        }
    }
}
