/// What a run reports, and a line for people about what it wrote.
struct CompileOutcome: Sendable {
    var report: Report
    var summary: String?
}
