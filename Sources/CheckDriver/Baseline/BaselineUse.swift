import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecFrontEnd
import SpecProject

/// What a run does with a baseline.
package enum BaselineAction: Sendable {
    /// Reports what it does not know.
    case compare
    /// Writes one that knows everything.
    case write
    /// Takes out what no longer occurs.
    case prune
    /// Shows everything, known or not.
    case ignore
}

/// A run's baseline: where it is, and what becomes of the findings because of it.
struct BaselineUse: Sendable {
    /// Absolute.
    let path: String
    /// As people see it.
    let display: String
    let action: BaselineAction
    /// Whether a later run finds it without being told.
    let isFoundAgain: Bool

    /// `nil` where there is no baseline, or none is to be used. A path of the command line starts from the working folder,
    /// one of the project file from its own. A file of the usual name is used where no other one is named.
    init?(_ request: CheckRequest, project: ProjectFile, location: ProjectLocation) {
        let usual = Paths.normalised(
            Paths.join(location.folder, project.baseline?.text ?? Baseline.defaultName)
        )
        path = request.baseline.map { Paths.normalised(Paths.join(request.compile.workingFolder, $0)) } ?? usual
        isFoundAgain = path == usual
        display = Paths.display(path, from: location.folder)
        action = request.baselineAction
        switch action {
        case .ignore: return nil
        case .write, .prune: break
        case .compare:
            let isNamed = request.baseline != nil || project.baseline != nil
            guard isNamed || FileReader.exists(path) else { return nil }
        }
    }

    struct Result: Sendable {
        var findings: Findings
        var counts: BaselineCounts?
        /// What was done, for people.
        var message: String?
    }

    /// - Parameters:
    ///   - isComplete: Whether every rule could look at everything; otherwise nothing is known to be fixed.
    ///   - files: The baseline joins them, since findings show places in it.
    func apply(to findings: Findings, registry: RuleRegistry, isComplete: Bool, files: inout SourceFiles) -> Result {
        switch action {
        case .write: return write(findings, registry, isComplete: isComplete)
        case .compare, .prune, .ignore: break
        }
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader().read(path)
        } catch {
            return Result(findings: findings.adding([unreadable(error)]))
        }
        let id = files.append(path: display, bytes: bytes)
        let file = BaselineFile(files[id] ?? SourceFile(id: id, path: display, bytes: bytes))
        let comparison = BaselineComparison(findings, file.baseline, registry: registry)
        var result = Result(findings: comparison.new.adding(file.damage), counts: comparison.counts)
        let idleCount = comparison.fixed.count + comparison.covered.count + file.repetitions.count
        if action == .prune, isComplete, file.damage.isEmpty, idleCount > 0 {
            prune(comparison, idleCount, &result)
            return result
        }
        result.findings = result.findings.adding(file.repetitions)
        if isComplete, !comparison.fixed.isEmpty {
            result.findings = result.findings.adding([outdated(comparison.fixed, file)])
        }
        return result
    }

    // MARK: Writing

    private func write(_ findings: Findings, _ registry: RuleRegistry, isComplete: Bool) -> Result {
        guard isComplete else {
            let problem = RuleDescription.outdatedBaseline.finding(
                at: nil,
                "No baseline was written, since rules are silent where there are errors that none can keep.",
                help: ["Mend those first."]
            )
            return Result(findings: findings.adding([problem]))
        }
        if isOtherFile {
            let problem = RuleDescription.unwritableOutput.finding(
                at: nil,
                "'\(display)' is no baseline, so that it was left as it is.",
                help: ["Give --baseline another name, or remove the file."]
            )
            return Result(findings: findings.adding([problem]))
        }
        let baseline = BaselineComparison.baseline(of: findings, registry: registry)
        if let problem = save(baseline) { return Result(findings: findings.adding([problem])) }
        let comparison = BaselineComparison(findings, baseline, registry: registry)
        let count = baseline.entries.count
        return Result(
            findings: comparison.new,
            counts: comparison.counts,
            message: "\(display): \(count == 1 ? "1 finding" : "\(count) findings") written." + remark
        )
    }

    /// Whether something lies there that nobody wrote as a baseline, such as a source file of that name.
    private var isOtherFile: Bool {
        guard FileReader.exists(path) else { return false }
        guard let bytes = try? FileReader().read(path) else { return true }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        return !text.isEmpty && !text.starts(with: Baseline.headerStart.utf8)
    }

    private var remark: String {
        isFoundAgain ? "" : " To use it in every run, write 'baseline: \(display)' in screenspec.yaml."
    }

    private func prune(_ comparison: BaselineComparison, _ count: Int, _ result: inout Result) {
        if let problem = save(Baseline(comparison.known)) {
            result.findings = result.findings.adding([problem])
        } else {
            result.message = "\(display): \(count == 1 ? "1 entry" : "\(count) entries") removed."
            result.counts?.fixed = 0
        }
    }

    private func save(_ baseline: Baseline) -> Diagnostic? {
        do throws(SystemError) {
            try FileReplacement.write(Array(baseline.text.utf8), makingFolderOf: path)
            return nil
        } catch {
            return RuleDescription.unwritableOutput.finding(
                at: nil,
                "The baseline '\(display)' cannot be written: \(error.reason)."
            )
        }
    }

    // MARK: Problems

    private func unreadable(_ problem: FileProblem) -> Diagnostic {
        guard case .missing = problem else { return problem.diagnostic(path: display) }
        return RuleDescription.noSuchPath.finding(
            at: nil,
            "There is no baseline '\(display)'.",
            help: ["Correct the path, or write one with '--write-baseline'."]
        )
    }

    private static let shownEntries = 20

    private func outdated(_ fixed: [FindingKey], _ file: BaselineFile) -> Diagnostic {
        let shown = fixed.prefix(Self.shownEntries)
        let what =
            fixed.count == 1
            ? "This entry no longer occurs" : "\(fixed.count) entries of the baseline no longer occur"
        let rest = fixed.count - shown.count
        return RuleDescription.outdatedBaseline.finding(
            at: fixed.first.flatMap { file.places[$0] },
            "\(what).",
            help: [
                "Take \(fixed.count == 1 ? "it" : "them") out with 'screenspec check --prune-baseline', so that what was fixed stays so."
            ],
            notes: shown.dropFirst().map { Diagnostic.Note(at: file.places[$0], "Nor does this one.") }
                + (rest > 0 ? [Diagnostic.Note(at: nil, "And \(rest) more.")] : [])
        )
    }
}

extension Findings {
    func adding(_ others: [Diagnostic]) -> Findings {
        guard !others.isEmpty else { return self }
        var findings = self
        findings.insert(contentsOf: others)
        return findings
    }
}
