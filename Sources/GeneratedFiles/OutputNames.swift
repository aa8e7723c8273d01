import ScreenSpecFileSystem

/// What can be told from the names of outputs alone: whether they stay in their folder, and get on with one another on
/// a disk without case.
package struct OutputNames {
    private let folder: OutputFolder
    private(set) var refusals: [OutputRefusal] = []
    /// The first file that has each name, or path where names may be the same, and each folder, without case.
    private var names: [String: Int] = [:]
    private var folders: [String: (spelling: String, file: Int)] = [:]

    /// The refusals of a folder's files, in their order.
    static func check(_ folder: OutputFolder) -> [OutputRefusal] {
        var check = OutputNames(folder)
        for index in folder.files.indices { check.add(index) }
        check.checkFoldersAgainstFiles()
        return check.refusals
    }

    /// One text for all spellings that such a disk takes for the same.
    package static func folded(_ path: String) -> String {
        path.lowercased()
    }

    private init(_ folder: OutputFolder) {
        self.folder = folder
    }

    private mutating func add(_ index: Int) {
        let file = folder.files[index]
        guard Self.staysInside(file.path) else {
            refusals.append(
                OutputRefusal(
                    .outputOutside,
                    folder.display(file.path),
                    "'\(file.path)', made from \(file.origin.name), would lie outside of '\(folder.displayPath)'.",
                    help: ["Move the spec into a folder of the project's specs."]
                )
            )
            return
        }
        let path = Self.folded(file.path)
        // Files of one path have one name as well.
        let name = folder.kind.requiresUniqueNames ? Paths.name(of: path) : path
        if let other = names[name] {
            let isOneFile = Self.folded(folder.files[other].path) == path
            refuse(
                index,
                other,
                isOneFile ? "are one file on a disk without case" : "have one name, which Swift refuses within a module"
            )
            return
        }
        names[name] = index
        addFolders(of: file.path, index)
    }

    private mutating func addFolders(of path: String, _ index: Int) {
        var parent = Paths.folder(of: path)
        while parent != "." {
            if let known = folders[Self.folded(parent)] {
                if known.spelling != parent { refuse(index, known.file, "lie in folders that differ only in case") }
                return
            }
            folders[Self.folded(parent)] = (parent, index)
            parent = Paths.folder(of: parent)
        }
    }

    private mutating func checkFoldersAgainstFiles() {
        for file in folder.files {
            guard let inner = folders[Self.folded(file.path)] else { continue }
            refusals.append(
                .unwritable(
                    folder.display(file.path),
                    "\(folder.files[inner.file].origin.name) needs a folder of that name for what it makes; rename "
                        + file.origin.name
                )
            )
        }
    }

    private mutating func refuse(_ index: Int, _ other: Int, _ clash: String) {
        let (first, second) = (folder.files[other], folder.files[index])
        refusals.append(
            OutputRefusal(
                .caseClash,
                folder.display(second.path),
                "'\(folder.display(first.path))' and '\(folder.display(second.path))', made from \(first.origin.name) "
                    + "and \(second.origin.name), \(clash).",
                help: ["Rename one of the specs."]
            )
        )
    }

    private static func staysInside(_ path: String) -> Bool {
        !path.isEmpty && !Paths.isAbsolute(path) && path == Paths.normalised(path) && path != "." && path != ".."
            && !path.hasPrefix("../") && !path.utf8.contains(0)
    }
}
