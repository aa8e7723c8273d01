import ScreenSpecFileSystem
import SourceCheck

/// The folder of a project and those below it in which files may say how the app is built.
package struct BuildFolders: Sendable {
    package struct Folder: Sendable {
        /// Absolute.
        package let path: String
        /// From the folder of the project.
        let display: String
        let entries: [FolderListing.Entry]

        /// The absolute paths of what describes targets and of settings: packages, what generators read, projects of Xcode.
        package var descriptions: [String] {
            entries.compactMap { entry in
                let path = Paths.join(path, entry.name)
                if entry.name.hasSuffix(".xcodeproj") { return Paths.join(path, "project.pbxproj") }
                return BuildFolders.names.contains(entry.name) || entry.name.hasSuffix(".xcconfig") ? path : nil
            }
        }
    }

    /// The names of what describes targets, beside projects of Xcode.
    static let names: Set<String> = ["Package.swift", "project.yml", "project.yaml", "Project.swift"]

    /// Each before those in it.
    package private(set) var all: [Folder] = []

    /// - Parameters:
    ///   - folder: That of the project, absolute.
    ///   - depth: How many folders below it is looked; packages do not lie deeper in the folders of apps.
    package init(
        in folder: String,
        depth: Int = 5,
        entering mayEnter: (String) -> Bool = BuildFolders.mayHoldProjects
    ) {
        add(folder, ".", depth, mayEnter)
    }

    private mutating func add(_ path: String, _ display: String, _ depth: Int, _ mayEnter: (String) -> Bool) {
        let folder = Folder(path: path, display: display, entries: (try? FolderListing(path: path))?.entries ?? [])
        all.append(folder)
        guard depth > 0 else { return }
        for entry in folder.entries where entry.kind == .folder && mayEnter(entry.name) {
            add(Paths.join(path, entry.name), Paths.display(entry.name, in: display), depth - 1, mayEnter)
        }
    }

    /// Whether a folder may hold the team's own projects, and not only those of others and what is built.
    package static func mayHoldProjects(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcassets") && !others.contains(name)
            && ForeignFolders().folder(of: "\(name)/Package.swift") == nil
    }

    /// Folders of other people's code and of what is built.
    private static let others: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData", "checkouts"]
}
