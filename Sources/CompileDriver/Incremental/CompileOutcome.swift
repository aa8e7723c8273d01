import SpecProject
import ScreenSpecGeneratedFiles
import ScreenSpecReporting

/// What a run reports, and a line for people about what it wrote.
package struct CompileOutcome: Sendable {
    package var report: Report
    package var summary: String?
    /// For build systems, where they ask.
    package var files: ProjectFiles?
    /// Outputs that are not what they should be, where that was the question.
    package var differences: [OutputDifference] = []
    /// What is known of all specs, for as long as the outcome is: a program that ends with it need not give that back.
    var analysis: SpecAnalysis?
}
