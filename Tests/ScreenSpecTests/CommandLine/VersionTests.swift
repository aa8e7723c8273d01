import Foundation
import TestSupport
import Testing

/// Which program this is.
@Suite("The version")
struct VersionTests {
    private func answer(_ arguments: [String], of program: String = "screenspec") throws -> Completed {
        try run(Products.executable(program), arguments)
    }

    @Test("names the program, the language, what it is built of, and the system")
    func text() throws {
        let lines = try answer(["--version"]).output.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0].wholeMatch(of: /screenspec \d+\.\d+\.\d+, language version 1/) != nil, "\(lines)")
        #expect(lines[1].wholeMatch(of: /swift-syntax \d+\.\d+\.\d+/) != nil, "\(lines)")
        #expect(lines[2].wholeMatch(of: /libyaml \d+\.\d+\.\d+/) != nil, "\(lines)")
        #expect(lines[3].wholeMatch(of: /\w+-(unknown-linux-(gnu|musl)|apple-macosx)/) != nil, "\(lines)")
        // The compiler alone reads no Swift.
        let compiler = try answer(["--version"], of: "screenspec-compile").output
        #expect(compiler == lines.filter { !$0.hasPrefix("swift-syntax") }.joined(separator: "\n") + "\n")
    }

    @Test("is JSON, too")
    func json() throws {
        let text = try answer(["--version"]).output
        let output = try answer(["--version", "--json"]).output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(Set(json.keys) == ["screenspec", "languageVersion", "swiftSyntax", "libyaml", "triple"])
        for value in json.values { #expect(text.contains("\(value)"), "\(value)") }
        let misplaced = try answer(["--json"])
        #expect(misplaced.status == 64)
        #expect(misplaced.errors.contains("--json belongs to --version"))
    }

    /// Another root's programs, with nothing mounted where Swift looks for the command line.
    private static func runWithoutProcesses(_ arguments: [String]) throws -> Completed {
        let program = try Products.executable("screenspec")
        return try run(
            "/usr/bin/env",
            ["unshare", "--mount", "sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" \"$@\"", program] + arguments,
            environment: ["SWIFT_ROOT": "/"]
        )
    }

    private static let canHideProcesses = (try? runWithoutProcesses(["--help"]))?.status == 0

    @Test(
        "is said where no '/proc' is mounted",
        .enabled(if: canHideProcesses, "This needs root, and unshare.")
    )
    func withoutProcesses() throws {
        #expect(try Self.runWithoutProcesses(["--version", "--json"]).output.hasPrefix("{"))
        let refused = try Self.runWithoutProcesses(["compile", "--report", ""])
        #expect(refused.errors.contains("There is no report form ''"), "\(refused.errors)")
    }

    @Test("of swift-syntax is the one that was resolved", .enabled(if: resolved != nil, "there is no Package.resolved"))
    func swiftSyntax() throws {
        let pins = try #require(try Self.resolved?.readText())
        let found = try #require(pins.firstMatch(of: /"identity" : "swift-syntax"[\s\S]*?"version" : "([^"]+)"/))
        #expect(try answer(["--version"]).output.contains("swift-syntax \(found.1)\n"))
    }

    private static let resolved: URL? = {
        let file = Fixtures.packageFolder().appendingPathComponent("Package.resolved")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }()

    @Test("is refused by whoever is made for another", arguments: ["screenspec", "screenspec-compile"])
    func required(program: String) throws {
        let command = program == "screenspec" ? ["compile"] : []
        try TemporaryFolder.with { folder in
            try folder.write("models:\n  A: {generate: true, properties: {b: String}}\n", to: "Specs/A.models.yaml")
            let refused = try run(
                Products.executable(program),
                command + ["--required-version", "9.0.0"],
                in: folder.path
            )
            #expect(refused.status == 64)
            #expect(refused.errors.contains("whoever runs it is made for 9.0.0. Install that version, or take"))
            #expect(!folder.exists("Generated"))
            let version = try #require(try answer(["--version"]).output.firstMatch(of: /[\d.]+/)?.output)
            let same = command + ["--required-version", String(version)]
            #expect(try run(Products.executable(program), same, in: folder.path).status == 0)
        }
    }

    @Test("of the language is that of the project, or one that the program knows")
    func newerLanguage() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 2\nsources: {of: the future}\n", to: "screenspec.yaml")
            try folder.write("models:\n  A: {generate: true, properties: {b: String}}\n", to: "Specs/A.models.yaml")
            let refused = try run(Products.executable("screenspec"), ["compile"], in: folder.path)
            #expect(refused.status == 1)
            #expect(refused.output.contains("error[newer-language]: The project is of language version 2;"))
            #expect(refused.output.contains("Install the ScreenSpec that it is written for"))
            #expect(refused.output.contains("\n1 error\n"), "\(refused.output)")
            #expect(!folder.exists("Generated"))
        }
    }

    @Test(
        "of the language, where it is another, ends what would read another project's code, too",
        arguments: [
            ["check"], ["docs"], ["extract"], ["extract", "--print"], ["adopt", "--all"], ["types"],
            ["types", "--write", "App.types.yaml"], ["architecture", "report"], ["architecture", "coverage"],
            ["explain", "Badge.swift"],
        ]
    )
    func newerLanguageEverywhere(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 2\n", to: "screenspec.yaml")
            try folder.write("import UIKit\n\nfinal class Badge: UIView {}\n", to: "Badge.swift")
            let refused = try run(Products.executable("screenspec"), arguments, in: folder.path)
            #expect(refused.status == 1)
            #expect((refused.output + refused.errors).contains("error[newer-language]"), "\(refused.errors)")
            #expect(!folder.exists("Specs") && !folder.exists("App.types.yaml") && !folder.exists("Docs"))
        }
    }
}
