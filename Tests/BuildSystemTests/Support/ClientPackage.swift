import Foundation
import TestSupport
import Testing

/// A package that uses ScreenSpec, as a team has it: a copy of a fixture that tests build, run and change.
///
/// The copies lie in the build folder and share one folder of their own for what SwiftPM builds: the compiler, which
/// takes most of the time, is built once for all tests, and once for many runs of them.
struct ClientPackage {
    let folder: URL
    private let scratch: URL

    /// The fixture as it is, whatever an earlier test has changed.
    init(_ fixture: String) throws {
        // '.build/debug' is a link, behind which the build folder is one further up.
        let program = URL(fileURLWithPath: try Products.executable("screenspec-compile")).resolvingSymlinksInPath()
        let products = program.deletingLastPathComponent().deletingLastPathComponent()
        let home = products.deletingLastPathComponent().appendingPathComponent("build-system-tests")
        folder = home.appendingPathComponent(fixture)
        scratch = home.appendingPathComponent("scratch")
        try reset(to: Fixtures.url("../Fixtures/\(fixture)"))
        try mirrorDependencies(from: products.deletingLastPathComponent().appendingPathComponent("checkouts"))
    }

    // MARK: Files

    func path(_ relative: String) -> String {
        folder.appendingPathComponent(relative).path
    }

    func exists(_ relative: String) -> Bool {
        FileManager.default.fileExists(atPath: path(relative))
    }

    func read(_ relative: String) throws -> String {
        try folder.appendingPathComponent(relative).readText()
    }

    func write(_ text: String, to relative: String) throws {
        let file = folder.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func replace(_ old: String, with new: String, in relative: String) throws {
        let text = try read(relative)
        try #require(text.contains(old), "\(relative) does not contain '\(old)'")
        try write(text.replacing(old, with: new), to: relative)
    }

    func remove(_ relative: String) throws {
        try FileManager.default.removeItem(atPath: path(relative))
    }

    // MARK: SwiftPM

    /// Runs `swift` with a subcommand of SwiftPM's in the package.
    func swift(_ subcommand: String, _ arguments: [String] = []) throws -> Completed {
        let swift = try #require(BuildTools.swift)
        // The compiler compares times of files in whole seconds with those of its last run.
        Thread.sleep(forTimeInterval: 1.1)
        // What only debuggers read takes time, and no test needs it.
        let options = ["--package-path", folder.path, "--scratch-path", scratch.path, "-debug-info-format", "none"]
        return try run(swift, [subcommand] + options + arguments, timeout: 540)
    }

    /// Builds what has to build.
    @discardableResult
    func build() throws -> Completed {
        let built = try swift("build")
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        return built
    }

    /// What a built program prints.
    func launch(_ program: String) throws -> String {
        try run(scratch.appendingPathComponent("debug/\(program)").path, timeout: 60).output
    }

    /// When each file in a folder of the scratch folder was last written, by name.
    func times(in relative: String, suffix: String) throws -> [String: Date] {
        let folder = scratch.appendingPathComponent(relative)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: folder.appendingPathComponent(name).path
                )
                return (name, try #require(attributes[.modificationDate] as? Date))
            }
        )
    }

    /// What the plugin makes for a target.
    ///
    /// - Parameter module: Of a target of tests, the module that it tests.
    func generated(_ target: String, _ module: String? = nil) throws -> [String: String] {
        var path = generatedPath(of: target)
        if let module { path = path.replacing("/Generated", with: "/\(module)/Generated") }
        let folder = scratch.appendingPathComponent(path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try folder.appendingPathComponent($0).readText()) }
        )
    }

    func generatedPath(of target: String) -> String {
        "plugins/outputs/\(folder.lastPathComponent.lowercased())/\(target)/destination/ScreenSpecPlugin/Generated"
    }

    /// The names of all folders in the scratch folder that hold other people's packages.
    func dependencies() throws -> [String] {
        try ["checkouts", "repositories"].flatMap { name in
            try FileManager.default.contentsOfDirectory(atPath: scratch.appendingPathComponent(name).path)
        }.sorted()
    }

    /// All that was built, as paths in the scratch folder.
    func products() throws -> [String] {
        let folder = scratch.appendingPathComponent("debug").resolvingSymlinksInPath()
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    }

    // MARK: Setting up

    private func reset(to fixture: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let wanted = try files(in: fixture)
        for path in try files(in: folder) where !wanted.contains(path) { try remove(path) }
        for path in wanted {
            var text = try fixture.appendingPathComponent(path).readText()
            // The fixture names the package from its own place.
            if path == "Package.swift" {
                text = text.replacing("\"../../../..\"", with: "\"\(Fixtures.packageFolder().path)\"")
            }
            // What is as it should be is left alone, so that nothing is built for it.
            if (try? read(path)) != text { try write(text, to: path) }
        }
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(path).path,
                isDirectory: &isFolder
            )
            return exists && !isFolder.boolValue && !path.hasPrefix(".") && path != "Package.resolved"
        }
    }

    /// Takes dependencies from where this package has them, so that no network is needed.
    private func mirrorDependencies(from checkouts: URL) throws {
        let parser = checkouts.appendingPathComponent("swift-argument-parser")
        guard FileManager.default.fileExists(atPath: parser.path) else { return }
        let mirrors = """
            {
              "object" : [
                {
                  "mirror" : "\(parser.path)",
                  "original" : "https://github.com/apple/swift-argument-parser"
                }
              ],
              "version" : 1
            }

            """
        let file = ".swiftpm/configuration/mirrors.json"
        if (try? read(file)) != mirrors { try write(mirrors, to: file) }
    }
}
