import CodeProject
import ScreenSpecDiagnostics
import TestSupport
import Testing

@Suite("Rules on the command line")
struct RulesTests {
    private static let project = "version: 1\nspecs: [.]\nrules: {missing-summary: error, unshown-property: off}\n"

    @Test("are listed, each with its severity in the project")
    func list() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            let completed = try folder.screenspec(["rules"])
            #expect(completed.status == 0)
            let rows = completed.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
            for description in RuleRegistry.check.descriptions {
                let row = try #require(rows.first { $0.first == description.id.text })
                let expected: String? =
                    switch description.id.text {
                    case "missing-summary": "error"
                    case "unshown-property": "off"
                    default: description.severity?.rawValue ?? "off"
                    }
                #expect(row.dropFirst().first == expected, "\(description.id.text)")
                #expect(row.dropFirst(2).joined(separator: " ") == description.purpose)
            }
        }
    }

    @Test("as roles of a file are explained of the file that the path leads to, and of no other of its name")
    func explainedFile() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\nsources: [Sources, A.swift]\n", to: "screenspec.yaml")
            for path in ["A.swift", "Sources/M1/A.swift", "Sources/M2/A.swift", "Sources/M2/Only.swift"] {
                try folder.write("import UIKit\n\nfinal class \(path.filter(\.isLetter))View: UIView {}\n", to: path)
            }
            func explained(_ path: String, in subfolder: String = ".") throws -> String {
                let program = try Products.executable("screenspec")
                return try run(program, ["explain", path], in: folder.path(subfolder)).output
            }
            #expect(try explained("A.swift").contains("AswiftView"))
            #expect(try explained("A.swift", in: "Sources/M2").contains("SourcesMAswiftView"))
            #expect(try explained("A.swift", in: "Sources/M2").contains("Sources/M2/A.swift"))
            #expect(try explained("./Sources/M2/A.swift").contains("Sources/M2/A.swift"))
            #expect(try explained(folder.path("Sources/M1/A.swift")).contains("Sources/M1/A.swift"))
            #expect(try explained("Only.swift").contains("Sources/M2/Only.swift"))
        }
    }

    @Test("as what a spec is held to is explained by the name of a screen too")
    func explainedScreen() throws {
        try TemporaryFolder.with { folder in
            try folder.write("screen: Login\narchitecture: mvc\ngenerate: false\n", to: "Specs/Login.screen.yaml")
            try folder.write(
                "import UIKit\n\nfinal class LoginViewController: UIViewController {}\n",
                to: "Login.swift"
            )
            let byPath = try folder.screenspec(["explain", "Specs/Login.screen.yaml"])
            let byName = try folder.screenspec(["explain", "Login"])
            #expect(byName.status == 0)
            #expect(byName.output == byPath.output && byName.output.contains("roleType: Login.swift:3"))
            #expect(try folder.screenspec(["explain", "Logout"]).status == 64)
        }
    }

    @Test("as what a spec is held to is explained by what keeps the spec from being read")
    func explainedError() throws {
        try TemporaryFolder.with { folder in
            try folder.write("screen: Login\n<<<<<<< HEAD\n", to: "Specs/Login.screen.yaml")
            let explained = try folder.screenspec(["explain", "Specs/Login.screen.yaml"]).output
            #expect(
                explained.hasSuffix(
                    "No line of it is compared with code. "
                        + "Specs/Login.screen.yaml:2: yaml-syntax: A merge left this mark.\n"
                ),
                "\(explained)"
            )
        }
    }

    @Test("are explained, with a wrong and a right example", arguments: RuleRegistry.check.descriptions.map(\.id.text))
    func explain(_ id: String) throws {
        try TemporaryFolder.with { folder in
            let completed = try folder.screenspec(["explain", id])
            #expect(completed.status == 0)
            let lines = completed.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(lines.first == id)
            let sections = ["Why", "Wrong", "Right"].map { lines.firstIndex(of: $0) }
            #expect(sections.allSatisfy { $0 != nil })
            for case let start? in sections { #expect(lines[start + 1].hasPrefix("    "), "\(completed.output)") }
            #expect(!completed.output.contains("⟦"))
        }
    }

    @Test("are, in an explanation, as severe as the project has them")
    func explainsSeverity() throws {
        try TemporaryFolder.with { folder in
            #expect(try folder.screenspec(["explain", "missing-summary"]).output.contains("\noff, style"))
            try folder.write(Self.project, to: "screenspec.yaml")
            #expect(
                try folder.screenspec(["explain", "missing-summary"]).output.contains("\nerror, style; off unless")
            )
        }
    }
}
