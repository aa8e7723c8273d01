/// Lines of which some stand for others: a line `…` is any number of lines.
struct ElidedLines {
    private let parts: [ArraySlice<String>]

    init(_ lines: [String]) {
        parts = lines.split(separator: "…", omittingEmptySubsequences: false)
    }

    func match(_ actual: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return parts.first.map(Array.init) == actual
        }
        guard actual.starts(with: first) else { return false }
        var rest = actual[first.count...]
        for part in parts.dropFirst().dropLast() {
            guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
            rest = rest[(start + part.count)...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
}
