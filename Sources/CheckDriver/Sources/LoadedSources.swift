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
        /// `nil` where it could not be read.
        package let facts: FileFacts?
    }

    /// In the order of the paths that people see. Identities count on from those of the specs.
    package private(set) var files: [File] = []
    /// What is wrong with files, folders and patterns; rules have not run yet.
    package private(set) var diagnostics: [Diagnostic] = []
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

    init(
        files: [File],
        diagnostics: [Diagnostic],
        statistics: Statistics,
        standInTexts: [String: [UInt8]]
    ) {
        self.standInTexts = standInTexts
        self.files = files
        self.diagnostics = diagnostics
        self.statistics = statistics
    }

    /// The facts of all files that could be read.
    package var facts: [FileFacts] {
        files.compactMap(\.facts)
    }

    /// Adds all files behind those that were loaded before, and reads the bytes of the named ones again: only files with
    /// findings are shown, and to keep all texts would take more memory than all facts.
    ///
    /// - Parameter earlier: As many files as the loader was told.
    package func sourceFiles(after earlier: SourceFiles, withBytesOf shown: Set<FileID>) -> SourceFiles {
        var all = earlier
        for file in files {
            _ = all.append(path: file.display, bytes: shown.contains(file.id) ? text(of: file) : [])
        }
        return all
    }

    private func text(of file: File) -> [UInt8] {
        standInTexts[file.path] ?? (try? FileReader(limit: SourceBytes.sizeLimit).read(file.path)) ?? []
    }
}
