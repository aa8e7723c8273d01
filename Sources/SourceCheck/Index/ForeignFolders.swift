/// Folders of other people's code that lies in a project as it came: read for what it declares, and not checked.
package enum ForeignFolders {
    /// The folder of other people's code that a file lies in, as a path from the project's folder.
    package static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let end = folders.firstIndex(where: { isForeign($0) }) else { return nil }
        return folders[...end].joined(separator: "/")
    }

    /// `Vendor`, `ThirdParty`, `third-party`.
    private static func isForeign(_ name: Substring) -> Bool {
        guard (6...13).contains(name.utf8.count) else { return false }
        return names.contains(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
    }

    private static let names: Set<String> = ["vendor", "vendors", "thirdparty", "thirdparties", "3rdparty"]
}
