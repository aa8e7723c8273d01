import ScreenSpecCLibrary
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// Carries out a plan: all new contents are on the disk before the first output is touched, and each output is then
/// replaced in one step.
package struct OutputWriter: Sendable {
    package var jobs: Jobs

    package init(jobs: Jobs) {
        self.jobs = jobs
    }

    /// What was done, as paths that people see.
    package struct Result: Sendable {
        package var created: [String] = []
        package var changed: [String] = []
        package var removed: [String] = []
        package var unchangedCount: Int
        package var diagnostics: [Diagnostic] = []
        /// The files that were written and that nobody has replaced since.
        package var stamps: [OutputPlan.OutputStamp] = []

        package init(unchangedCount: Int) {
            self.unchangedCount = unchangedCount
        }
    }

    /// A refused plan changes nothing; its reasons are in the plan.
    package func apply(_ plan: OutputPlan) -> Result {
        var result = Result(unchangedCount: plan.unchangedCount)
        guard !plan.isRefused else { return result }
        for (folder, leftovers) in zip(plan.folders, plan.leftovers) {
            RunLock.remove(leftovers, in: folder.path)
        }
        guard !plan.steps.isEmpty else { return result }

        var created = CreatedFolders()
        let locks: [Int: RunLock]
        switch prepare(plan, &created) {
        case .success(let acquired): locks = acquired
        case .failure(let failure):
            created.removeAll()
            result.diagnostics = Self.diagnostics([failure], consequence: "No output was touched.")
            return result
        }
        var isUndone = false
        withExtendedLifetime(locks) {
            let staged = jobs.map(Array(plan.steps.enumerated())) { number, step in
                locks[step.folder].map { StagedOutput.stage(step, number, $0.run, plan) } ?? .success(nil)
            }
            let failed = Self.failures(plan, staged)
            guard failed.isEmpty else {
                for case .success(let output?) in staged { output.discard() }
                isUndone = true
                result.diagnostics = Self.diagnostics(failed, consequence: "No output was touched.")
                return
            }
            let done = jobs.map(Array(zip(plan.steps, staged))) { StagedOutput.commit($0, $1, plan) }
            StagedOutput.removeEmptyFolders(plan)
            Self.count(done, plan, &result)
            result.diagnostics = Self.diagnostics(
                Self.failures(plan, done),
                consequence: "Other outputs were written."
            )
        }
        for lock in locks.values { lock.release() }
        if isUndone { created.removeAll() }
        return result
    }

    /// Makes the folders and takes the locks that the steps need.
    private func prepare(_ plan: OutputPlan, _ created: inout CreatedFolders) -> Swift.Result<[Int: RunLock], Failure> {
        var locks: [Int: RunLock] = [:]
        for (index, folder) in plan.folders.enumerated() {
            let paths = plan.changedFolders(of: index)
            guard !paths.isEmpty else { continue }
            do throws(SystemError) {
                try created.create(folder.path)
                for path in paths { try created.create(path) }
                locks[index] = try RunLock(folder: folder.path)
            } catch {
                return .failure(Failure(path: folder.displayPath, error: error))
            }
        }
        return .success(locks)
    }

    private struct Failure: Error {
        let path: String
        let error: SystemError
    }

    private static func failures<Value>(
        _ plan: OutputPlan,
        _ outcomes: [Swift.Result<Value, SystemError>]
    ) -> [Failure] {
        zip(plan.steps, outcomes).compactMap { step, outcome in
            guard case .failure(let error) = outcome else { return nil }
            return Failure(path: plan.display(step), error: error)
        }
    }

    private static func count(
        _ outcomes: [Swift.Result<FileStamp?, SystemError>],
        _ plan: OutputPlan,
        _ result: inout Result
    ) {
        for (step, outcome) in zip(plan.steps, outcomes) {
            guard case .success(let stamp) = outcome else { continue }
            switch step.action {
            case .create(let file), .replace(let file, _, _):
                if let stamp {
                    result.stamps.append(OutputPlan.OutputStamp(folder: step.folder, file: file, stamp: stamp))
                }
            case .remove: break
            }
            let path = plan.display(step)
            switch step.action {
            case .create: result.created.append(path)
            case .replace: result.changed.append(path)
            case .remove: result.removed.append(path)
            }
        }
    }

    /// One finding for each reason: a full disk is one, however many files it keeps from being written.
    private static func diagnostics(_ failures: [Failure], consequence: String) -> [Diagnostic] {
        var codes: [Int32] = []
        for failure in failures where !codes.contains(failure.error.code) { codes.append(failure.error.code) }
        return codes.compactMap { code in
            let same = failures.filter { $0.error.code == code }
            guard let first = same.first else { return nil }
            let others = same.count > 1 ? " and \(same.count - 1) more" : ""
            return RuleDescription.unwritableOutput.finding(
                at: nil,
                "'\(first.path)'\(others) cannot be written: \(first.error.reason). \(consequence)"
            )
        }
    }
}

extension OutputWriter.Result {
    /// Whether something kept everything from being written.
    var isFruitless: Bool {
        !diagnostics.isEmpty && created.isEmpty && changed.isEmpty && removed.isEmpty
    }

    /// What was done, for people: "Generated: 2 files written, 1 removed, 30 unchanged."
    package func summary(in folders: [String]) -> String {
        let writtenCount = created.count + changed.count
        var parts: [String] = []
        if writtenCount > 0 { parts.append("\(writtenCount) \(writtenCount == 1 ? "file" : "files") written") }
        if !removed.isEmpty { parts.append("\(removed.count) removed") }
        if unchangedCount > 0 { parts.append("\(unchangedCount) unchanged") }
        return
            "\(folders.joined(separator: ", ")): \(parts.isEmpty ? "nothing to write" : parts.joined(separator: ", ")).\n"
    }
}
