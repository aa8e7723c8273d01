import CompileDriver
import SourceFacts
import SourceText

/// The hand-written Swift of a run, as facts.
package struct LoadedSources: Sendable {
    /// One Swift file.
    package struct File: Sendable {
        package let id: FileID
        /// Absolute.
        package let path: String
        /// As people see it: relative to the folder of the project.
        package let display: String
        /// `nil` where it could not be read, or where nobody needed them.
        package fileprivate(set) var facts: FileFacts?
        /// What it held; `nil` where nobody has looked.
        fileprivate(set) var contents: SourceSurvey.Contents?
    }

    /// In the order of the paths that people see. Identities count on from those of the specs.
    package private(set) var files: [File] = []
    /// What is wrong with files, folders and patterns; rules have not run yet.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Those of folders and patterns.
    private(set) var folderDiagnostics: [Diagnostic] = []
    package private(set) var statistics = Statistics()
    /// Texts that stood in for those on the disk.
    private var standInTexts: [String: [UInt8]] = [:]

    package struct Statistics: Sendable {
        package var byteCount = 0
        /// Files that an earlier run had not seen.
        package var parsedCount = 0
        /// The size of all facts.
        package var factsByteCount = 0
    }

    package init() {}

    /// The files of a survey, without their facts.
    init(_ survey: SourceSurvey, after earlierFileCount: Int, standInTexts: [String: [UInt8]]) {
        self.standInTexts = standInTexts
        diagnostics = survey.diagnostics
        folderDiagnostics = survey.diagnostics
        files = survey.files.indices.map { number in
            File(
                id: FileID(index: earlierFileCount + number),
                path: survey.files[number].path,
                display: survey.files[number].display,
                contents: survey.contents?[number]
            )
        }
    }

    mutating func add(_ facts: FileFacts, _ key: FactsKey, wasParsed: Bool, to number: Int) {
        var facts = facts
        facts.file = files[number].id
        files[number].facts = facts
        files[number].contents = .success(key)
        diagnostics += SyntaxFindings.findings(in: facts)
        statistics.byteCount += Int(key.byteCount)
        statistics.factsByteCount += facts.byteCount
        if wasParsed { statistics.parsedCount += 1 }
    }

    mutating func add(_ problem: SourceBytes.Problem, to number: Int) {
        files[number].contents = .failure(problem)
        let file = files[number]
        let range = SourceRange(file: file.id, lower: problem.offset, upper: problem.offset)
        diagnostics.append(Diagnostic("unread-source", .warning, at: range, problem.message(path: file.display)))
    }

    /// The facts of all files that could be read.
    package var facts: [FileFacts] {
        files.compactMap(\.facts)
    }

    /// Adds all files behind those that were loaded before, and reads the bytes of the named ones again: only files with
    /// findings are shown, and to keep all texts would take more memory than all facts.
    ///
    /// - Parameter earlier: As many files as the loader was told.
    package func sourceFiles(
        after earlier: SourceFiles,
        withBytesOf shown: Set<FileID>,
        jobs: Jobs = Jobs(1)
    ) -> SourceFiles {
        let standIns = standInTexts
        var texts = jobs.map(files.filter { shown.contains($0.id) }) { Self.text(of: $0.path, standIns) }[...]
        var all = earlier
        for file in files {
            let text = shown.contains(file.id) ? texts.popFirst() : nil
            _ = all.append(path: file.display, bytes: text ?? [])
        }
        return all
    }

    private static func text(of path: String, _ standIns: [String: [UInt8]]) -> [UInt8] {
        standIns[path] ?? (try? FileReader(limit: SourceBytes.sizeLimit).read(path)) ?? []
    }
}
