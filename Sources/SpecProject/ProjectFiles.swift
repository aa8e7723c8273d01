import ScreenSpecFileSystem

/// The files that a compile concerns, with their paths as people see them: from the project's folder, or absolute.
package struct ProjectFiles: Sendable {
    /// The project's folder.
    var folder: String
    /// The project file and all specs.
    package var inputs: [String]
    /// The folders that specs were looked for in.
    var folders: [String]
    /// What was generated; the support code of the last module stands last.
    package var outputs: [String]

    package init(folder: String, inputs: [String], folders: [String], outputs: [String]) {
        self.folder = folder
        self.inputs = inputs
        self.folders = folders
        self.outputs = outputs
    }

    /// Those folders whose time tells of new specs and of little else: neither the project's own folder, in which build
    /// systems keep files of theirs, nor one that holds outputs.
    package var searchedFolders: [String] {
        let outputFolders = Set(outputs.map { absolute(Paths.folder(of: $0)) }).sorted()
        return folders.filter { path in
            let absolute = absolute(path)
            return !Paths.isInside(folder, absolute) && !outputFolders.contains { Paths.isInside($0, absolute) }
        }
    }

    /// A path as it is seen from another folder: relative inside it.
    package func path(_ path: String, from other: String) -> String {
        Paths.display(absolute(path), from: other)
    }

    private func absolute(_ path: String) -> String {
        Paths.normalised(Paths.join(folder, path))
    }
}
