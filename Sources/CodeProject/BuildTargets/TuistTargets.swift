import ScreenSpecFileSystem
import SourceFacts

/// The targets of a `Project.swift` of Tuist, as far as they are written out.
struct TuistTargets {
    private(set) var targets: [BuildTarget] = []
    private let display: String
    private let origin: String

    /// - Parameters:
    ///   - display: The folder of the project, from that of the specs' project.
    ///   - origin: The file from there.
    init(at path: String, _ display: String, _ origin: String) {
        (self.display, self.origin) = (display, origin)
        guard let bytes = try? FileReader().read(path) else { return }
        for call in SwiftCall.outermost(in: bytes) { add(call) }
    }

    private mutating func add(_ call: SwiftCall) {
        guard ["target", "Target"].contains(call.name), let name = call.text("name"), call["product"] != nil else {
            for inner in call.calls(beside: "dependencies") { add(inner) }
            return
        }
        let product = call["product"]?.word ?? ""
        var sources = BuildTarget.Sources()
        for pattern in call["sources"].map(Self.patterns) ?? [] {
            let path = BuildTargets.folder(ofPattern: pattern)
            if path.hasSuffix(".swift") {
                sources.files.insert(BuildTargets.path(path, in: display))
            } else {
                sources.folders.append(BuildTargets.path(path, in: display))
            }
        }
        targets.append(
            BuildTarget(
                named: name,
                in: origin,
                module: call.text("productName"),
                isTest: product.lowercased().hasSuffix("tests"),
                isApplication: product == "app",
                isLibrary: product.lowercased().hasSuffix("framework") || product.lowercased().hasSuffix("library"),
                dependencies: call["dependencies"].map(Self.names) ?? [],
                sources: sources
            )
        )
    }

    /// `"Shop/**"`, `["Shop/**"]`, `.sourceFilesList(globs: ["Shop/**"])`, `.glob("Shop/**")`.
    private static func patterns(_ value: SwiftCall.Value) -> [String] {
        switch value {
        case .text, .list: value.texts + value.calls.flatMap { patterns(.call($0)) }
        case .call(let call): call.arguments.filter { $0.label != "excluding" }.flatMap { patterns($0.value) }
        case .other: []
        }
    }

    /// `.target(name: "Kit")`, `.project(target: "Kit", path: "../Kit")`.
    private static func names(_ dependencies: SwiftCall.Value) -> [String] {
        dependencies.calls.compactMap { $0.text("target") ?? $0.text("name") ?? $0.text("product") }
    }
}
