/// Where documents lie: in folders that follow those of the sources, each in a file of its own.
struct SpecPaths {
    /// What all folders of the sources begin with.
    private let prefix: [Substring]
    private var taken: Set<String>

    /// - Parameter paths: Those of documents that there are.
    init(below folders: [String], _ paths: [String]) {
        taken = Set(paths.map { $0.split(separator: "/").last.map { $0.lowercased() } ?? "" })
        var common: [Substring]?
        for folder in folders {
            let parts = folder.split(separator: "/")
            common = common.map { zip($0, parts).prefix { $0.0 == $0.1 }.map(\.0) } ?? parts
        }
        prefix = common ?? []
    }

    /// Base names are those of generated files, of which no two may be called the same: one that is taken has its folder in front.
    mutating func path(of document: ExtractedDocument, in folder: String) -> String {
        let parts = folder.split(separator: "/").dropFirst(prefix.count)
        let suffix = ".\(document.kind.rawValue).yaml"
        let folders = (parts.isEmpty ? prefix.suffix(1) : ArraySlice(parts)).reversed().map(String.init)
        var base = document.name
        for folder in folders where taken.contains((base + suffix).lowercased()) { base = "\(folder)+\(base)" }
        var number = 2
        while !taken.insert((base + suffix).lowercased()).inserted {
            base = "\(document.name)+\(number)"
            number += 1
        }
        return (parts.map(String.init) + [base + suffix]).joined(separator: "/")
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// `Orders` of `Sources/Orders.swift`.
    static func baseName(of path: String) -> String {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
    }
}
