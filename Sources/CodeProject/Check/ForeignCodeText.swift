import SourceCheck

/// Says which folders a run took for other people's code, and how to have them checked.
enum ForeignCodeText {
    /// One line where there are such folders.
    static func lines(_ files: [CodeFile]) -> [String] {
        var counts: [String: Int] = [:]
        for file in files where file.isForeign {
            if let folder = ForeignFolders.folder(of: file.path) { counts[folder, default: 0] += 1 }
        }
        guard !counts.isEmpty else { return [] }
        let folders = counts.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let count = counts.values.reduce(0, +)
        return [
            "\(count == 1 ? "1 file in \(folders) is" : "\(count) files in \(folders) are") taken for other people's code, and "
                + "not checked. To choose what is, write 'sources' in screenspec.yaml."
        ]
    }
}
