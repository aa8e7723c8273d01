/// Findings in the order of their places, each once: by file, offset, rule and message.
package struct Findings: Sendable, RandomAccessCollection {
    private var sorted: [Diagnostic]

    package init(_ diagnostics: some Sequence<Diagnostic> = []) {
        var seen: Set<Diagnostic> = []
        sorted = diagnostics.filter { seen.insert($0).inserted }.sorted(by: Self.precedes)
    }

    package var startIndex: Int { sorted.startIndex }
    package var endIndex: Int { sorted.endIndex }
    package subscript(position: Int) -> Diagnostic { sorted[position] }

    package var containsError: Bool {
        sorted.contains { $0.severity == .error }
    }

    package func count(of severity: Severity) -> Int {
        sorted.count { $0.severity == severity }
    }

    package mutating func insert(contentsOf others: some Sequence<Diagnostic>) {
        self = Findings(sorted + others)
    }

    /// Findings without a place come first: they are about the run as a whole.
    private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.range, right.range) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (.some(let leftRange), .some(let rightRange)) where leftRange != rightRange: return leftRange < rightRange
        default: break
        }
        if left.rule != right.rule { return left.rule.text < right.rule.text }
        if left.message != right.message { return left.message < right.message }
        return left.subject.owner < right.subject.owner
    }
}
