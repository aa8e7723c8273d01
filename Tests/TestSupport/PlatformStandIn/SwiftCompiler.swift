import Foundation
import SystemTypes

/// The Swift compiler of this machine, as tests use it to check code that they generate.
package struct SwiftCompiler: Sendable {
    package enum LanguageMode: String, Sendable, CaseIterable { case five = "5", six = "6" }
    package enum DefaultIsolation: String, Sendable, CaseIterable { case nonisolated, mainActor = "MainActor" }

    /// The compiler in `PATH`; `nil` where there is none, and tests are skipped with `whyNot`.
    package static let found: SwiftCompiler? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let path = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return path.flatMap { path in
            (try? TestSupport.run(path, ["--version"])).map { SwiftCompiler(path: path, version: $0.output) }
        }
    }()

    package static let isAvailable = found != nil
    package static let whyNot = "swiftc is not in PATH"

    let path: String
    let version: String

    func run(_ arguments: [String]) throws -> Completed { try TestSupport.run(path, arguments) }

    /// Type-checks Swift files against the stand-ins of the modules that they import.
    package func typeCheck(
        _ files: [URL],
        mode: LanguageMode = .six,
        defaultIsolation: DefaultIsolation = .nonisolated,
        warningsAreErrors: Bool = true
    ) throws -> Completed {
        let modules = try Self.importedModules(files)
        var arguments = ["-typecheck", "-wmo", "-swift-version", mode.rawValue, "-module-name", "CheckedCode"]
        if defaultIsolation == .mainActor { arguments += ["-default-isolation", "MainActor"] }
        if warningsAreErrors { arguments.append("-warnings-as-errors") }
        arguments += files.contains { $0.lastPathComponent == "main.swift" } ? [] : ["-parse-as-library"]
        let folders = try StandInCompiler.shared.importFolders(for: modules, compiler: self)
        return try run(
            arguments + StandInCompiler.objectiveCFlags + folders.flatMap { ["-I", $0.path] } + files.map(\.path)
        )
    }

    /// Type-checks pieces of Swift, each a file of its own.
    package func typeCheck(
        sources: [String: String],
        mode: LanguageMode = .six,
        defaultIsolation: DefaultIsolation = .nonisolated,
        warningsAreErrors: Bool = true
    ) throws -> Completed {
        try TemporaryFolder.with { folder in
            let names = sources.keys.sorted()
            for name in names { try folder.write(sources[name] ?? "", to: name) }
            return try typeCheck(
                names.map { folder.url.appendingPathComponent($0) },
                mode: mode,
                defaultIsolation: defaultIsolation,
                warningsAreErrors: warningsAreErrors
            )
        }
    }

    /// The modules that the files import and that need a stand-in here.
    private static func importedModules(_ files: [URL]) throws -> [String] {
        var modules: Set<String> = []
        for file in files {
            for line in try file.readText().split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { continue }
                let module = words[position + 1].split(separator: ".").first.map(String.init) ?? ""
                if SystemTypes.isKnownModule(module), !VisibleTypes.native.contains(module) { modules.insert(module) }
            }
        }
        return modules.sorted()
    }
}
