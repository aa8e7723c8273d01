/// "Did you mean": the candidate that a misspelt name most likely stands for.
package enum Spelling {
    /// The closest candidate within a third of the name's length in edits, or the one that differs in case only.
    /// Of equally close ones the first in the order given, so that the answer never depends on a hash.
    ///
    /// The work for one name is bounded, for a file of thousands of mistakes: beyond the first thousands of candidates
    /// nothing is looked at, and beyond the first hundreds that look alike nothing is compared.
    package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Word(name)
        var limit = max(1, min(3, wanted.letters.count / 3))
        var best: String?
        var comparisons = 0
        for candidate in candidates.prefix(maximumCandidates) where candidate != name {
            guard abs(candidate.utf8.prefix(maximumLength).count - wanted.letters.count) <= limit else { continue }
            guard wanted.mayBeWithin(limit, of: candidate) else { continue }
            comparisons += 1
            if comparisons > maximumComparisons { break }
            let distance = editDistance(wanted.letters, Word(candidate).letters, limit: limit)
            guard let distance else { continue }
            best = candidate
            if distance == 0 { break }
            // Only closer ones count from here on.
            limit = distance - 1
        }
        return best
    }

    /// "Did you mean 'x'?": help for whoever has misspelt a name.
    package static func question(about name: String, among candidates: some Sequence<String>) -> String? {
        closest(to: name, among: candidates).map { "Did you mean '\($0)'?" }
    }

    /// "; did you mean 'x'?" or nothing: what a message ends with.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
        closest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    private static let maximumLength = 64
    private static let maximumCandidates = 8192
    private static let maximumComparisons = 256

    /// The start of a name in lower case, with the set of its letters.
    private struct Word {
        let letters: [UInt8]
        private let set: UInt64

        init(_ name: String) {
            letters = name.utf8.prefix(maximumLength).map(Self.lowercase)
            set = Self.set(of: name)
        }

        /// An edit adds one letter to the set and takes one away, at most.
        func mayBeWithin(_ limit: Int, of other: String) -> Bool {
            (set ^ Self.set(of: other)).nonzeroBitCount <= 2 * limit
        }

        private static func set(of name: String) -> UInt64 {
            var set: UInt64 = 0
            for byte in name.utf8.prefix(maximumLength) { set |= 1 << UInt64(lowercase(byte) & 63) }
            return set
        }

        private static func lowercase(_ byte: UInt8) -> UInt8 {
            byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbours between two names; `nil` above the limit.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            guard let smallest = current.min(), smallest <= limit else { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
