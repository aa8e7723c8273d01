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
