import ExtractDriver
import Foundation
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject
import TestSupport

/// An app in a folder of its own, with runs of `extract` in it.
struct ExtractedApp {
    let folder: TemporaryFolder
    /// The paths of its own files.
    var sources: Set<String> = []

    static func with<Result>(_ app: String, _ body: (ExtractedApp) throws -> Result) throws -> Result {
        try TemporaryFolder.with { folder in
            let source = Fixtures.url("Fixtures/\(app)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path).filter { path in
                !source.appendingPathComponent(path).hasDirectoryPath && path.contains(".")
                    && !path.hasSuffix(".xcodeproj")
            }
            for path in paths { try folder.write(try source.appendingPathComponent(path).readText(), to: path) }
            return try body(ExtractedApp(folder: folder, sources: Set(paths)))
        }
    }

    /// An app right after its first `extract`.
    static func afterExtract<Result>(_ app: String, _ body: (ExtractedApp) throws -> Result) throws -> Result {
        let run = try FirstRun.of(app)
        return try TemporaryFolder.with { folder in
            for (path, bytes) in run.files { try folder.write(bytes, to: path) }
            return try body(ExtractedApp(folder: folder, sources: run.sources))
        }
    }

    @discardableResult
    func extract(_ mode: ExtractRequest.Mode = .create, rounds: Int? = nil) -> ScreenSpecReporting.ExitStatus {
        var request = ExtractRequest(CompileRequest(workingFolder: folder.path))
        if let rounds { request.roundLimit = rounds }
        request.reports = [.init(.terminal, file: "report.txt"), .init(.json, file: "report.json")]
        request.mode = mode
        return ExtractRun(request)()
    }

    @discardableResult
    func update(prunes: Bool = false, renames: [String] = []) -> ScreenSpecReporting.ExitStatus {
        var update = ExtractRequest.Update()
        update.prunes = prunes
        update.renames = renames.compactMap { RenamedEntry(argument: $0) }
        return extract(.update(update))
    }

    /// What the last run has told.
    var report: String { (try? folder.read("report.txt")) ?? "" }

    /// How many differences between code and specs the last run has told.
    var differences: Int? {
        let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path("report.json")))
        let json = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return json?["differences"] as? Int
    }

    func contents() throws -> [String: String] {
        let files = try folder.files().filter { !$0.hasPrefix(".screenspec/") && !$0.hasPrefix("report.") }
        return Dictionary(uniqueKeysWithValues: try files.map { ($0, try folder.read($0)) })
    }

    var specs: [String] {
        get throws { try folder.files().filter { $0.hasPrefix("Specs/") } }
    }

    /// Changes the text of a file; what is not there is a mistake of the test.
    func change(_ path: String, _ old: String, _ new: String) throws {
        let text = try folder.read(path)
        guard text.contains(old) else { throw Missing(text: old, path: path) }
        try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
    }

    struct Missing: Error {
        let text: String
        let path: String
    }
}
