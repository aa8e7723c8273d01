import ArchitectureRules
import CompileDriver
import SourceText
import SpecFrontEnd

/// What a run does with a baseline.
package enum BaselineAction: Sendable {
    /// Reports what it does not know.
    case compare
    /// Writes one that knows everything.
    case write
    /// Takes out what no longer occurs.
    case prune
}

/// A run's baseline: where it is, and what becomes of the findings because of it.
struct BaselineUse: Sendable {
    /// Absolute.
    let path: String
    /// As people see it.
    let display: String
    let action: BaselineAction

    /// `nil` where no baseline is asked for. A path of the command line starts from the working folder, one of the
    /// project file from its own.
    init?(_ request: CheckRequest, project: ProjectFile, location: ProjectLocation) {
        if let named = request.baseline {
            path = Paths.normalised(Paths.join(request.compile.workingFolder, named))
        } else if let named = project.baseline {
            path = Paths.normalised(Paths.join(location.folder, named.text))
        } else if request.baselineAction != .compare {
            path = Paths.join(location.folder, Baseline.defaultName)
        } else {
            return nil
        }
        display = Paths.display(path, from: location.folder)
        action = request.baselineAction
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
        case .compare, .prune: break
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
        var result = Result(findings: comparison.new.adding(file.diagnostics), counts: comparison.counts)
        guard !comparison.fixed.isEmpty, isComplete else { return result }
        if action == .prune, file.diagnostics.isEmpty {
            prune(comparison, &result)
        } else {
            result.findings = result.findings.adding([outdated(comparison.fixed, file)])
        }
        return result
    }

    // MARK: Writing

    private func write(_ findings: Findings, _ registry: RuleRegistry, isComplete: Bool) -> Result {
        guard isComplete else {
            let problem = Diagnostic(
                "outdated-baseline",
                at: nil,
                "No baseline was written, since rules are silent where there are errors that none can keep: mend those first."
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
            message: "\(display): \(count == 1 ? "1 finding" : "\(count) findings") written."
        )
    }

    private func prune(_ comparison: BaselineComparison, _ result: inout Result) {
        if let problem = save(Baseline(comparison.known)) {
            result.findings = result.findings.adding([problem])
        } else {
            let count = comparison.fixed.count
            result.message = "\(display): \(count == 1 ? "1 entry" : "\(count) entries") removed."
            result.counts?.fixed = 0
        }
    }

    private func save(_ baseline: Baseline) -> Diagnostic? {
        do throws(SystemError) {
            try FileReplacement.write(Array(baseline.text.utf8), to: path)
            return nil
        } catch {
            return Diagnostic(
                "unwritable-output",
                at: nil,
                "The baseline '\(display)' cannot be written: \(error.reason)."
            )
        }
    }

    // MARK: Problems

    private func unreadable(_ problem: FileProblem) -> Diagnostic {
        guard case .missing = problem else { return problem.diagnostic(path: display) }
        return Diagnostic(
            "no-such-path",
            at: nil,
            "There is no baseline '\(display)'; correct the path, or write one with '--write-baseline'."
        )
    }

    private static let shownEntries = 20

    private func outdated(_ fixed: [FindingKey], _ file: BaselineFile) -> Diagnostic {
        let shown = fixed.prefix(Self.shownEntries)
        let what =
            fixed.count == 1
            ? "This entry no longer occurs" : "\(fixed.count) entries of the baseline no longer occur"
        let rest = fixed.count - shown.count
        return Diagnostic(
            "outdated-baseline",
            at: fixed.first.flatMap { file.places[$0] },
            "\(what): take \(fixed.count == 1 ? "it" : "them") out with 'screenspec check --prune-baseline', so that what was fixed stays so.",
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
