import Foundation
import TestSupport
import Testing

/// The Swift files of an app, and modules of packages that they import, type-checked against the stand-in for UIKit.
struct AppCode {
    private let files: [URL]
    private let modules: [URL]

    /// - Parameter modules: Folders of Swift files, each named like its module.
    init(_ files: [URL], modules: [URL] = []) {
        self.files = files
        self.modules = modules
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
                    + ["-I", folder.path] + files.map(\.path)
            )
        }
    }

    private func standInArguments() throws -> [String] {
        let compiler = try #require(SwiftCompiler.found)
        let folders = try StandInCompiler.shared.importFolders(for: ["UIKit"], compiler: compiler)
        return Self.objectiveCFlags + folders.flatMap { ["-I", $0.path] }
    }

    /// What code with `#selector`, `@objc` and outlets needs on a platform without Objective-C.
    private static let objectiveCFlags = [
        "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ]
}
