import ScreenSpecDiagnostics

/// A finding as golden files show it: what is wrong, and indented below it what to do, who else is involved, and fixes.
package enum FindingList {
    package static func lines(
        of finding: Diagnostic,
        head: String,
        place: (SourceRange?) -> String
    ) -> [String] {
        [head] + finding.help.map { "  help: \($0)" }
            + finding.notes.map { "  \(place($0.range))note: \($0.message)" }
            + finding.fixes.map { "  \($0.isSafe ? "safe fix" : "fix"): \($0.title)" }
    }
}
