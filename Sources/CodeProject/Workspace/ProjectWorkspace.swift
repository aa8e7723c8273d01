import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecProject

/// A project in memory, specs and Swift, with texts that nobody has saved: what an editor server asks while somebody types.
///
/// It finds what a check would find if all open texts were saved. A text that changes is only noted; whoever asks brings up to date
/// what the answer takes: a Swift file is parsed again, and a spec compiled again, where it has changed itself or where something
/// that it asked of another one has another answer now. A request throws `Cancelled` as soon as there is a newer text than when it
/// was made, and leaves everything as it was.
///
/// Any thread may call any function. One request works at a time, on all threads that the project may use, and others wait for it:
/// hence a class with a lock rather than an actor, whose callers would hold threads of Swift's pool for as long.
///
/// What it holds does not grow with the number of changes: of each spec its text, tree and results, of each Swift file its facts, and
/// the index of one moment, which makes room for the next one. For 300 specs and 4,000 Swift files that is less than 300 MB at the
/// most, as the benchmark 'workspace' holds it to.
package final class ProjectWorkspace: @unchecked Sendable {
    /// What is found in a file.
    package struct FileFindings: Sendable {
        package let findings: [Diagnostic]
        /// That of the text in which it was found; `nil` for what is saved.
        package let version: Int?
        /// The files that findings show places in.
        package let paths: FilePaths
    }

    /// The program that the project is, for whoever has more questions.
    package struct Program: Sendable {
        /// Those of all modules, with all of their specs.
        package let specs: [ScreenModel.Program]
        /// The index of the code, and which types play which roles.
        package let code: CodeSubject
    }

    private let texts = OpenTexts()
    /// Held by the request that works.
    private let working = Lock()
    private var state: WorkspaceState
    private let folder: String

    /// Reads the project from the disk.
    ///
    /// - Parameter rules: Those over hand-written Swift.
    package init(_ request: CompileRequest, rules: [CodeRule] = SourceCheck.rules) {
        state = WorkspaceState(request, rules)
        folder = state.folder
    }

    // MARK: Texts

    /// Takes a text in the place of what a file holds, be it of a spec, of Swift or the project file, or of a file that is not there
    /// yet. A request that is still working is cancelled.
    ///
    /// - Parameter path: Absolute, or from the project's folder.
    /// - Returns: `false` for a text that is no newer than what is known, which changes nothing.
    @discardableResult
    package func change(_ path: String, _ text: String, version: Int) -> Bool {
        texts.change(absolute(path), text, version: version)
    }

    /// From now on the disk counts: to be called when an editor closes a file, and when one that is not open was written or removed.
    package func close(_ path: String) {
        texts.close(absolute(path))
    }

    private func absolute(_ path: String) -> String {
        Paths.normalised(Paths.join(folder, path))
    }

    // MARK: Asking

    /// What a check finds in a file.
    package func findings(for path: String) throws(Cancelled) -> FileFindings {
        try answer(.check) { FileFindings($0.findings, absolute(path), in: $0.folder, $1) }
    }

    /// What a compile finds in a spec or in the project file, long before it is known what the code makes of it.
    package func specFindings(for path: String) throws(Cancelled) -> FileFindings {
        try answer(.compile) { FileFindings($0.specFindings, absolute(path), in: $0.folder, $1) }
    }

    /// All that a check finds, by the paths of the files; what has no place stands under an empty path.
    package func findings() throws(Cancelled) -> [String: [Diagnostic]] {
        try answer(.check) { state, _ in state.findings.all }
    }

    /// All that a compile finds.
    package func specFindings() throws(Cancelled) -> [String: [Diagnostic]] {
        try answer(.compile) { state, _ in state.specFindings.all }
    }

    /// The files with other findings than before the last changes, but for those that were changed themselves.
    package func affected() throws(Cancelled) -> [String] {
        try answer(.check) { state, _ in state.affected.sorted() }
    }

    /// The index of the program.
    package func program() throws(Cancelled) -> Program? {
        try answer(.check) { state, _ in
            state.analysed.map { Program(specs: $0.specs.compilation.modules.map(\.program), code: $0.code.subject) }
        }
    }

    // MARK: Requests

    /// How much of the project is to be brought up to date.
    private enum Stage {
        case compile
        case check
    }

    private func answer<Value>(
        _ stage: Stage,
        _ read: (WorkspaceState, OpenTexts.Moment) -> Value
    ) throws(Cancelled) -> Value {
        let texts = texts
        let asked = texts.moment
        let cancellation = Cancellation { !texts.isCurrent(asked) }
        working.lock()
        defer { working.unlock() }
        try cancellation.check()
        // What had changed may have been looked at while this request waited.
        let moment = texts.moment
        if !moment.changed.isEmpty { state.forgetProgram() }
        var next = state
        try next.updateSpecs(moment.changed, moment.overlay, cancellation)
        if stage == .check { try next.updateCode(moment.overlay, cancellation) }
        try cancellation.check()
        state = next
        texts.settle(moment)
        return read(next, moment)
    }
}

extension ProjectWorkspace.FileFindings {
    fileprivate init(_ found: PathFindings, _ path: String, in folder: String, _ moment: OpenTexts.Moment) {
        self.init(
            findings: found[Paths.display(path, from: folder)],
            version: moment.versions[path],
            paths: found.paths
        )
    }
}
