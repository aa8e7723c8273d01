/// Folders of other people's code that lies in a project as it came: read for what it declares, and not checked.
package enum ForeignFolders {
    /// The folder of other people's code that a file lies in, as a path from the project's folder.
    package static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        return folders.first(where: isForeign).map { String(path[..<$0.endIndex]) }
    }

    /// `Vendor`, `ThirdParty`, `third-party`.
    private static func isForeign(_ folder: Substring) -> Bool {
        // Nearly all folders start otherwise, and need not be spelled in another way.
        guard let first = folder.utf8.first, "vVtT3 -_".utf8.contains(first) else { return false }
        return names.contains(folder.lowercased().filter { !" -_".contains($0) })
    }

    private static let names: Set<String> = ["vendor", "vendors", "thirdparty", "thirdparties", "3rdparty"]
}
