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

/// One component of a pattern.
struct GlobName: Sendable, Hashable {
    private enum Token: Sendable, Hashable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyRun
        case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)

        func accepts(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .scalar(let own): own == scalar
            case .anyScalar: true
            case .anyRun: false
            case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
            }
        }
    }

    private let tokens: [Token]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var tokens: [Token] = []
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "*":
                if tokens.last != .anyRun { tokens.append(.anyRun) }
            case "?": tokens.append(.anyScalar)
            case "[":
                if let (token, next) = Self.bracket(scalars, from: index) {
                    tokens.append(token)
                    index = next
                } else {
                    tokens.append(.scalar(scalar))
                }
            case "\\" where index < scalars.count:
                tokens.append(.scalar(scalars[index]))
                index += 1
            default: tokens.append(.scalar(scalar))
            }
        }
        self.tokens = tokens
    }

    /// The name that the pattern stands for, if it has no wildcard.
    var literal: String? {
        var text = String.UnicodeScalarView()
        for token in tokens {
            guard case .scalar(let scalar) = token else { return nil }
            text.append(scalar)
        }
        return String(text)
    }

    /// Never slower than the product of the two lengths: only the last `*` is ever tried again.
    func matches(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        if scalars.first == ".", tokens.first != .scalar(".") { return false }
        var scalar = 0
        var token = 0
        var retry: (token: Int, scalar: Int)?
        while scalar < scalars.count {
            if token < tokens.count, tokens[token] == .anyRun {
                retry = (token + 1, scalar)
                token += 1
            } else if token < tokens.count, tokens[token].accepts(scalars[scalar]) {
                token += 1
                scalar += 1
            } else if let last = retry {
                retry = (last.token, last.scalar + 1)
                (token, scalar) = (last.token, last.scalar + 1)
            } else {
                return false
            }
        }
        return tokens[token...].allSatisfy { $0 == .anyRun }
    }

    /// `[a-z_]` after its bracket; `nil` if it does not close, and the bracket stands for itself.
    private static func bracket(_ scalars: [Unicode.Scalar], from start: Int) -> (Token, next: Int)? {
        var index = start
        let isNegated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
        if isNegated { index += 1 }
        let first = index
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while index < scalars.count {
            // As in shells, a bracket that stands first is a member.
            if scalars[index] == "]", index > first { return (.oneOf(ranges, isNegated: isNegated), index + 1) }
            let lower = scalars[index]
            if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]" {
                let upper = scalars[index + 2]
                if lower <= upper { ranges.append(lower...upper) }
                index += 3
            } else {
                ranges.append(lower...lower)
                index += 1
            }
        }
        return nil
    }
}
