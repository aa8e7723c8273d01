import ScreenSpecDiagnostics

/// Which Swift files there are and, where an earlier run has left something to compare with, what they hold.
package struct SourceList: Sendable {
    package typealias Contents = Result<FactsKey, SourceBytes.Problem>

    struct File: Sendable {
        /// Absolute.
        let path: String
        /// As people see it: relative to the folder of the project.
        let display: String
    }

    package static let empty = SourceList(files: [], contents: [], diagnostics: [], cache: nil)

    /// In the order of the paths that people see.
    let files: [File]
    /// For each file; `nil` where nothing is kept, so that files had better be read once, when they are parsed.
    var contents: [Contents]?
    /// What is wrong with folders and patterns.
    let diagnostics: [Diagnostic]
    let cache: FactsCache?
    /// What the system says of the files, where that is not what it said when an earlier run has kept it.
    var newStamps: [SourceStamps.Entry] = []

    /// Whether it is known of each file what it holds.
    package var knowsContents: Bool { contents != nil || files.isEmpty }

    /// For runs that need no facts; others keep them together with those.
    package func keepStamps() {
        if let cache, !newStamps.isEmpty { SourceStamps.keep(newStamps, in: cache.folder) }
    }
}
