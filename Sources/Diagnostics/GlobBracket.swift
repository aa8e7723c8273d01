/// `[a-z_]`, `[!a-z]`: one of the characters that a pattern lists, or none of them.
struct GlobBracket: Sendable, Hashable {
    private struct Range: Hashable {
        let lower: Unicode.Scalar
        let upper: Unicode.Scalar
    }

    private let isNegated: Bool
    private let ranges: [Range]

    /// `nil` where the bracket does not close: it stands for itself then.
    ///
    /// - Parameter text: What follows the bracket that opens; loses what belongs to it.
    init?(takenFrom text: inout Substring.UnicodeScalarView) {
        var rest = text
        isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [Range] = []
        while let lower = rest.popFirst() {
            // As in shells, a bracket that stands first is a member.
            if lower == "]", !ranges.isEmpty {
                (self.ranges, text) = (ranges, rest)
                return
            }
            if rest.first == "-", let upper = rest.dropFirst().first, upper != "]" {
                rest.removeFirst(2)
                ranges.append(Range(lower: lower, upper: upper))
            } else {
                ranges.append(Range(lower: lower, upper: lower))
            }
        }
        return nil
    }

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.lower <= scalar && scalar <= $0.upper } != isNegated
    }
}
