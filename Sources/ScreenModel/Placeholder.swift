/// What stands for a name in a pattern: `{screen}` of `{screen}Robot`.
package enum Placeholder: String, Sendable {
    case `protocol` = "{protocol}"
    case screen = "{screen}"
    case subview = "{subview}"

    package func isPart(of pattern: String) -> Bool {
        var pieceCount = 0
        forEachPiece(of: pattern, filledWith: "") { _ in pieceCount += 1 }
        return pieceCount > 1
    }

    /// `LoginRobot` of `{screen}Robot`.
    package func replaced(in pattern: String, by name: String) -> String {
        var replaced = ""
        forEachPiece(of: pattern, filledWith: name) { replaced += $0 }
        return replaced
    }

    /// Whether a text is a pattern with the name in its gaps, which makes no text to see it: all names of an app are held against all
    /// patterns.
    func makes(_ text: String, of pattern: String, filledWith name: String) -> Bool {
        var (text, pattern, name, gap) = (text, pattern, name, rawValue)
        return text.withUTF8 { text in
            pattern.withUTF8 { pattern in
                name.withUTF8 { name in
                    gap.withUTF8 { gap in Self.makes(text, of: pattern, name, inPlaceOf: gap) }
                }
            }
        }
    }

    private static func makes(
        _ text: UnsafeBufferPointer<UInt8>,
        of pattern: UnsafeBufferPointer<UInt8>,
        _ name: UnsafeBufferPointer<UInt8>,
        inPlaceOf gap: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var (place, next) = (0, 0)
        while next < pattern.count {
            if holds(pattern, gap, at: next) {
                guard holds(text, name, at: place) else { return false }
                place += name.count
                next += gap.count
            } else {
                guard place < text.count, text[place] == pattern[next] else { return false }
                place += 1
                next += 1
            }
        }
        return place == text.count
    }

    private static func holds(
        _ text: UnsafeBufferPointer<UInt8>,
        _ part: UnsafeBufferPointer<UInt8>,
        at start: Int
    ) -> Bool {
        guard start + part.count <= text.count else { return false }
        return part.indices.allSatisfy { text[start + $0] == part[$0] }
    }

    /// The text between the gaps of a pattern, and the name in those, in their order.
    ///
    /// All names of an app are put into all patterns, for which 'replacing' takes its time.
    func forEachPiece(of pattern: String, filledWith name: String, _ body: (Substring) -> Void) {
        var start = pattern.startIndex
        var position = start
        while let brace = pattern.utf8[position...].firstIndex(of: UInt8(ascii: "{")) {
            guard pattern.utf8[brace...].starts(with: rawValue.utf8) else {
                position = pattern.utf8.index(after: brace)
                continue
            }
            body(pattern[start..<brace])
            body(name[...])
            start = pattern.utf8.index(brace, offsetBy: rawValue.utf8.count)
            position = start
        }
        body(pattern[start...])
    }
}
