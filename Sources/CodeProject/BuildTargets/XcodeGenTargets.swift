import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import YAMLTree

/// The targets of a `project.yml` of XcodeGen, and of the files that it includes.
struct XcodeGenTargets {
    private(set) var targets: [BuildTarget] = []
    private var templates: [String: (tree: YAMLTree, node: NodeID, display: String)] = [:]
    private var seen: Set<String> = []
    private let origin: String
    private static let includeLimit = 256

    /// - Parameters:
    ///   - display: The folder of the file, from that of the project.
    ///   - origin: The file from there.
    init(at path: String, _ display: String, _ origin: String) {
        self.origin = origin
        read(path, display)
    }

    private mutating func read(_ path: String, _ display: String) {
        guard seen.count < Self.includeLimit, seen.insert(path).inserted, let bytes = try? FileReader().read(path)
        else { return }
        let (tree, _) = YAMLTree.parse(SourceFile(id: FileID(index: 0), path: path, bytes: bytes))
        guard let root = tree.roots.first else { return }
        for included in tree.value(of: "include", in: root).map({ tree.members($0) }) ?? [] {
            guard let name = tree.path(included) else { continue }
            let other = Paths.normalised(Paths.join(Paths.folder(of: path), name))
            let isRelative = tree.value(of: "relativePaths", in: included).map { tree.text(of: $0) } != "false"
            let folder = BuildTargets.path(Paths.folder(of: name), in: display)
            read(other, isRelative ? folder : display)
        }
        for (name, template) in tree.named("targetTemplates", in: root) { templates[name] = (tree, template, display) }
        for (name, target) in tree.named("targets", in: root) { add(name, target, tree, display) }
    }

    private mutating func add(_ name: String, _ target: NodeID, _ tree: YAMLTree, _ display: String) {
        var sources = BuildTarget.Sources()
        var dependencies: [String] = []
        var type = tree.value(of: "type", in: target).map { tree.text(of: $0) }
        var parts = [(tree: tree, node: target, display: display)]
        for template in tree.value(of: "templates", in: target).map({ tree.members($0) }) ?? [] {
            if let known = templates[tree.text(of: template)] { parts.append(known) }
        }
        for part in parts {
            type = type ?? part.tree.value(of: "type", in: part.node).map { part.tree.text(of: $0) }
            for source in part.tree.value(of: "sources", in: part.node).map({ part.tree.members($0) }) ?? [] {
                add(source, of: name, part.tree, part.display, to: &sources)
            }
            for dependency in part.tree.value(of: "dependencies", in: part.node).map({ part.tree.members($0) }) ?? [] {
                let named = ["target", "product", "package"].lazy.compactMap {
                    part.tree.value(of: $0, in: dependency)
                }.first
                // `Project/Target` is one of another project.
                if let named { dependencies.append(Paths.name(of: part.tree.text(of: named))) }
            }
        }
        let settings = tree.value(of: "settings", in: target)
        let base = settings.flatMap { tree.value(of: "base", in: $0) } ?? settings
        let module = base.flatMap { tree.value(of: "PRODUCT_MODULE_NAME", in: $0) }.map { tree.text(of: $0) }
        targets.append(
            BuildTarget(
                named: name,
                in: origin,
                module: module?.contains("$") == true ? nil : module,
                isTest: type?.hasPrefix("bundle.") == true,
                isApplication: type?.hasPrefix("application") == true,
                isLibrary: type?.hasPrefix("framework") == true || type?.hasPrefix("library") == true,
                dependencies: dependencies,
                sources: sources
            )
        )
    }

    /// `Shop`, or `{path: Shop, excludes: ["**/*.md"]}`.
    private func add(
        _ source: NodeID,
        of target: String,
        _ tree: YAMLTree,
        _ display: String,
        to sources: inout BuildTarget.Sources
    ) {
        guard let written = tree.path(source) else { return }
        let path = BuildTargets.path(
            BuildTargets.folder(ofPattern: written.replacing("${target_name}", with: target)),
            in: display
        )
        if path.hasSuffix(".swift") { sources.files.insert(path) } else { sources.folders.append(path) }
        for excluded in tree.value(of: "excludes", in: source).map({ tree.members($0) }) ?? [] {
            sources.excluded.append(Paths.join(path, tree.text(of: excluded)))
        }
    }
}

extension YAMLTree {
    fileprivate func value(of key: String, in node: NodeID) -> NodeID? {
        entries(of: node).first { text(of: $0.key) == key }?.value
    }

    /// The entries of a mapping in a mapping, by their names.
    fileprivate func named(_ key: String, in node: NodeID) -> [(String, NodeID)] {
        value(of: key, in: node).map { entries(of: $0).map { (text(of: $0.key), $0.value) } } ?? []
    }

    /// The elements of a list; what stands alone is one.
    fileprivate func members(_ node: NodeID) -> [NodeID] {
        kind(of: node) == .sequence ? Array(elements(of: node)) : [node]
    }

    /// A path that stands alone, or behind `path`.
    fileprivate func path(_ node: NodeID) -> String? {
        let scalar = kind(of: node) == .scalar ? node : value(of: "path", in: node)
        return scalar.map { text(of: $0) }
    }
}
