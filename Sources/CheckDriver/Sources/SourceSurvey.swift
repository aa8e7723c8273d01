import CompileDriver
import SourceText

/// Which Swift files there are and, where an earlier run has left something to compare with, what they hold.
struct SourceSurvey: Sendable {
    typealias Contents = Result<FactsKey, SourceBytes.Problem>

    struct File: Sendable {
        /// Absolute.
        let path: String
        /// As people see it: relative to the folder of the project.
        let display: String
    }

    /// In the order of the paths that people see.
    let files: [File]
    /// For each file; `nil` where nothing is kept, so that files had better be read once, when they are parsed.
    let contents: [Contents]?
    /// What is wrong with folders and patterns.
    let diagnostics: [Diagnostic]
    let cache: FactsCache?
}
