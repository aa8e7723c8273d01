import Foundation
import TestSupport
import Testing

/// What is scaffolded compiles as it is, and a check finds nothing in it, whatever rules are on.
@Suite("Scaffolded Swift", .enabled(if: SwiftCompiler.isAvailable, "\(SwiftCompiler.whyNot)"))
struct ScaffoldedSwiftTests {
    /// A project, and Swift that its app has already.
    struct Case: Sendable, CustomTestStringConvertible {
        let project: SpecProject
        let own: [URL]

        var testDescription: String { project.testDescription }
    }

    private static let folder = "Tests/ScreenSpecTests/Fixtures/Scaffold"

    /// Each folder with a project file in `Scaffold`, and the examples with what `ScaffoldApps` has beside them: stumps, and the names of
    /// hand-written files that the app has already.
    static let cases =
        SpecProject.find(in: folder).map { Case(project: $0, own: []) }
        + SpecProject.examples.map { project in
            let app = Fixtures.url("../Fixtures/ScaffoldApps/\(project.name)")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: app.path)) ?? []
            let stumps = names.filter { $0.hasSuffix(".swift") }.sorted().map { app.appendingPathComponent($0) }
            let given = (try? app.appendingPathComponent("given.txt").readText())?.split(separator: "\n").map(
                String.init
            )
            let handWritten = project.handWritten.filter { given?.contains($0.lastPathComponent) == true }
            return Case(project: project, own: stumps + handWritten)
        }

    @Test("has no finding under all rules", arguments: cases)
    func isClean(_ example: Case) throws {
        try scaffolded(example) { folder, written in
            var project = try folder.read("screenspec.yaml")
            if !project.contains("\nrules:") { project += "\nrules:\n" }
            let rules = try folder.screenspec(["rules"]).output.split(separator: "\n").map { $0.split(separator: " ") }
            let off = rules.filter { $0.count > 1 && $0[1] == "off" }.map { $0[0] }
            try #require(!off.isEmpty)
            for rule in off where !project.contains("  \(rule):") { project += "  \(rule): warning\n" }
            try folder.write(project, to: "screenspec.yaml")
            let result = try folder.screenspec(["check", "--strict", "--report", "json=-"])
            let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
            // What the app has already is a stump.
            let findings = report.findings.filter { finding in
                written.contains(finding.place?.path ?? "") || example.own.isEmpty || finding.rule == "missing-type"
            }
            #expect(findings.map(\.description) == [])
        }
    }

    @Test("type-checks without a warning", arguments: cases)
    func typeChecks(_ example: Case) throws {
        try scaffolded(example) { folder, written in
            let files = try folder.files().filter { $0.hasSuffix(".swift") }
            if try folder.read("screenspec.yaml").contains("previews: true") {
                #expect(try files.contains { try folder.read($0).contains("#Preview(") })
            }
            let tests = written.filter { $0.hasPrefix("Tests/") }
            // All of it is one module here.
            for test in files where test.hasPrefix("Tests/") {
                try folder.write(try folder.read(test).replacing("@testable import App\n", with: ""), to: test)
            }
            let code = AppCode(
                files.map { folder.url.appendingPathComponent($0) },
                modules: example.project.handWrittenModules,
                hasTests: !tests.isEmpty
            )
            for settings in SwiftSettings.all {
                let checked = try code.typeCheck(settings)
                #expect(checked.status == 0, "\(settings): \(checked.errors.prefix(20_000))")
                #expect(checked.errors == "", "\(settings)")
            }
        }
    }

    private struct Report: Decodable {
        let findings: [ReportedFinding]
    }

    private func scaffolded(_ example: Case, _ body: (TemporaryFolder, Set<String>) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try example.project.copy(to: folder)
            for file in example.own { try folder.write(try file.readText(), to: "Sources/\(file.lastPathComponent)") }
            let before = Set(try folder.files())
            let result = try folder.screenspec(["scaffold"])
            try #require(result.status == 0, "\(result.output)\(result.errors)")
            let written = Set(try folder.files()).subtracting(before).filter { $0.hasSuffix(".swift") }
            try #require(!written.isEmpty)
            try #require(try folder.compile().status == 0)
            try body(folder, written)
        }
    }
}
