import ScreenSpecDiagnostics

/// The files that the patterns of a rule's setting select, by their paths as findings show them.
package struct PathSelection: Sendable {
    private let included: [GlobPattern]
    private let excluded: [GlobPattern]
    private let selectsAll: Bool

    package init(_ setting: RuleSetting) {
        included = setting.paths.compactMap { GlobPattern($0.text) }
        excluded = setting.except.compactMap { GlobPattern($0.text) }
        selectsAll = setting.paths.isEmpty
    }

    /// What any of the patterns names.
    package init(patterns: [String]) {
        included = patterns.compactMap { GlobPattern($0) }
        excluded = []
        selectsAll = false
    }

    /// Whether a path has wildcards.
    package static func isPattern(_ text: String) -> Bool {
        GlobPattern.hasWildcard(text)
    }

    package func contains(_ path: String) -> Bool {
        (selectsAll || included.contains { $0.covers(path) }) && !excluded.contains { $0.covers(path) }
    }
}

extension GlobPattern {
    /// Whether the pattern names the path, or a folder that it lies in. Nothing here asks the disk.
    func covers(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        return alternatives.contains { alternative in
            // Files outside of the project have absolute paths, and lie in any folder as well.
            let startsAnywhere = alternative.components.first == .anyFolders
            return (startsAnywhere || alternative.isAbsolute == Paths.isAbsolute(path))
                && Self.covers(names, alternative.components)
        }
    }

    /// One row of a table for each component: which numbers of names the components so far can take up.
    private static func covers(_ names: [Substring], _ components: [Component]) -> Bool {
        // A pattern of nothing but '.' is the folder that all paths start from.
        if components == [.name(".")] { return true }
        var reached = [Bool](repeating: false, count: names.count + 1)
        reached[0] = true
        for component in components {
            var next = [Bool](repeating: false, count: names.count + 1)
            switch component {
            case .anyFolders:
                var isOpen = false
                for index in reached.indices {
                    isOpen = isOpen || reached[index]
                    next[index] = isOpen
                }
            case .name(let name):
                for (index, own) in names.enumerated() where reached[index] && own == name { next[index + 1] = true }
            case .pattern(let name):
                for (index, own) in names.enumerated() where reached[index] && name.matches(own) {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        return reached.contains(true)
    }
}
