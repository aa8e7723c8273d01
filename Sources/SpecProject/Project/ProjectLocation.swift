import ScreenSpecFileSystem
import SpecFrontEnd

/// Where a project is: its folder, from which all its paths start, and its file, if it has one.
package struct ProjectLocation: Sendable {
    package let folder: String
    /// The project file's path; `nil` where the project has none.
    package let file: String?

    /// The project that a path names, a file or the folder that holds it; without one the nearest folder at or above
    /// the given one that holds a project file, or else that folder itself.
    ///
    /// - Parameter overlay: May hold the text of a project file that is not there yet.
    package init(
        named path: String?,
        from workingFolder: String,
        _ overlay: FileOverlay = FileOverlay()
    ) throws(FileProblem) {
        if let path {
            let absolute = Paths.normalised(Paths.join(workingFolder, path))
            let isFolder: Bool
            do throws(SystemError) {
                isFolder = overlay.texts[absolute] == nil ? try FileStatus(path: absolute).kind == .folder : false
            } catch {
                throw .unreadable(error)
            }
            folder = isFolder ? absolute : Paths.folder(of: absolute)
            file = isFolder ? Self.projectFile(in: absolute, overlay) : absolute
            return
        }
        // Removed after the program had started in it.
        guard Paths.isAbsolute(workingFolder), FileReader.exists(workingFolder) else { throw .missing }
        for candidate in Paths.ancestry(of: workingFolder) {
            if let found = Self.projectFile(in: candidate, overlay) {
                folder = candidate
                file = found
                return
            }
        }
        folder = Paths.normalised(workingFolder)
        file = nil
    }

    /// The file in which a project lists types of its sources.
    package func typesFile(of project: ProjectFile) -> String? {
        project.typesFile.map { Paths.normalised(Paths.join(folder, $0.text)) }
    }

    /// A folder without a project file.
    init(folder: String) {
        self.folder = folder
        file = nil
    }

    /// Anything of that name, so that a folder, a pipe or an unreadable file is reported and not passed over.
    private static func projectFile(in folder: String, _ overlay: FileOverlay) -> String? {
        let path = Paths.join(folder, ProjectParser.fileName)
        return overlay.exists(path) ? path : nil
    }
}
