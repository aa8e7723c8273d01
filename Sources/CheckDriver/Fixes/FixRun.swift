import SpecProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles

/// Makes the safe fixes of findings, or shows what they would change.
///
/// Fixes make room for others, so that several rounds are needed. They are made in memory, and only the whole result is
/// written, or shown.
struct FixRun: Sendable {
    /// The absolute folder that paths of files start from.
    let folder: String
    /// How many things in a text are not Swift, at a path; what a fix writes must not have more of them.
    let faults: @Sendable (_ path: String, _ bytes: [UInt8]) -> Int

    struct Result: Sendable {
        /// What would change, or has changed, in the order of the paths.
        fileprivate(set) var changes: [Change] = []
        fileprivate(set) var fixCount = 0
        fileprivate(set) var diagnostics: [Diagnostic] = []

        struct Change: Sendable {
            /// As people see it.
            let path: String
            /// What stands on the disk.
            let old: [UInt8]
            let new: [UInt8]
        }

        fileprivate func change(at path: String) -> Change? {
            changes.first { $0.path == path }
        }

        /// The changes as a unified difference.
        var difference: String {
            FileChanges.difference(changes.map { FileChanges.Change($0.path, from: $0.old, to: $0.new) })
        }
    }

    /// Finds out what would change beside what earlier rounds have. A file that cannot be fixed takes with it the fixes
    /// that also touch other files.
    func prepare(
        _ findings: some Sequence<Diagnostic>,
        in files: SourceFiles,
        after earlier: Result = Result()
    ) -> Result {
        var plan = FixPlan(findings)
        var result = earlier
        while true {
            var refused: Set<FileID> = []
            var changes: [Result.Change] = []
            for (id, edits) in plan.editsByFile {
                guard let file = files[id] else {
                    refused.insert(id)
                    continue
                }
                switch change(file, edits, earlier) {
                case .success(let change): if change.new != file.bytes { changes.append(change) }
                case .failure(let refusal):
                    refused.insert(id)
                    result.diagnostics.append(refusal.diagnostic(for: file))
                }
            }
            guard !refused.isEmpty else {
                let paths = Set(changes.map(\.path))
                result.changes = (earlier.changes.filter { !paths.contains($0.path) } + changes)
                    .sorted { $0.path < $1.path }
                result.fixCount += changes.isEmpty ? 0 : plan.items.count
                return result
            }
            plan = plan.without(refused)
        }
    }

    /// The new texts by the absolute paths of their files.
    func texts(_ result: Result) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: result.changes.map { (absolute($0.path), $0.new) })
    }

    /// Writes what `prepare` found, file by file; returns what could not be written.
    func write(_ result: Result) -> [Diagnostic] {
        result.changes.compactMap { change in
            guard isOnDisk(change.old, at: change.path) else { return Refusal.changed.diagnostic(path: change.path) }
            do throws(SystemError) {
                try FileReplacement.write(change.new, to: absolute(change.path))
                return nil
            } catch {
                return RuleDescription.refusedFix.finding(
                    at: nil,
                    "'\(change.path)' cannot be written, so that it was not fixed: \(error.reason)."
                )
            }
        }
    }

    private func absolute(_ path: String) -> String {
        Paths.normalised(Paths.join(folder, path))
    }

    private func isOnDisk(_ bytes: [UInt8], at path: String) -> Bool {
        (try? FileReader(limit: bytes.count).read(absolute(path))) == bytes
    }

    private func change(
        _ file: SourceFile,
        _ edits: [Diagnostic.Edit],
        _ earlier: Result
    ) -> Swift.Result<Result.Change, Refusal> {
        guard case .handWritten = GeneratedMark(of: file.bytes) else { return .failure(.generated) }
        let change = earlier.change(at: file.path)
        // What stands on the disk now, and not what was read: somebody may be typing.
        guard change.map({ $0.new == file.bytes }) ?? isOnDisk(file.bytes, at: file.path) else {
            return .failure(.changed)
        }
        guard let fixed = edits.applied(to: file.bytes) else { return .failure(.changed) }
        guard faults(file.path, fixed) <= faults(file.path, file.bytes) else { return .failure(.unparsable) }
        return .success(Result.Change(path: file.path, old: change?.old ?? file.bytes, new: fixed))
    }

    private enum Refusal: Error {
        case generated
        case changed
        case unparsable

        func diagnostic(for file: SourceFile) -> Diagnostic {
            diagnostic(path: file.path, at: SourceRange(file: file.id, lower: 0, upper: 0))
        }

        func diagnostic(path: String, at range: SourceRange? = nil) -> Diagnostic {
            let (reason, help) =
                switch self {
                case .generated: ("it is generated", "Change the spec that it is made from.")
                case .changed: ("it has changed since it was read, or is not saved as UTF-8", "Run again.")
                case .unparsable:
                    ("what the fixes make of it would no longer be Swift", "Fix it by hand, and report this.")
                }
            return RuleDescription.refusedFix.finding(at: range, "'\(path)' was not fixed: \(reason).", help: [help])
        }
    }
}
