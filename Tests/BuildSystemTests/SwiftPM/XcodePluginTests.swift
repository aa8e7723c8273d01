import Foundation
import TestSupport
import Testing

/// The plugin as Xcode sees it, which no machine of these tests has: the compiler of Swift holds it to what is declared of Xcode.
@Suite(
    "The plugin in an Xcode project",
    .enabled(if: PluginInterface.found != nil, "needs swiftc and PackagePlugin")
)
struct XcodePluginTests {
    @Test("is written to the interface of Xcode's plugins", arguments: ["ScreenSpecPlugin", "ScreenSpecCommand"])
    func typeChecks(_ name: String) throws {
        let (compiler, interface) = try #require(PluginInterface.found)
        try TemporaryFolder.with { folder in
            let common = [
                "-parse-as-library", "-swift-version", "6", "-package-description-version", "6.1.0", "-I", interface,
            ]
            let declarations = Fixtures.url("../Fixtures/XcodeProjectPlugin/XcodeProjectPlugin.swift").path
            let made = try run(
                compiler,
                ["-emit-module", "-module-name", "XcodeProjectPlugin", "-enable-library-evolution"] + common
                    + ["-o", folder.path("XcodeProjectPlugin.swiftmodule"), declarations]
            )
            try #require(made.status == 0, "\(made.errors)")
            let plugin = Fixtures.packageFolder().appendingPathComponent("Sources/Plugins/\(name)")
            let files = try FileManager.default.contentsOfDirectory(at: plugin, includingPropertiesForKeys: nil)
            let checked = try run(
                compiler,
                ["-typecheck", "-warnings-as-errors"] + common + ["-I", folder.path] + files.map(\.path).sorted()
            )
            #expect(checked.status == 0, "\(checked.errors)")
        }
    }
}

private enum PluginInterface {
    /// The compiler, and the folder with what SwiftPM shows to plugins.
    static let found: (compiler: String, folder: String)? = {
        guard let compiler = BuildTools.find("swiftc") else { return nil }
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("lib/swift/pm/PluginAPI").path
        return FileManager.default.fileExists(atPath: folder) ? (compiler, folder) : nil
    }()
}
