import Foundation
import TestSupport
import Testing

/// What `doctor` finds, and what it says is wrong.
@Suite("The doctor")
struct DoctorTests {
    private struct Report: Decodable {
        struct Examination: Decodable {
            let name: String
            let state: String
            let value: String
            let advice: [String]
        }

        let version: Int
        let examinations: [Examination]

        subscript(_ name: String) -> Examination? { examinations.first { $0.name == name } }
    }

    private func examine(
        _ folder: TemporaryFolder,
        _ environment: [String: String] = [:]
    ) throws -> (status: Int32, report: Report) {
        let done = try run(
            Products.executable("screenspec"),
            ["doctor", "--form", "json"],
            environment: environment,
            in: folder.path
        )
        return (done.status, try JSONDecoder().decode(Report.self, from: Data(done.output.utf8)))
    }

    @Test("finds nothing wrong where little is there, and says what each thing is for")
    func sound() throws {
        try TemporaryFolder.with { folder in
            let found = try examine(folder, ["PATH": "/nowhere"])
            #expect(found.status == 0)
            let names = ["screenspec", "swift-syntax", "libyaml", "Graphviz", "git", "project file", "cache"]
            #expect(found.report.examinations.map(\.name) == names)
            #expect(found.report["libyaml"]?.value.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
            for name in ["Graphviz", "git", "project file"] { #expect(found.report[name]?.state == "missing") }
            #expect(found.report["Graphviz"]?.advice.joined().contains("apt-get install graphviz") == true)
            #expect(found.report["git"]?.advice == ["'screenspec check --changed-since' needs it."])
            #expect(found.report["project file"]?.advice == ["'screenspec init' writes one."])
            let text = try run(Products.executable("screenspec"), ["doctor"], in: folder.path)
            #expect(text.output.contains("\nlibyaml       "), "\(text.output)")
            #expect(text.output.hasSuffix("\n\nNothing is wrong.\n"))
        }
    }

    @Test("says what is wrong with programs, the project file and the cache")
    func wrong() throws {
        try TemporaryFolder.with { folder in
            for (name, answer) in [("dot", "echo 'dot - graphviz version 2.30.1 (0)' >&2"), ("git", "exit 3")] {
                try folder.write(program: "#!/bin/sh\n\(answer)\n", to: "bin/\(name)")
            }
            try folder.write("sources: 3\nnonsense: true\n", to: "screenspec.yaml")
            try folder.write("no folder", to: ".screenspec")
            let found = try examine(folder, ["PATH": folder.path("bin") + ":/bin"])
            #expect(found.status == 1)
            #expect(found.report["Graphviz"]?.value == "2.30, \(folder.path("bin/dot"))")
            #expect(found.report["Graphviz"]?.advice.first == "Diagrams need 2.40 or later.")
            #expect(found.report["git"]?.state == "wrong")
            let problems = try #require(found.report["project file"]?.advice)
            #expect(problems.count == 2)
            #expect(problems[0].hasPrefix("screenspec.yaml:1:"), "\(problems)")
            #expect(problems[1].contains("nonsense"), "\(problems)")
            #expect(found.report["cache"]?.state == "wrong")
            let text = try run(
                Products.executable("screenspec"),
                ["doctor"],
                environment: ["PATH": folder.path("bin") + ":/bin"],
                in: folder.path
            )
            #expect(text.output.hasSuffix("\n\n4 of these are wrong.\n"), "\(text.output)")
        }
    }

    @Test("finds a cache that is committed", .enabled(if: Tools.find("git") != nil, "git is not on PATH"))
    func committed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            try folder.write("models:\n  A: {generate: true, properties: {b: String}}\n", to: "Specs/A.models.yaml")
            #expect(try run(Products.executable("screenspec"), ["compile"], in: folder.path).status == 0)
            let clean = try examine(folder)
            #expect(clean.report["cache"]?.state == "ok")
            #expect(clean.report["project file"]?.value == "screenspec.yaml, language version 1")
            for arguments in [["init", "--quiet"], ["add", "--force", ".screenspec"]] {
                #expect(try run("/usr/bin/env", ["git"] + arguments, in: folder.path).status == 0)
            }
            let committed = try examine(folder)
            #expect(committed.status == 1)
            #expect(committed.report["cache"]?.advice.first?.contains("git rm -r --cached .screenspec") == true)
        }
    }
}
