import CodeProject
import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck
import SpecProject
import TestSupport

/// A project with code beside its specs, and with texts that are open and not saved, held by a workspace and by a folder.
struct EditedProject {
    let folder: TemporaryFolder
    let workspace: ProjectWorkspace
    /// What the disk has, by paths from the project's folder.
    private(set) var saved: [String: String] = [:]
    private(set) var open: [String: String] = [:]
    private(set) var version = 0

    init(_ texts: [String: String], in folder: TemporaryFolder) throws {
        self.folder = folder
        saved = texts
        for (path, text) in texts { try folder.write(text, to: path) }
        workspace = ProjectWorkspace(Self.request(folder))
    }

    private static func request(_ folder: TemporaryFolder) -> CompileRequest {
        CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
    }

    /// Specs, generated from nowhere, with the code that uses them, and code that breaks rules: parts of what other tests have.
    static func texts() throws -> [String: String] {
        var texts = ["screenspec.yaml": "version: 1\nspecs: [Specs]\narchitecture: viper\n"]
        let package = Fixtures.packageFolder()
        let emitted = package.appendingPathComponent("Tests/SwiftEmitterTests/Fixtures")
        for name in ["Viper", "Delegates", "ViewModel", "UsedView", "WrittenRequirements", "Models", "Closures"] {
            let folder = emitted.appendingPathComponent(name)
            texts["Sources/\(name)/\(name).swift"] = try folder.appendingPathComponent("App.swift").readText()
            for file in Fixtures.cases(in: folder, suffix: ".yaml") where file.lastPathComponent != "screenspec.yaml" {
                texts["Specs/\(name)/\(file.lastPathComponent)"] = try file.readText()
            }
        }
        let checked = package.appendingPathComponent("Tests/SourceCheckTests/Fixtures")
        for rule in try FileManager.default.contentsOfDirectory(atPath: checked.path).sorted() {
            let cases = Fixtures.cases(in: checked.appendingPathComponent(rule), suffix: ".swift")
            guard let file = cases.first, let text = try? file.readText() else { continue }
            texts["Sources/Checked/\(rule).swift"] = text
        }
        return texts
    }

    var paths: [String] { Set(saved.keys).union(open.keys).sorted() }

    func text(_ path: String) -> String? { open[path] ?? saved[path] }

    // MARK: Edits

    mutating func change(_ path: String, _ text: String) {
        version += 1
        open[path] = text
        workspace.change(path, text, version: version)
    }

    mutating func close(_ path: String) {
        open[path] = nil
        workspace.close(path)
    }

    /// Writes what is open.
    mutating func save(_ path: String) throws {
        guard let text = open.removeValue(forKey: path) else { return }
        saved[path] = text
        try folder.write(text, to: path)
        workspace.close(path)
    }

    mutating func remove(_ path: String) throws {
        if saved.removeValue(forKey: path) != nil { try FileManager.default.removeItem(atPath: folder.path(path)) }
        close(path)
    }

    // MARK: Findings

    /// What a check finds that knows nothing, once all texts are saved.
    func coldFindings() throws -> [String: [String]] {
        try withAllSaved {
            let project = LoadedProject(named: nil, from: folder.path)
            let specs = CompiledSpecs.compile(project, Self.request(folder), nil, SourceCheck.rules)
            let loader = SourceLoader.loader(for: project, { _ in }, Jobs(2))
            var sources = LoadedSources()
            if var loader {
                loader.usesCache = false
                sources = loader.load(loader.list(), after: specs.compilation.files).sources
            }
            var statistics = RunStatistics()
            let result = ProjectCheck.result(of: specs, sources, Jobs(2), &statistics)
            let files = sources.sourceFiles(after: specs.compilation.files, withBytesOf: [])
            return Self.lines(result.findings) { files[$0]?.path }
        }
    }

    /// What a compile finds that knows nothing.
    func coldSpecFindings() throws -> [String: [String]] {
        try withAllSaved {
            var request = Self.request(folder)
            request.registry = .check(SourceCheck.rules)
            let compilation = Compilation(request)
            return Self.lines(compilation.findings) { compilation.files[$0]?.path }
        }
    }

    private func withAllSaved<Value>(_ body: () throws -> Value) throws -> Value {
        for (path, text) in open { try folder.write(text, to: path) }
        let value = try body()
        for path in open.keys {
            if let text = saved[path] {
                try folder.write(text, to: path)
            } else {
                try FileManager.default.removeItem(atPath: folder.path(path))
            }
        }
        return value
    }

    /// What the workspace finds in each file that there is or was.
    func findings() throws -> [String: [String]] {
        let paths = try workspace.findings(for: "").paths
        return Self.lines(try workspace.findings().values.joined()) { paths[$0] }
    }

    func specFindings() throws -> [String: [String]] {
        let paths = try workspace.specFindings(for: "").paths
        return Self.lines(try workspace.specFindings().values.joined()) { paths[$0] }
    }

    /// Everything about findings, with paths in the place of numbers.
    private static func lines(_ findings: some Sequence<Diagnostic>, _ path: (FileID) -> String?) -> [String: [String]]
    {
        func place(_ range: SourceRange?) -> String {
            range.map { "\(path($0.file) ?? "?"):\($0.lower)-\($0.upper)" } ?? "-"
        }
        var lines: [String: [String]] = [:]
        for finding in findings {
            let notes = finding.notes.map { "\(place($0.range)) \($0.message)" }
            let edits = finding.fixes.flatMap { fix in
                fix.edits.map { "\(fix.title) \(fix.isSafe) \(place($0.range)) \($0.replacement)" }
            }
            let parts =
                ["\(finding.severity) \(finding.rule.text) \(place(finding.range)) \(finding.messageWithHelp)"] + notes
                + edits + ["\(finding.subject)"]
            lines[finding.range.flatMap { path($0.file) } ?? "", default: []].append(parts.joined(separator: "\n"))
        }
        return lines
    }
}
