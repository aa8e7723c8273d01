/// Folders of other people's code that lies in a project as it came: read for what it declares, and not checked.
package struct ForeignFolders: Hashable, Sendable {
    /// Names of folders that a project takes for its own all the same.
    private let own: Set<String>

    /// - Parameter sources: The folders, files and globs that hold the project's code; what they call by its name is its own.
    package init(notNamedBy sources: [String] = []) {
        own = Set(sources.flatMap { $0.split(separator: "/") }.filter(Self.looksForeign).map(String.init))
    }

    /// The folder of other people's code that a file lies in, as a path from the project's folder.
    package func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        let first = folders.first { Self.looksForeign($0) && !own.contains(String($0)) }
        return first.map { String(path[..<$0.endIndex]) }
    }

    /// `Vendor`, `ThirdParty`, `third-party`.
    private static func looksForeign(_ folder: Substring) -> Bool {
        // Nearly all folders start otherwise, and need not be spelled in another way.
        guard let first = folder.utf8.first, "vVtT3 -_".utf8.contains(first) else { return false }
        return names.contains(folder.lowercased().filter { !" -_".contains($0) })
    }

    private static let names: Set<String> = ["vendor", "vendors", "thirdparty", "thirdparties", "3rdparty"]
}
