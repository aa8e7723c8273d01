import Foundation
import TestSupport
import Testing

/// A project of the folder `Specs`, or one of the fixtures that run without UIKit.
struct SpecProject: Sendable, CustomTestStringConvertible {
    /// Its folder from the top of the package: `Specs/TownLibrary`.
    let path: String

    static let examples = find(in: "Specs")
    static let programs = find(in: "Tests/ScreenSpecTests/Fixtures/Run")

    var testDescription: String { path }
    var name: String { folder.lastPathComponent }
    var folder: URL { Fixtures.packageFolder().appendingPathComponent(path) }

    /// The hand-written Swift that uses what the project's specs make.
    var handWritten: [URL] {
        let folder = path == Self.app ? "App" : String(path.dropFirst("Specs/".count))
        return Fixtures.cases(in: "../Fixtures/\(folder)", suffix: ".swift")
    }

    /// What its tests add to doubles by hand.
    var handWrittenTests: [URL] {
        path == Self.app ? Fixtures.cases(in: "../Fixtures/AppTests", suffix: ".swift") : []
    }

    /// Hand-written modules that the project's external types come from.
    var handWrittenModules: [URL] {
        guard path == Self.app else { return [] }
        let folder = Fixtures.url("../Fixtures/AppModules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private static let app = "Specs/TownLibrary"

    /// Every folder that holds a project file; where there is none, one that does not exist, so that tests fail.
    static func find(in folder: String) -> [SpecProject] {
        let top = Fixtures.packageFolder().appendingPathComponent(folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: top.path)) ?? []
        let found = paths.sorted().filter { $0.hasSuffix("/screenspec.yaml") }.map { file in
            SpecProject(path: "\(folder)/\(file.dropLast("/screenspec.yaml".count))")
        }
        return found.isEmpty ? [SpecProject(path: "\(folder)/no project")] : found
    }

    /// The spec files and the project file, by their paths in the project.
    func specs() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter {
            $0.hasSuffix(".yaml") && !$0.hasPrefix("Generated/")
        }
    }

    /// Copies specs and project file, so that a test can write and change what it likes.
    func copy(to copy: TemporaryFolder, in subfolder: String = "") throws {
        for spec in try specs() {
            try copy.write(try folder.appendingPathComponent(spec).readText(), to: subfolder + spec)
        }
    }

    /// The Swift that the project makes, doubles too where it asks for them, compiled once for all tests; files by name.
    func generated() throws -> [String: String] {
        try GeneratedSwift.cache.files(of: self)
    }
}

private struct UnexpectedFindings: Error, CustomStringConvertible {
    let description: String
}

/// What projects make, kept for all tests that look at it.
private final class GeneratedSwift: @unchecked Sendable {
    static let cache = GeneratedSwift()

    private let lock = NSLock()
    private var results: [String: Result<[String: String], any Error>] = [:]

    func files(of project: SpecProject) throws -> [String: String] {
        try lock.withLock {
            let result = results[project.path] ?? Result { try compile(project) }
            results[project.path] = result
            return try result.get()
        }
    }

    private func compile(_ project: SpecProject) throws -> [String: String] {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            let compiled = try folder.compile()
            guard compiled.status == 0 else {
                throw UnexpectedFindings(description: "\(project.path): \(compiled.text)")
            }
            let doubles = folder.exists("Doubles") ? try folder.texts(in: "Doubles") : [:]
            return try folder.texts(in: "Generated").merging(doubles) { generated, _ in generated }
        }
    }
}
