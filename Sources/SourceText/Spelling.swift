/// "Did you mean": the candidate that a misspelt name most likely stands for.
package enum Spelling {
    /// The closest candidate within a third of the name's length in edits, or the one that differs in case only.
    /// Of equally close ones the first in the order given, so that the answer never depends on a hash.
    package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().utf8.prefix(maximumLength))
        let limit = max(1, min(3, wanted.count / 3))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let distance = editDistance(wanted, Array(candidate.lowercased().utf8.prefix(maximumLength)), limit: limit)
            guard let distance, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
            if distance == 0 { break }
        }
        return best?.candidate
    }

    /// "; did you mean 'x'?" or nothing: what a message ends with.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
        closest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    private static let maximumLength = 64

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
