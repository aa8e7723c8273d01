import ScreenSpecFileSystem

/// A target of an app: a module of Swift, as a project or a package describes it.
package struct BuildTarget: Sendable {
    package let name: String
    /// What describes it, by its path from the folder of the project: a package, what a generator reads, or a project of Xcode.
    package let origin: String
    /// As `import` names it.
    package let module: String
    package let isTest: Bool
    package let isApplication: Bool
    /// Whether others can import it, which no extension of an app is.
    package let isLibrary: Bool
    /// Names of targets, products and modules.
    package let dependencies: [String]
    let sources: Sources
    private let excluded: PathSelection?

    /// Which files it has, by paths from the folder of the project.
    struct Sources: Sendable {
        var folders: [String] = []
        /// Folders, files and patterns.
        var excluded: [String] = []
        var files: Set<String> = []
    }

    init(
        named name: String,
        in origin: String,
        module: String? = nil,
        isTest: Bool,
        isApplication: Bool = false,
        isLibrary: Bool,
        dependencies: [String],
        sources: Sources
    ) {
        (self.name, self.origin) = (name, origin)
        self.module = Self.identifier(module ?? name)
        (self.isTest, self.isApplication, self.isLibrary) = (isTest, isApplication, isLibrary)
        (self.dependencies, self.sources) = (dependencies, sources)
        excluded = sources.excluded.isEmpty ? nil : PathSelection(patterns: sources.excluded)
    }

    /// The folder of a target of SwiftPM, which takes no file from anywhere else.
    package var onlyFolder: String? {
        guard Paths.name(of: origin) == "Package.swift", sources.folders.count == 1 else { return nil }
        return sources.folders[0]
    }

    /// How near the target's word comes to a file, the more the nearer; `nil` where it says nothing of it.
    package func nearness(to path: String) -> Int? {
        if sources.files.contains(path) { return .max }
        let around = sources.folders.filter { $0 == "." || Paths.isInside(path, $0) }
        guard let depth = around.map({ $0 == "." ? 0 : $0.split(separator: "/").count }).max(),
            excluded?.contains(path) != true
        else { return nil }
        return depth
    }

    /// A name as Swift has it in its place: `Shop-iOS` is imported as `Shop_iOS`.
    package static func identifier(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return word.first?.isNumber == true ? "_\(word)" : word
    }
}
