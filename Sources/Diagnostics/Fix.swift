extension Diagnostic {
    /// A change of the source that mends a finding: one edit or several that belong together, in one file or in more.
    package struct Fix: Hashable, Sendable {
        /// What the change does, as a command: "Replace with 'summary'".
        package var title: String
        /// In the order of their places. None overlaps another; of two that would, the later one is left out.
        package let edits: [Edit]
        /// Whether a program may make the change unasked: it keeps the meaning of what a team wrote, whatever stands
        /// around it. A guess at what was meant is not safe.
        package var isSafe: Bool

        package init(_ title: String, edits: [Edit], isSafe: Bool = false) {
            self.title = title
            self.isSafe = isSafe
            self.edits = Self.disjoint(edits)
        }

        package init(_ title: String, at range: SourceRange, with replacement: String, isSafe: Bool = false) {
            self.init(title, edits: [Edit(at: range, with: replacement)], isSafe: isSafe)
        }

        package init(replacing range: SourceRange, with text: String) {
            self.init("Replace with '\(text)'", at: range, with: text)
        }

        private static func disjoint(_ edits: [Edit]) -> [Edit] {
            guard edits.count > 1 else { return edits }
            var kept: [Edit] = []
            for edit in edits.sorted(by: { $0.range < $1.range }) where kept.last?.overlaps(edit) != true {
                kept.append(edit)
            }
            return kept
        }
    }

    /// Replaces a stretch of a file; one without bytes is an insertion.
    package struct Edit: Hashable, Sendable {
        package var range: SourceRange
        package var replacement: String

        package init(at range: SourceRange, with replacement: String) {
            self.range = range
            self.replacement = replacement
        }

        /// Whether the result of making both would depend on which is made first.
        package func overlaps(_ other: Edit) -> Bool {
            guard range.file == other.range.file else { return false }
            // Two insertions at one place have no order, either.
            if range == other.range { return true }
            return range.lower < other.range.upper && other.range.lower < range.upper
        }
    }
}
