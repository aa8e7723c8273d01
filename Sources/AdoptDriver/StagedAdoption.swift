import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import SpecProject

/// All files that an adoption changes: specs, hand-written Swift, and what is generated. They are written together or not at all.
struct StagedAdoption {
    private let folder: String
    /// Of people's files.
    private let owned: [FileChanges.Change]
    /// Of those that `compile` would write.
    private(set) var outputs: [FileChanges.Change] = []
    /// Why what is generated is not written here; `nil` where it is.
    private(set) var builder: String?
    /// What is left to do.
    private(set) var notes: [String] = []
    private(set) var problems: [Diagnostic] = []
    /// The files that problems show places of.
    private(set) var files = SourceFiles()

    init(_ adoption: Adoption, in folder: String, _ jobs: Jobs) {
        self.folder = folder
        let going = adoption.candidates.filter(\.refusals.isEmpty)
        let specs = going.map { FileChanges.Change($0.path, from: $0.old, to: $0.editor.file.bytes) }
        let swift = adoption.cuts.values.map { FileChanges.Change($0.file.path, from: $0.file.bytes, to: $0.result) }
        owned = (specs + swift).sorted { $0.path < $1.path }
        guard !going.isEmpty else { return }
        builder = adoption.builder
        if builder == nil { stageOutputs(of: adoption.compilation, Set(going.map(\.path)), jobs) }
        notes = adoption.notes(on: changes)
    }

    /// What a compile would write from now on.
    private mutating func stageOutputs(of compilation: Compilation, _ adopted: Set<String>, _ jobs: Jobs) {
        let compiled = CompiledOutputs(
            inputs: compilation.inputs,
            analysis: compilation.analysis,
            findings: compilation.findings,
            jobs: jobs
        )
        guard let folders = compiled.folders else { return }
        let plan = compiled.plan(folders, isForced: false)
        files = compilation.files
        problems = plan.diagnostics(addingTo: &files)
        guard problems.isEmpty else { return }
        // Where others were generated before and are not there, they are made elsewhere.
        if !plan.specsWithoutOutput.isSubset(of: adopted) {
            builder = "What is generated is not written here: other generated files are not here either."
        } else if let changes = plan.changes(from: folder) {
            outputs = changes
        }
    }

    // MARK: Writing

    var changes: [FileChanges.Change] { owned + outputs }

    func write(isForced: Bool) -> [Diagnostic] {
        if !isForced, let problem = uncommitted { return [problem] }
        return FileChanges(changes, in: folder, isForOutside: true).write()
    }

    /// What git does not know as it is. An output that nobody has edited and that git ignores is made anew at any time.
    private var uncommitted: Diagnostic? {
        let paths = changes.filter { $0.old != nil }.map(\.path)
        guard !paths.isEmpty else { return nil }
        guard let state = GitState(of: paths, in: folder) else {
            return RuleDescription.refusedUpdate.finding(
                at: nil,
                "Git does not say whether the files are committed.",
                help: ["Write '--force' to change them all the same."]
            )
        }
        let people = Set(owned.map(\.path))
        let changed = paths.filter { state.isChanged($0) || people.contains($0) && !state.isTracked($0) }
        guard !changed.isEmpty else { return nil }
        return RuleDescription.refusedUpdate.finding(
            at: nil,
            "\(changed.map { "'\($0)'" }.formattedList) \(changed.count == 1 ? "is" : "are") not committed.",
            help: ["Commit first, so that there is a way back, or write '--force'."]
        )
    }

    var difference: String { FileChanges.difference(changes) }

    /// The command that takes all of it back.
    var wayBack: String? {
        guard !changes.isEmpty else { return nil }
        func words(_ changes: [FileChanges.Change]) -> String {
            changes.map { Self.quoted($0.path) }.joined(separator: " ")
        }
        let (old, new) = (changes.filter { $0.old != nil }, changes.filter { $0.old == nil })
        let commands = [old.isEmpty ? nil : "git checkout -- \(words(old))", new.isEmpty ? nil : "rm \(words(new))"]
        return commands.compactMap(\.self).joined(separator: " && ")
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "-"), UInt8(ascii: "+"):
                true
            default: byte >= 0x80
            }
        }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
