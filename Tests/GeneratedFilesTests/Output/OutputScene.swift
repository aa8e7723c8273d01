import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecGeneratedFiles

/// A project on the disk whose outputs a test writes again and again.
struct OutputScene {
    let project: TemporaryFolder
    var jobs = Jobs(2)
    var kind = OutputFolder.Kind.swift
    var coversAllSpecs = true

    static func with(_ body: (OutputScene) throws -> Void) throws {
        try TemporaryFolder.with { folder in try body(OutputScene(project: folder)) }
    }

    /// The outputs `path: body` of specs that exist, `Specs/PATH.yaml` for each.
    func folder(_ files: KeyValuePairs<String, String>) throws -> OutputFolder {
        try OutputFolder(
            path: project.path("Generated"),
            displayPath: "Generated",
            files: files.map { path, body in
                try project.write("", to: spec(path))
                return GeneratedFile(path: path, origin: .spec(spec(path)), body: Array(body.utf8))
            },
            kind: kind,
            coversAllSpecs: coversAllSpecs
        )
    }

    func spec(_ path: String) -> String {
        "Specs/\(path).yaml"
    }

    func plan(_ files: KeyValuePairs<String, String>, isForced: Bool = false, alsoRead: [String] = []) throws
        -> OutputPlan
    {
        let folder = try folder(files)
        let specs = Set(files.map { spec($0.key) } + alsoRead.map(spec))
        return OutputPlanner(projectFolder: project.path, specs: specs, isForced: isForced, jobs: jobs).plan([folder])
    }

    @discardableResult
    func write(_ files: KeyValuePairs<String, String>, isForced: Bool = false) throws -> OutputWriter.Result {
        let plan = try plan(files, isForced: isForced)
        var result = OutputWriter(jobs: jobs).apply(plan)
        var sources = SourceFiles()
        result.diagnostics += plan.diagnostics(addingTo: &sources)
        return result
    }

    func removeSpec(of path: String) throws {
        try FileManager.default.removeItem(atPath: project.path(spec(path)))
    }

    /// What lies in the output folder, temporary files included.
    func outputs() throws -> [String] {
        try project.files().filter { $0.hasPrefix("Generated") }.map { String($0.dropFirst("Generated/".count)) }
    }

    func body(of path: String) throws -> String {
        let text = try project.read("Generated/" + path)
        let parts = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
        return parts.count == 5 ? String(parts[4]) : ""
    }

    func modified(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: project.path("Generated/" + path))
        return try #require(attributes[.modificationDate] as? Date)
    }

    /// Makes all outputs look old, so that a rewrite shows whatever the clock's steps.
    func age() throws {
        for path in try outputs() {
            let attributes = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
            try FileManager.default.setAttributes(attributes, ofItemAtPath: project.path("Generated/" + path))
        }
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: project.path(path), withDestinationPath: target)
    }
}
