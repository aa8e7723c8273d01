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
        let parts = path.split(separator: "/").map(String.init)
        return alternatives.contains { alternative in
            alternative.isAbsolute == Paths.isAbsolute(path) && Self.covers(parts[...], alternative.components)
        }
    }

    /// All ways to match are followed at once, so that the work is bounded by the product of the two lengths.
    private static func covers(_ parts: ArraySlice<String>, _ components: [Component]) -> Bool {
        // A pattern of nothing but '.' is the folder that all paths start from.
        let components = components == [.name(".")] ? [] : components
        var states: Set<Int> = []
        func enter(_ state: Int, _ states: inout Set<Int>) {
            states.insert(state)
            if state < components.count, components[state] == .anyFolders { enter(state + 1, &states) }
        }
        enter(0, &states)
        for part in parts {
            if states.contains(components.count) { return true }
            var next: Set<Int> = []
            for state in states {
                switch components[state] {
                case .anyFolders: enter(state, &next)
                case .name(let name): if name == part { enter(state + 1, &next) }
                case .pattern(let name): if name.matches(part) { enter(state + 1, &next) }
                }
            }
            if next.isEmpty { return false }
            states = next
        }
        return states.contains(components.count)
    }
}
