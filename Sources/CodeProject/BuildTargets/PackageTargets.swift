import ScreenSpecFileSystem
import SourceFacts

/// The targets of a `Package.swift`.
struct PackageTargets {
    private(set) var targets: [BuildTarget] = []
    /// The names of targets by those of products.
    private(set) var products: [String: [String]] = [:]

    private let folder: String
    private let display: String
    private let origin: String

    /// - Parameters:
    ///   - folder: That of the package, absolute.
    ///   - display: The same from the folder of the project.
    ///   - origin: The file from there.
    init?(at path: String, in folder: String, _ display: String, _ origin: String) {
        guard let bytes = try? FileReader().read(path) else { return nil }
        (self.folder, self.display, self.origin) = (folder, display, origin)
        for call in SwiftCall.outermost(in: bytes) { add(call) }
    }

    private mutating func add(_ call: SwiftCall) {
        if let name = call.text("name") {
            if call.name == "library" || call.name == "executable" {
                products[name, default: []] += call["targets"]?.texts ?? []
                return
            }
            if let folder = Self.folders[call.name] { return add(target: name, call, in: folder) }
        }
        for inner in call.calls(beside: "dependencies") { add(inner) }
    }

    /// By the names of calls, the folders in which targets lie that name none.
    private static let folders: [String: [String]] = [
        "target": sources, "executableTarget": sources, "macro": sources, "testTarget": ["Tests"] + sources,
    ]
    private static let sources = ["Sources", "Source", "src", "srcs"]

    private mutating func add(target name: String, _ call: SwiftCall, in folders: [String]) {
        let usual = folders.map { "\($0)/\(name)" }.first { exists($0) }
        guard let root = call.text("path") ?? usual ?? (exists("Sources") ? "Sources" : nil) else { return }
        var sources = BuildTarget.Sources()
        let named = call["sources"]?.texts ?? ["."]
        sources.folders = named.map { path($0, in: root) }.filter { !$0.hasSuffix(".swift") }
        sources.files = Set(named.map { path($0, in: root) }.filter { $0.hasSuffix(".swift") })
        sources.excluded = call["exclude"]?.texts.map { path($0, in: root) } ?? []
        let dependencies = call["dependencies"].map { $0.texts + $0.calls.compactMap { $0.text("name") } } ?? []
        targets.append(
            BuildTarget(
                named: name,
                in: origin,
                isTest: call.name == "testTarget",
                isApplication: call.name == "executableTarget",
                isLibrary: call.name == "target",
                dependencies: dependencies,
                sources: sources
            )
        )
    }

    private func path(_ path: String, in root: String) -> String {
        BuildTargets.path(Paths.normalised(Paths.join(root, path)), in: display)
    }

    private func exists(_ path: String) -> Bool {
        (try? FileStatus(path: Paths.join(folder, path)).kind) == .folder
    }
}
