import InterfaceBuilder
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceFacts

/// The hand-written Swift of a run, as facts.
package struct LoadedSources: Sendable {
    /// One file of Swift, or beside it.
    package struct File: Sendable {
        package let id: FileID
        /// Absolute.
        package let path: String
        /// As people see it: relative to the folder of the project.
        package let display: String
        /// `nil` where it could not be read, or where nobody needed them.
        package private(set) var facts: OwnedFacts?
        /// The same of a file beside Swift.
        package private(set) var interface: InterfaceFacts?
        /// What it held; `nil` where nobody has looked.
        package let contents: SourceList.Contents?

        /// `nil` for Swift.
        package var kind: InterfaceFacts.Kind? { InterfaceFacts.Kind(path: path) }

        fileprivate init(_ file: SourceList.File, id: FileID, contents: SourceList.Contents?) {
            self.id = id
            path = file.path
            display = file.display
            self.contents = contents
        }

        fileprivate init(_ file: SourceList.File, id: FileID, _ outcome: SourceReading.Outcome) {
            switch outcome {
            case .facts(let facts, let key, _):
                self.init(file, id: id, contents: .success(key))
                self.facts = facts
                self.facts?.facts.file = id
            case .interface(let facts, let key, _):
                self.init(file, id: id, contents: .success(key))
                interface = facts
                if case .document(var document) = facts {
                    document.file = id
                    interface = .document(document)
                }
            case .problem(let problem): self.init(file, id: id, contents: .failure(problem))
            }
        }

        /// What is wrong with it before any rule has run.
        fileprivate var diagnostics: [Diagnostic] {
            if let facts { return facts.withFacts(SyntaxFindings.findings) }
            if case .fault(let fault) = interface { return [SyntaxFindings.finding(of: fault, in: id, path: display)] }
            guard case .failure(let problem) = contents else { return [] }
            // Of Objective-C nothing but names is looked for, and most projects have none.
            if kind == .objectiveC { return [] }
            let range = SourceRange(file: id, lower: problem.offset, upper: problem.offset)
            return [problem.finding(path: display, at: range)]
        }
    }

    /// In the order of the paths that people see. Identities count on from those of the specs.
    package private(set) var files: [File] = []
    /// What is wrong with files, folders and patterns; rules have not run yet.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Those of folders and patterns.
    package private(set) var folderDiagnostics: [Diagnostic] = []

    /// Whether a path for sources leads to nothing.
    package var lackFolders: Bool { folderDiagnostics.contains { $0.rule == RuleDescription.noSuchPath.id } }
    package private(set) var statistics = Statistics()
    /// What counted in the place of files.
    private var overlay = FileOverlay()

    package struct Statistics: Sendable {
        package var byteCount = 0
        /// Files that an earlier run had not seen.
        package var parsedCount = 0
        /// The same of storyboards and xibs.
        package var readDocumentCount = 0
        /// The size of all facts.
        package var factsByteCount = 0
    }

    package init() {}

    /// The files of a list, without their facts.
    init(_ list: SourceList, after earlierFileCount: Int, overlay: FileOverlay) {
        self.overlay = overlay
        diagnostics = list.diagnostics
        folderDiagnostics = list.diagnostics
        files = list.files.indices.map { number in
            File(
                list.files[number],
                id: FileID(index: earlierFileCount + number),
                contents: list.contents?[number]
            )
        }
    }

    /// The files of a list with what has become of each.
    init(
        _ list: SourceList,
        _ outcomes: [SourceReading.Outcome],
        after earlierFileCount: Int,
        overlay: FileOverlay,
        jobs: Jobs
    ) {
        self.overlay = overlay
        folderDiagnostics = list.diagnostics
        files = outcomes.indices.map { number in
            File(list.files[number], id: FileID(index: earlierFileCount + number), outcomes[number])
        }
        // The first look at each file's facts, for which the system has to show them.
        diagnostics = list.diagnostics + jobs.map(files, { $0.diagnostics }).joined()
        for (file, outcome) in zip(files, outcomes) {
            switch outcome {
            case .facts(let facts, let key, let parsed):
                statistics.byteCount += Int(key.byteCount)
                statistics.factsByteCount += facts.facts.byteCount
                if parsed != nil { statistics.parsedCount += 1 }
            case .interface(_, _, let parsed):
                if parsed != nil, file.kind == .document { statistics.readDocumentCount += 1 }
            case .problem: break
            }
        }
    }

    /// What a file holds, by its identity.
    func contents(of id: FileID) -> FactsKey? {
        guard let first = files.first?.id, id >= first, Int(id.index - first.index) < files.count else { return nil }
        return try? files[Int(id.index - first.index)].contents?.get()
    }

    /// How many files are Swift.
    package var swiftCount: Int { files.count { $0.kind == nil } }
    /// How many are storyboards and xibs.
    package var documentCount: Int { files.count { $0.kind == .document } }

    /// Adds all files behind those that were loaded before, and reads the bytes of the named ones again: only files with
    /// findings are shown, and to keep all texts would take more memory than all facts.
    ///
    /// - Parameter earlier: As many files as the loader was told.
    package func sourceFiles(
        after earlier: SourceFiles,
        withBytesOf shown: Set<FileID>,
        jobs: Jobs = Jobs(1)
    ) -> SourceFiles {
        let reader = FileReader(limit: SourceBytes.documentSizeLimit, overlay: overlay)
        var texts = jobs.map(files.filter { shown.contains($0.id) }) { (try? reader.read($0.path)) ?? [] }[...]
        var all = earlier
        all.reserveCapacity(earlier.all.count + files.count)
        for number in files.indices {
            let text = shown.contains(files[number].id) ? texts.popFirst() : nil
            _ = all.append(path: files[number].display, bytes: text ?? [])
        }
        return all
    }
}
