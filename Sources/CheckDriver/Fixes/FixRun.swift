import CompileDriver
import SourceText

/// Makes the safe fixes of findings, or shows what they would change.
struct FixRun: Sendable {
    /// The absolute folder that paths of files start from.
    let folder: String
    /// How many things in a text are not Swift, at a path; what a fix writes must not have more of them.
    let faults: @Sendable (_ path: String, _ bytes: [UInt8]) -> Int

    struct Result: Sendable {
        /// What would change, or has changed, as people see the paths.
        var changes: [Change] = []
        var fixCount = 0
        var postponedCount = 0
        var diagnostics: [Diagnostic] = []

        struct Change: Sendable {
            let path: String
            let old: [UInt8]
            let new: [UInt8]
        }

        /// The changes as a unified difference.
        var difference: String {
            changes.map { change in
                UnifiedDiff(from: change.old, to: change.new).text(oldLabel: change.path, newLabel: change.path)
            }.joined()
        }
    }

    /// Finds out what would change. A file that cannot be fixed takes with it the fixes that also touch other files.
    func prepare(_ findings: some Sequence<Diagnostic>, in files: SourceFiles) -> Result {
        var plan = FixPlan(findings)
        var result = Result(postponedCount: plan.postponedCount)
        while true {
            var refused: Set<FileID> = []
            var changes: [Result.Change] = []
            for (id, edits) in plan.editsByFile {
                guard let file = files[id] else {
                    refused.insert(id)
                    continue
                }
                switch change(file, edits) {
                case .success(let change): if change.new != change.old { changes.append(change) }
                case .failure(let refusal):
                    refused.insert(id)
                    result.diagnostics.append(refusal.diagnostic(for: file))
                }
            }
            guard !refused.isEmpty else {
                result.changes = changes
                result.fixCount = changes.isEmpty ? 0 : plan.items.count
                return result
            }
            plan = plan.without(refused)
        }
    }

    /// Writes what `prepare` found, file by file; returns what could not be written.
    func write(_ result: Result) -> [Diagnostic] {
        result.changes.compactMap { change in
            do throws(SystemError) {
                try FileReplacement.write(change.new, to: Paths.join(folder, change.path))
                return nil
            } catch {
                return Diagnostic(
                    "refused-fix",
                    at: nil,
                    "'\(change.path)' cannot be written, so that it was not fixed: \(error.reason)."
                )
            }
        }
    }

    private func change(_ file: SourceFile, _ edits: [Diagnostic.Edit]) -> Swift.Result<Result.Change, Refusal> {
        guard case .handWritten = GeneratedMark(of: file.bytes) else { return .failure(.generated) }
        // What stands on the disk now, and not what was read: somebody may be typing.
        let reader = FileReader(limit: file.bytes.count)
        guard let current = try? reader.read(Paths.join(folder, file.path)), current == file.bytes else {
            return .failure(.changed)
        }
        guard let fixed = edits.applied(to: file.bytes) else { return .failure(.changed) }
        guard faults(file.path, fixed) <= faults(file.path, file.bytes) else { return .failure(.unparsable) }
        return .success(Result.Change(path: file.path, old: file.bytes, new: fixed))
    }

    private enum Refusal: Error {
        case generated
        case changed
        case unparsable

        func diagnostic(for file: SourceFile) -> Diagnostic {
            let reason =
                switch self {
                case .generated: "it is generated; change the spec that it is made from"
                case .changed: "it has changed since it was read, or is not saved as UTF-8; run again"
                case .unparsable: "what the fixes make of it would no longer be Swift; fix it by hand, and report this"
                }
            return Diagnostic(
                "refused-fix",
                .warning,
                at: SourceRange(file: file.id, lower: 0, upper: 0),
                "'\(file.path)' was not fixed: \(reason)."
            )
        }
    }
}
