import SourceCheck

/// Where documents lie: in folders that follow those of the sources, each in a file of its own.
struct SpecPaths {
    /// What all folders of the sources of a module begin with.
    private var prefixes: [String?: [Substring]] = [:]
    private let folders: SpecFolders
    /// The base names that there are, and the modules whose documents have those that are new.
    private var taken: [String: String?]

    /// - Parameters:
    ///   - sources: The folders of the sources that are described, with their modules.
    ///   - paths: Those of documents that there are.
    init(below sources: [(module: String?, folder: String)], in folders: SpecFolders, _ paths: [String]) {
        self.folders = folders
        let names = paths.map { $0.split(separator: "/").last.map { $0.lowercased() } ?? "" }
        taken = Dictionary(names.map { ($0, nil) }) { first, _ in first }
        for source in sources {
            let parts = source.folder.split(separator: "/")
            let known = prefixes[source.module]
            prefixes[source.module] = known.map { zip($0, parts).prefix { $0.0 == $0.1 }.map(\.0) } ?? parts
        }
    }

    /// Base names are those of generated files, of which no two may be called the same: one that is taken has its folder in front,
    /// or the module where another one has it.
    mutating func path(of document: ExtractedDocument, in folder: String) -> String {
        let prefix = prefixes[document.module] ?? []
        let parts = folder.split(separator: "/").dropFirst(prefix.count).map(String.init)
        let suffix = ".\(document.kind.rawValue).yaml"
        var base = document.name
        for folder in marks(of: document, parts, (base + suffix).lowercased())
        where taken.keys.contains((base + suffix).lowercased()) {
            base = "\(folder)+\(base)"
        }
        var number = 2
        while taken.keys.contains((base + suffix).lowercased()) {
            base = "\(document.name)+\(number)"
            number += 1
        }
        taken[(base + suffix).lowercased()] = .some(document.module)
        let own = folders.folder(of: document.module).map { $0.isEmpty ? [] : [$0] } ?? []
        return (own + parts + [base + suffix]).joined(separator: "/")
    }

    /// What may stand in front of a base name, the nearest first.
    private func marks(of document: ExtractedDocument, _ parts: [String], _ name: String) -> [String] {
        guard let module = document.module else {
            let last = prefixes[nil]?.last.map { [String($0)] } ?? []
            return parts.isEmpty ? last : parts.reversed()
        }
        let isOwn = taken[name].map { $0 == module } ?? true
        return isOwn ? parts.reversed() + [module] : [module] + parts.reversed()
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// `Orders` of `Sources/Orders.swift`.
    static func baseName(of path: String) -> String {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
    }
}

/// The folders for the specs of each module, from the folder for all specs.
package struct SpecFolders: Sendable {
    /// `nil` where the project is one module.
    private let folders: [String: String]?
    /// The modules whose types specs of a module may name.
    private let dependencies: [String: [String]]
    /// The module that describes code of no module, which several compile.
    private let home: String?

    package init() { (folders, dependencies, home) = (nil, [:], nil) }

    package init(ofModules folders: [String: String], dependencies: [String: [String]], home: String?) {
        (self.folders, self.dependencies, self.home) = (folders, dependencies, home)
    }

    /// The module that describes what a file declares.
    func module(describing file: CodeFile) -> String? { file.module ?? home }

    /// `nil` where documents of the module have no place.
    func folder(of module: String?) -> String? {
        guard let folders else { return "" }
        return module.flatMap { folders[$0] }
    }

    /// Those that a module depends on.
    func dependencies(of module: String?) -> [String] {
        module.flatMap { dependencies[$0] } ?? []
    }
}
