import ScreenSpecDiagnostics

/// A path with wildcards: `*`, `?`, `[a-z]`, `[!a-z]`, `**` for any number of folders, `{a,b}` for alternatives.
///
/// `\` takes the meaning from the character after it. As in shells, a wildcard at the start of a name does not stand
/// for the dot of a hidden file.
struct GlobPattern: Sendable {
    enum Component: Sendable, Hashable {
        /// A name without wildcards.
        case name(String)
        case pattern(GlobName)
        /// `**`.
        case anyFolders
    }

    /// The components of each alternative that the braces spell out.
    let alternatives: [(isAbsolute: Bool, components: [Component])]

    /// Braces multiply; more alternatives than this are refused rather than tried.
    static let alternativeLimit = 256

    /// Longer patterns than any path are refused as well.
    private static let lengthLimit = 4096

    /// `nil` where the pattern is too long or its braces spell out too many alternatives.
    init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        guard let expanded = BraceExpansion.expand(Array(text.unicodeScalars), limit: Self.alternativeLimit) else {
            return nil
        }
        alternatives = expanded.map { scalars in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let path = Paths.normalised(String(text))
            return (Paths.isAbsolute(path), Self.components(path))
        }
    }

    static func hasWildcard(_ text: String) -> Bool {
        text.unicodeScalars.contains { "*?[{".unicodeScalars.contains($0) }
    }

    private static func components(_ path: String) -> [Component] {
        var result: [Component] = []
        for part in path.split(separator: "/") {
            if part == "**" {
                if result.last != .anyFolders { result.append(.anyFolders) }
                continue
            }
            let name = GlobName(String(part))
            result.append(name.literal.map(Component.name) ?? .pattern(name))
        }
        return result
    }
}
