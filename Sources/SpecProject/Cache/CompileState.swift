import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What a compile leaves to the next one: all that it read and wrote, and what came of it.
///
/// It is true whatever happens to the disk: "as long as these files hold this, that is what there is to report, and these
/// outputs are as they should be".
struct CompileState: Sendable {
    /// What was asked for: a state answers no other question.
    var key: String
    var compiler: CompilerIdentity
    /// An output that was not written, since there was an error, stands there with the hash 0.
    var watched: WatchTable
    /// Whether the same folders are sure to lead to the same specs.
    var foldersDecide: Bool
    /// The findings of the whole run, as they were reported.
    var findings: [Diagnostic]
    /// The output folders, as people see them.
    var outputFolders: [String]
    var details: Details
    var origin = Origin()

    /// What only a run needs that compiles something.
    struct Details: Sendable {
        /// Whether parts of the project can be compiled alone; not where a finding of one file depends on others in ways
        /// that no record tells.
        var isDivisible = false
        /// What the project file says of how specs are compiled.
        var projectDigest: UInt64 = 0
        /// The rules over specs that were running.
        var rules: [String] = []
        /// All modules of the project, in the order of the project file.
        var modules: [String?] = []
        /// For each spec its output's place among all outputs; -1 for a spec of a module that was not asked for.
        var outputs: [Int32] = []
        /// The findings as rules and readers made them in each file, before any of them silences others.
        var findings: [Diagnostic] = []
        /// The findings about the ways between screens; `nil` where an error kept them from being looked for.
        var unreached: [Diagnostic]?
        var suppressions = Suppressions()
        var records = RecordTable()
    }

    /// The file that the state was read from, and what is another one since.
    struct Origin: Sendable {
        /// Names the file's contents; `nil` for a state that is to be written as a whole.
        var file: UInt64?
        var entries: Set<Int> = []
        var specs: Set<Int> = []
        var hasOtherFindings = false
    }

    var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

extension CompileState {
    /// Notes what a file or folder is now.
    mutating func update(_ index: Int, _ file: WatchedFile) {
        watched.update(index, file)
        origin.entries.insert(index)
    }

    mutating func update(_ refreshed: [StateChanges.Refreshed]) {
        for file in refreshed {
            watched.update(file.index, file.stamp, at: file.moment, hash: watched.entries[file.index].hash)
            origin.entries.insert(file.index)
        }
    }

    /// Puts other folders in the place of those that were looked into.
    mutating func replaceFolders(specs: [WatchedFile]?, outputs: [WatchedFile]?) {
        guard specs != nil || outputs != nil else { return }
        watched = watched.replacing(specFolders: specs, outputFolders: outputs)
        origin = Origin()
    }

    mutating func report(_ findings: [Diagnostic]) {
        guard findings != self.findings else { return }
        self.findings = findings
        origin.hasOtherFindings = true
    }
}
