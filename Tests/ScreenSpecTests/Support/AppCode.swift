import Foundation
import TestSupport
import Testing

/// The Swift files of an app, and modules of packages that they import, type-checked against the stand-in for UIKit.
struct AppCode {
    private let files: [URL]
    private let modules: [URL]
    private let hasTests: Bool

    /// - Parameters:
    ///   - modules: Folders of Swift files, each named like its module.
    ///   - hasTests: Whether macros of Swift Testing are in the files.
    init(_ files: [URL], modules: [URL] = [], hasTests: Bool = false) {
        self.files = files
        self.modules = modules
        self.hasTests = hasTests
    }

    func typeCheck(_ settings: SwiftSettings) throws -> Completed {
        let compiler = try #require(Tools.swiftc)
        return try TemporaryFolder.with { folder in
            for module in modules {
                let name = module.lastPathComponent
                let made = try run(
                    compiler,
                    ["-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name]
                        + Fixtures.cases(in: module, suffix: ".swift").map(\.path)
                        + ["-o", folder.path("\(name).swiftmodule")] + standInArguments()
                )
                try #require(made.status == 0, "\(made.errors)")
            }
            return try run(
                compiler,
                ["-typecheck", "-parse-as-library", "-module-name", "App"] + settings.arguments + standInArguments()
                    + ["-I", folder.path] + (hasTests ? Self.macros(of: compiler) : []) + files.map(\.path)
            )
        }
    }

    private func standInArguments() throws -> [String] {
        let compiler = try #require(SwiftCompiler.found)
        let folders = try StandInCompiler.shared.importFolders(for: ["UIKit"], compiler: compiler)
        return Self.objectiveCFlags + folders.flatMap { ["-I", $0.path] }
    }

    private static func macros(of compiler: String) -> [String] {
        let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins/testing")
        return ["-plugin-path", folder.path]
    }

    /// What code with `#selector`, `@objc` and outlets needs on a platform without Objective-C.
    private static let objectiveCFlags = [
        "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ]
}
