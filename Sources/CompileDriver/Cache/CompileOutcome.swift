/// What a run reports, and a line for people about what it wrote.
struct CompileOutcome: Sendable {
    var report: Report
    var summary: String?
    /// For build systems, where they ask.
    var files: ProjectFiles?
    /// Outputs that are not what they should be, where that was the question.
    var differences: [OutputDifference] = []
}
