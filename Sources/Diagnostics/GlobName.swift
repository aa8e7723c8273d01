/// One component of a pattern, and a pattern of names: `*`, `?`, `[a-z]`, `[!a-z]`, `\`.
package struct GlobName: Sendable, Hashable {
    private enum Part: Hashable {
        case scalar(Unicode.Scalar)
        /// `?`.
        case any
        case bracket(GlobBracket)
        /// `*`.
        case star
    }

    private let parts: [Part]

    package init(_ text: String) {
        var parts: [Part] = []
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": parts.append(.star)
            case "?": parts.append(.any)
            case "[": parts.append(GlobBracket(takenFrom: &rest).map(Part.bracket) ?? .scalar("["))
            case "\\": parts.append(.scalar(rest.popFirst() ?? "\\"))
            default: parts.append(.scalar(scalar))
            }
        }
        self.parts = parts
    }

    /// The name that the pattern stands for, if it has no wildcard.
    package var literal: String? {
        var name = String.UnicodeScalarView()
        for part in parts {
            guard case .scalar(let scalar) = part else { return nil }
            name.append(scalar)
        }
        return String(name)
    }

    /// Whether a file's name fits: a wildcard at the start does not stand for the dot of a hidden file.
    package func matches(_ name: some StringProtocol) -> Bool {
        let name = Substring(name)
        if name.unicodeScalars.first == ".", parts.first != .scalar(".") { return false }
        return fits(name)
    }

    /// Whether a text fits, whatever it starts with.
    package func fits(_ text: String) -> Bool { fits(text[...]) }

    /// The same of a part of a text.
    ///
    /// Never slower than the product of the two lengths: only the last `*` is ever tried again.
    package func fits(_ text: Substring) -> Bool {
        let text = text.unicodeScalars
        // What most names fail by is how they end.
        if case .scalar(let last)? = parts.last, text.last != last { return false }
        var position = text.startIndex
        var next = 0
        var star: (part: Int, position: Substring.Index)?
        while position < text.endIndex {
            if next < parts.count, parts[next] == .star {
                next += 1
                star = (next, position)
            } else if next < parts.count, Self.accepts(text[position], parts[next]) {
                position = text.index(after: position)
                next += 1
            } else if let last = star {
                position = text.index(after: last.position)
                next = last.part
                star = (next, position)
            } else {
                return false
            }
        }
        return parts[next...].allSatisfy { $0 == .star }
    }

    private static func accepts(_ scalar: Unicode.Scalar, _ part: Part) -> Bool {
        switch part {
        case .scalar(let wanted): scalar == wanted
        case .any: true
        case .bracket(let bracket): bracket.accepts(scalar)
        case .star: false
        }
    }
}
