import SourceCheck
import SpecFrontEnd

/// Says which folders a run took for other people's code, and how to have them checked.
enum ForeignCodeText {
    /// One line where there are such folders.
    static func lines(_ files: [CodeFile], of project: ProjectFile) -> [String] {
        let foreign = project.foreignFolders
        var counts: [String: Int] = [:]
        for file in files where file.isForeign {
            if let folder = foreign.folder(of: file.path) { counts[folder, default: 0] += 1 }
        }
        guard !counts.isEmpty else { return [] }
        let folders = counts.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let count = counts.values.reduce(0, +)
        return [
            "\(count == 1 ? "1 file in \(folders) is" : "\(count) files in \(folders) are") taken for other people's code, and "
                + "not checked. To have it checked, name it under 'sources' in screenspec.yaml."
        ]
    }
}
