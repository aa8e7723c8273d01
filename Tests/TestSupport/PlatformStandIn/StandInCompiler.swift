import Foundation
import SystemTypes

/// Builds stand-ins, each once for all test runs: what it is made of decides the folder that it lies in.
package final class StandInCompiler: @unchecked Sendable {
    package static let shared = StandInCompiler()

    /// What code that uses `#selector`, `@objc` and outlets needs on a platform without Objective-C.
    static let objectiveCFlags = [
        "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ]

    private let lock = NSLock()
    private var folders: [String: Result<URL, any Error>] = [:]
    private var modules: [String: StandInModule] = [:]
    private let store: URL

    package init(store: URL = FileManager.default.temporaryDirectory.appendingPathComponent("screenspec-stand-ins")) {
        self.store = store
    }

    /// The folders that make `import module` work, the module's dependencies' among them.
    package func importFolders(for modules: [String], compiler: SwiftCompiler) throws -> [URL] {
        lock.lock()
        defer { lock.unlock() }
        var reached: [String] = []
        for module in modules { try build(module, compiler: compiler, reached: &reached) }
        return try reached.compactMap { try folders[$0]?.get() }
    }

    private func build(_ name: String, compiler: SwiftCompiler, reached: inout [String]) throws {
        guard !reached.contains(name) else { return }
        let module = modules[name] ?? StandInModule(name: name)
        modules[name] = module
        for dependency in module.dependencies { try build(dependency, compiler: compiler, reached: &reached) }
        reached.append(name)
        if folders[name] == nil { folders[name] = Result { try folder(of: module, compiler: compiler) } }
        _ = try folders[name]?.get()
    }

    private func folder(of module: StandInModule, compiler: SwiftCompiler) throws -> URL {
        let identity = [compiler.version, try Self.recipe.get()].joined(separator: "\u{0}")
        let folder = store.appendingPathComponent("\(module.name)-\(Self.fingerprint(of: identity))", isDirectory: true)
        let made = folder.appendingPathComponent("\(module.name).swiftmodule")
        if !FileManager.default.fileExists(atPath: made.path) {
            let dependencies = try module.dependencies.compactMap { try folders[$0]?.get() }
            try compile(module, dependencies: dependencies, compiler: compiler, into: folder)
        }
        return folder
    }

    /// Compiles beside the final place and moves the folder there, so that test processes that do the same never see half
    /// a module.
    private func compile(
        _ module: StandInModule,
        dependencies: [URL],
        compiler: SwiftCompiler,
        into folder: URL
    ) throws {
        let name = module.name
        try TemporaryFolder.with { scratch in
            try scratch.write(module.source, to: "made/\(name).swift")
            let result = try compiler.run(
                [
                    "-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies", "-parse-as-library",
                    "-suppress-warnings", "-swift-version", "5", "-module-name",
                    name,
                    scratch.path("made/\(name).swift"), "-o", scratch.path("made/\(name).swiftmodule"),
                ] + Self.objectiveCFlags + dependencies.flatMap { ["-I", $0.path] }
            )
            guard result.status == 0 else {
                throw RunError(
                    description: "The stand-in for \(name) does not compile:\n\(result.output)\(result.errors)"
                )
            }
            try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
            let made = scratch.url.appendingPathComponent("made")
            let moved = Result { try FileManager.default.moveItem(at: made, to: folder) }
            // Another process may have been faster; its module is the same.
            if !FileManager.default.fileExists(atPath: folder.path) { try moved.get() }
        }
    }

    /// The catalogue and the code that writes stand-ins from it: while it is the same, so are they.
    private static let recipe = Result {
        let package = Fixtures.packageFolder()
        let sources = try ["Sources/SystemTypes", "Tests/TestSupport/PlatformStandIn"].flatMap { folder in
            try Fixtures.cases(in: package.appendingPathComponent(folder), suffix: ".swift").map { try $0.readText() }
        }
        return fingerprint(of: sources.joined())
    }

    private static func fingerprint(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
