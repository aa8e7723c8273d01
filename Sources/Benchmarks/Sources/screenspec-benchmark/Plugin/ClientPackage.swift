import Foundation

/// The package that tests build with the plugin, in a folder of its own.
struct ClientPackage {
    private let folder: URL

    /// A copy with the plugin, its dependencies resolved.
    static func copy(to folder: URL) throws -> ClientPackage {
        let root = MeasuredPackage.root
        let fixture = root.appendingPathComponent("Tests/BuildSystemTests/Fixtures/Client")
        try FileManager.default.copyItem(at: fixture, to: folder)
        let package = ClientPackage(folder: folder)
        try package.changeManifest { $0.replacingOccurrences(of: "\"../../../..\"", with: "\"\(root.path)\"") }
        try package.resolve()
        return package
    }

    /// A copy without the plugin, with the Swift that it has made here.
    func committed(to copy: URL) throws -> ClientPackage {
        let manager = FileManager.default
        for name in ["Package.swift", "Sources", "screenspec.yaml"] {
            try manager.createDirectory(at: copy, withIntermediateDirectories: true)
            try manager.copyItem(at: folder.appendingPathComponent(name), to: copy.appendingPathComponent(name))
        }
        for target in ["Catalog", "Shop"] {
            let made = ".build/plugins/outputs/with/\(target)/destination/ScreenSpecPlugin/Generated"
            let place = copy.appendingPathComponent("Sources/\(target)/Generated")
            try manager.copyItem(at: folder.appendingPathComponent(made), to: place)
            try manager.removeItem(at: copy.appendingPathComponent("Sources/\(target)/Specs"))
        }
        try manager.removeItem(at: copy.appendingPathComponent("Sources/Catalog/screenspec.yaml"))
        let package = ClientPackage(folder: copy)
        let plugin = "plugins: [.plugin(name: \"ScreenSpecPlugin\", package: \"ScreenSpec\")]"
        try package.changeManifest { $0.replacingOccurrences(of: plugin, with: "plugins: []") }
        try package.resolve()
        return package
    }

    /// Builds what has to build, and returns the seconds that it took.
    func build() throws -> Double {
        try Child.run(["swift", "build", "--jobs", "2"], in: folder).seconds
    }

    private func resolve() throws {
        // What the network needs is nobody's build.
        _ = try Child.run(["swift", "package", "resolve"], in: folder)
    }

    private func changeManifest(_ change: (String) -> String) throws {
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
        try Data(change(text).utf8).write(to: manifest)
    }
}
