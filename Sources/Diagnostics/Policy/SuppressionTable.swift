/// One rule in one file.
private struct RuleInFile: Hashable {
    let file: FileID
    let rule: RuleID
}

/// Which places are covered by suppressions of which rules; a question costs a binary search, whatever the file.
struct SuppressionTable {
    private struct Span {
        let lower: UInt32
        /// The furthest end of this span and all before it.
        let furthest: UInt32
    }

    private var spans: [RuleInFile: [Span]] = [:]

    init(_ suppressions: [Suppression], where isSuppressible: (RuleID) -> Bool) {
        for suppression in suppressions {
            guard let covered = suppression.covered else { continue }
            for rule in suppression.rules where isSuppressible(rule.id) {
                spans[RuleInFile(file: covered.file, rule: rule.id), default: []]
                    .append(Span(lower: covered.lower, furthest: covered.upper))
            }
        }
        spans = spans.mapValues { unsorted in
            var furthest: UInt32 = 0
            return unsorted.sorted { $0.lower < $1.lower }.map { span in
                furthest = max(furthest, span.furthest)
                return Span(lower: span.lower, furthest: furthest)
            }
        }
    }

    /// Whether a finding can be allowed where its rule is suppressed.
    func covers(_ finding: Diagnostic, _ specs: Set<FileID>) -> Bool {
        !spans.isEmpty && finding.places(orNotedIn: specs).contains { covers($0, finding.rule) }
    }

    /// Whether a finding starts, or notes a place, where its rule is suppressed: what is open in a spec may be found in the code.
    func coversAnyPlace(of finding: Diagnostic) -> Bool {
        !spans.isEmpty
            && (covers(finding, []) || finding.notes.contains { $0.range.map { covers($0, finding.rule) } ?? false })
    }

    private func covers(_ place: SourceRange, _ rule: RuleID) -> Bool {
        guard let spans = spans[RuleInFile(file: place.file, rule: rule)] else { return false }
        let following = spans.partitioningIndex { $0.lower > place.lower }
        return following > 0 && spans[following - 1].furthest > place.lower
    }
}

extension Diagnostic {
    /// Where it starts and, if that is in none of the specs, what it notes in them.
    fileprivate func places(orNotedIn specs: Set<FileID>) -> [SourceRange] {
        guard let range else { return [] }
        if specs.isEmpty || specs.contains(range.file) { return [range] }
        return [range] + notes.compactMap(\.range).filter { specs.contains($0.file) }
    }
}

/// Where findings of each rule can be allowed.
struct FindingPlaces {
    private var starts: [RuleInFile: [UInt32]] = [:]

    init(_ findings: [Diagnostic], _ specs: Set<FileID> = []) {
        for finding in findings {
            for place in finding.places(orNotedIn: specs) {
                starts[RuleInFile(file: place.file, rule: finding.rule), default: []].append(place.lower)
            }
        }
        starts = starts.mapValues { $0.sorted() }
    }

    func contains(_ rule: RuleID, in range: SourceRange) -> Bool {
        guard let starts = starts[RuleInFile(file: range.file, rule: rule)] else { return false }
        let first = starts.partitioningIndex { $0 >= range.lower }
        return first < starts.count && starts[first] < range.upper
    }
}
