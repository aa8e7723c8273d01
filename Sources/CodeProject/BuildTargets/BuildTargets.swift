import ScreenSpecFileSystem

/// The targets that projects and packages in a folder describe.
package struct BuildTargets: Sendable {
    package private(set) var targets: [BuildTarget] = []
    /// The names of targets by those of products.
    package private(set) var products: [String: [String]] = [:]

    /// - Parameter folder: That of the project, absolute.
    package init(in folder: String) {
        for folder in BuildFolders(in: folder).all { read(folder) }
        targets.removeAll { $0.sources.folders.isEmpty && $0.sources.files.isEmpty }
    }

    private mutating func read(_ folder: BuildFolders.Folder) {
        let display = folder.display
        // What a generator makes of its description says the same again.
        let isGenerated = folder.entries.contains { $0.name != "Package.swift" && BuildFolders.names.contains($0.name) }
        for entry in folder.entries {
            let path = Paths.join(folder.path, entry.name)
            let origin = Self.path(entry.name, in: display)
            switch entry.name {
            case "Package.swift":
                guard let package = PackageTargets(at: path, in: folder.path, display, origin) else { continue }
                targets += package.targets
                products.merge(package.products) { $0 + $1 }
            case "project.yml", "project.yaml":
                targets += XcodeGenTargets(at: path, display, origin).targets
            case "Project.swift":
                targets += TuistTargets(at: path, display, origin).targets
            case _ where entry.name.hasSuffix(".xcodeproj") && !isGenerated:
                targets += XcodeProjectTargets(at: Paths.join(path, "project.pbxproj"), display, origin).targets
            default: continue
            }
        }
    }

    // MARK: Files that come and go

    /// The targets that have a file and would not have a new one, for which nothing looks where that lies.
    package func targets(lacking new: String, beside known: String) -> [BuildTarget] {
        targets.filter { $0.nearness(to: known) != nil && $0.nearness(to: new) == nil }
    }

    /// The targets that name a file by itself, and would miss it.
    package func targets(listing path: String) -> [BuildTarget] {
        targets.filter { $0.sources.files.contains(path) }
    }

    // MARK: Paths

    /// A path that a description names, from the folder of the project.
    static func path(_ path: String, in folder: String) -> String {
        Paths.normalised(Paths.display(path, in: folder))
    }

    /// What a pattern names without its wildcards: `Shop` of `Shop/**/*.swift`.
    static func folder(ofPattern pattern: String) -> String {
        let fixed = pattern.split(separator: "/").prefix { !PathSelection.isPattern(String($0)) }
        return fixed.isEmpty ? "." : fixed.joined(separator: "/")
    }
}
