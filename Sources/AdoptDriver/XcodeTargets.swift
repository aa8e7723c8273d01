import ScreenSpecFileSystem

/// Whether an Xcode project compiles a file that is generated: those of old need to be told of each.
package struct XcodeTargets {
    private let projects: [(path: String, text: String)]
    private let isGenerated: Bool

    /// - Parameter folder: The project's, in which projects of Xcode are looked for, and one level below.
    package init(in folder: String) {
        let names = Self.names(in: folder)
        let below = names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xcodeproj") }.flatMap { name in
            Self.names(in: Paths.join(folder, name)).map { "\(name)/\($0)" }
        }
        let found = (names + below).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        projects = found.compactMap { name in
            let path = Paths.join(Paths.join(folder, name), "project.pbxproj")
            return (try? FileReader().read(path)).map { (name, String(decoding: $0, as: UTF8.self)) }
        }
        isGenerated = names.contains { ["project.yml", "project.yaml", "Project.swift", "Package.swift"].contains($0) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FolderListing(path: folder))?.entries ?? []).map(\.name)
    }

    /// The project that has a hand-written file and would not have the generated one; `nil` where none has to be told.
    package func project(lacking output: String, beside source: String) -> String? {
        guard !isGenerated else { return nil }
        let project = projects.first { lists(source, $0.text) }
        guard let project, !lists(output, project.text) else { return nil }
        return isSynchronized(output, in: project.text) ? nil : project.path
    }

    /// The project that lists a file by itself, and would miss it; `nil` where none does.
    package func project(listing path: String) -> String? {
        guard !isGenerated else { return nil }
        return projects.first { lists(path, $0.text) && !isSynchronized(path, in: $0.text) }?.path
    }

    /// Whether the name of the file stands in a project by itself, and not at the end of another one.
    private func lists(_ path: String, _ text: String) -> Bool {
        text.ranges(of: Paths.name(of: path)).contains { range in
            guard range.lowerBound > text.startIndex else { return true }
            let before = text[text.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && !"_-+.".contains(before)
        }
    }

    /// Whether a folder around the file is one of those that Xcode keeps in step with the disk.
    private func isSynchronized(_ output: String, in text: String) -> Bool {
        let folders = output.split(separator: "/").dropLast().map(String.init)
        let groups = text.ranges(of: "isa = PBXFileSystemSynchronizedRootGroup;").map { range -> String in
            let rest = text[range.upperBound...]
            let end = rest.firstRange(of: "};")?.lowerBound ?? rest.endIndex
            guard let path = rest[..<end].firstRange(of: "path = ") else { return "" }
            return String(rest[path.upperBound..<end].prefix { $0 != ";" }).replacing("\"", with: "")
        }
        return groups.contains { group in
            let parts = group.split(separator: "/").map(String.init)
            return !parts.isEmpty && folders.indices.contains { folders[$0...].starts(with: parts) }
        }
    }
}
