/// What stands for a name in a pattern: `{screen}` of `{screen}Robot`.
package enum Placeholder: String, Sendable {
    case `protocol` = "{protocol}"
    case screen = "{screen}"
    case subview = "{subview}"

    package func isPart(of pattern: String) -> Bool {
        replaced(in: pattern, by: "") != pattern
    }

    /// `LoginRobot` of `{screen}Robot`.
    ///
    /// All names of an app are put into all patterns, for which 'replacing' takes its time.
    package func replaced(in pattern: String, by name: String) -> String {
        var (pattern, name, gap) = (pattern, name, rawValue)
        return pattern.withUTF8 { pattern in
            name.withUTF8 { name in
                gap.withUTF8 { gap in Self.replaced(gap, in: pattern, by: name) }
            }
        }
    }

    private static func replaced(
        _ gap: UnsafeBufferPointer<UInt8>,
        in pattern: UnsafeBufferPointer<UInt8>,
        by name: UnsafeBufferPointer<UInt8>
    ) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(pattern.count + name.count)
        var next = 0
        while next < pattern.count {
            let isGap = holds(pattern, gap, at: next)
            text += isGap ? name[...] : pattern[next...next]
            next += isGap ? gap.count : 1
        }
        return String(decoding: text, as: UTF8.self)
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
}
