import Foundation
import TestSupport
import Testing

/// Each folder of `Fixtures/CheckedModules` is a project of several modules, and the file beside it all that a check reports of it.
@Suite("A check of several modules")
struct CheckedModulesTests {
    private static let fixtures = Fixtures.url("../Fixtures/CheckedModules")
    private static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? [])
        .filter { !$0.contains(".") }.sorted()

    @Test("finds what is written, and nothing in a right one", arguments: names)
    func findings(name: String) throws {
        let project = Self.fixtures.appendingPathComponent(name)
        try TemporaryFolder.with { folder in
            for file in try FileManager.default.subpathsOfDirectory(atPath: project.path) where file.contains(".") {
                try folder.write(try project.appendingPathComponent(file).readText(), to: file)
            }
            let report = try folder.screenspec(["check", "--report", "xcode"]).output
                .replacing(folder.path + "/", with: "")
            if name.hasPrefix("right-") { #expect(report == "") }
            Golden.expect(report, at: Self.fixtures.appendingPathComponent("\(name).errors"))
        }
    }
}
