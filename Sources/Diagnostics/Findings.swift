/// Findings in the order of their places, each once: by file, offset, rule and message.
package struct Findings: Sendable, RandomAccessCollection {
    private var sorted: [Diagnostic]

    package init(_ diagnostics: some Sequence<Diagnostic> = []) {
        let all = Array(diagnostics)
        // Numbers are moved faster than findings, and what was sorted before is not moved at all.
        var order: [Int] = []
        order.reserveCapacity(all.count)
        for number in all.indices.sorted(by: { Self.precedes(all[$0], all[$1]) })
        where !Self.contains(order, equalTo: number, all) {
            order.append(number)
        }
        sorted = order.elementsEqual(all.indices) ? all : order.map { all[$0] }
    }

    /// Whether a finding is among the last ones of the order, at the same place.
    private static func contains(_ order: [Int], equalTo number: Int, _ all: [Diagnostic]) -> Bool {
        for last in order.reversed() {
            if all[last] == all[number] { return true }
            if precedes(all[last], all[number]) { return false }
        }
        return false
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
        let others = Array(others)
        if !others.isEmpty { self = Findings(sorted + others) }
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
