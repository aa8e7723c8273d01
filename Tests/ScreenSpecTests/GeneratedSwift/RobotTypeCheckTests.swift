import Foundation
import TestSupport
import Testing

/// Robots compile in a target of UI tests, which has the identifiers and nothing of the app, against what Apple's documentation
/// declares of XCUITest. None of this runs.
@Suite("Robots beside tests that use them", .enabled(if: SwiftCompiler.isAvailable, "\(SwiftCompiler.whyNot)"))
struct RobotTypeCheckTests {
    private static let projects = SpecProject.examples + [SpecProject(path: "Tests/SwiftEmitterTests/Fixtures/Robots")]

    @Test("type-check without a warning", arguments: projects)
    func typeChecks(_ project: SpecProject) throws {
        try Self.compiled(project) { folder, files in
            let code = AppCode(
                files.map { folder.url.appendingPathComponent($0) } + tests(of: project),
                modules: [Fixtures.url("../Fixtures/UITesting/XCTest")]
            )
            for settings in SwiftSettings.all {
                let checked = try code.typeCheck(settings)
                #expect(checked.status == 0, "\(settings): \(checked.errors.prefix(20_000))")
                #expect(checked.errors == "", "\(settings)")
            }
        }
    }

    @Test("type-check where no actor is written", arguments: ["5", "6"])
    func typeChecksWithoutActors(mode: String) throws {
        let project = SpecProject(path: "Tests/SwiftEmitterTests/Fixtures/Robots")
        try Self.compiled(project, adding: "swift: {isolation: none}") { folder, files in
            let texts = try files.map(folder.read)
            #expect(texts.filter { $0.contains("@MainActor") } == [])
            let settings = SwiftSettings(languageMode: mode, isolatesToMainActor: true)
            let checked = try AppCode(
                files.map { folder.url.appendingPathComponent($0) },
                modules: [Fixtures.url("../Fixtures/UITesting/XCTest")]
            ).typeCheck(settings)
            #expect(checked.errors == "")
        }
    }

    @Test("say nothing that people read", arguments: projects)
    func literals(_ project: SpecProject) throws {
        try Self.compiled(project) { folder, files in
            let robots = files.filter { $0.hasSuffix(".robot.swift") }
            #expect(!robots.isEmpty)
            let speaking = try robots.filter { try folder.read($0).contains("\"") }
            #expect(speaking == [])
        }
    }

    /// Hand-written tests that use the robots.
    private func tests(of project: SpecProject) -> [URL] {
        let written = ["TownLibrary", "Robots"].contains(project.name)
        return written ? Fixtures.cases(in: "../Fixtures/UITesting/\(project.name)", suffix: ".swift") : []
    }

    /// The Swift of the target of UI tests.
    private static func compiled(
        _ project: SpecProject,
        adding keys: String = "",
        _ body: (TemporaryFolder, [String]) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            var text = try folder.read("screenspec.yaml")
            for key in ["identifiers", "robots"] where !text.contains("\n\(key):") { text += "\n\(key): {}\n" }
            try folder.write("\(text)\n\(keys)\n", to: "screenspec.yaml")
            try #require(try folder.compile().status == 0)
            try body(folder, try folder.files().filter { $0.hasPrefix("Robots/") && $0.hasSuffix(".swift") })
        }
    }
}
