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
                    ["-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name]
                        + Fixtures.cases(in: module, suffix: ".swift").map(\.path)
                        + ["-o", folder.path("\(name).swiftmodule")] + standInArguments()
                )
                try #require(made.status == 0, "\(made.errors)")
            }
            let files = try Previews.rewritten(files, in: folder)
            return try run(
                compiler,
                ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "App", "-D", "DEBUG"] + settings.arguments
                    + standInArguments()
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

/// Previews, of which the macro is a part of Xcode: in its place stands a function that takes what the macro would.
private enum Previews {
    static func rewritten(_ files: [URL], in folder: TemporaryFolder) throws -> [URL] {
        var hasPreviews = false
        let rewritten = try files.enumerated().map { index, file in
            let text = try file.readText()
            guard text.contains("#Preview(") else { return file }
            hasPreviews = true
            var count = 0
            let changed = text.replacing(/(?m)^#Preview\((.*)\) \{\n((?: .*\n)*)\}$/) { found in
                count += 1
                return "@MainActor private func preview\(count)() {\n    previewed(\(found.1)) {\n\(found.2)    }\n}"
            }
            let name = "Previews\(index)/\(file.lastPathComponent)"
            try folder.write(changed, to: name)
            return folder.url.appendingPathComponent(name)
        }
        guard hasPreviews else { return files }
        try folder.write(declarations, to: "Previewed.swift")
        return rewritten + [folder.url.appendingPathComponent("Previewed.swift")]
    }

    private static let declarations = """
        import UIKit

        @MainActor func previewed(_ name: String, _ body: @escaping @MainActor () -> UIView) {}
        @MainActor func previewed(_ name: String, _ body: @escaping @MainActor () -> UIViewController) {}

        """
}
