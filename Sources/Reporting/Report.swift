import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What a run found, with all that a form needs to show it.
package struct Report: Sendable {
    package var findings: Findings
    package var files: SourceFiles
    /// The absolute folder that paths in `files` start from, for forms whose readers do not know it.
    package var folder: String
    /// The rules of the run, with the severities that the project gives them.
    package var policy: Policy
    /// Whether warnings fail the run.
    package var isStrict = false
    /// The absolute folder of the repository that holds the project, from which code hosts count their paths.
    package var repository: String?
    /// All findings of the run, where `findings` are only some of them: equal ones are numbered among all.
    package var allFindings: Findings?
    /// What became of the findings that were known before; `nil` without a baseline.
    package var baseline: BaselineCounts?
    /// How far the specs cover the code; `nil` where one of them is missing altogether.
    package var specs: SpecCounts?
    /// What people like to know before they read: which architecture was guessed, which code was passed over.
    package var remarks: [String] = []
    /// What people may do next, a line each; at most five.
    package var advice: [String] = []
    package var extent = Extent.overview
    /// How many threads may write it down.
    package var jobs = Jobs(1)

    /// How much of a report is shown.
    package enum Extent: Sendable {
        /// What people read at once; forms for programs show everything.
        case overview
        /// Every finding.
        case everything
        /// Counts alone.
        case summary
    }

    package init(
        _ findings: Findings,
        in files: SourceFiles,
        folder: String,
        policy: Policy
    ) {
        self.findings = findings
        self.files = files
        self.folder = folder
        self.policy = policy
    }

    /// `2 errors, 1 warning`.
    package var summary: String {
        Severity.allCases.compactMap { severity in
            let count = findings.count(of: severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    /// The keys of the findings, in their order.
    var keys: [FindingKey] {
        guard var all = allFindings else { return FindingKey.keys(of: findings) }
        // What concerns the run itself was found after all others; notes may have been added to those.
        let known = Set(all.map(Identity.init))
        all.insert(contentsOf: findings.filter { !known.contains(Identity($0)) })
        let keys = Dictionary(
            zip(all.map(Identity.init), FindingKey.keys(of: all)),
            uniquingKeysWith: { first, _ in first }
        )
        return findings.map { keys[Identity($0)] ?? FindingKey($0) }
    }

    /// What makes a finding the one that it is, whatever has been added to it.
    private struct Identity: Hashable {
        let rule: RuleID
        let range: SourceRange?
        let message: String
        let subject: Subject

        init(_ finding: Diagnostic) {
            rule = finding.rule
            range = finding.range
            message = finding.message
            subject = finding.subject
        }
    }

    /// A path of a file as it is seen from the repository; absolute outside it.
    func repositoryPath(_ path: String) -> String {
        guard let repository else { return path }
        return Paths.display(Paths.normalised(Paths.join(folder, path)), from: repository)
    }
}

/// How findings compare with those that a baseline knows.
package struct BaselineCounts: Hashable, Sendable {
    /// In the baseline and still there.
    package var known: Int
    /// In the baseline and no longer there.
    package var fixed: Int
    /// Not in the baseline.
    package var new: Int

    package init(known: Int, fixed: Int, new: Int) {
        self.known = known
        self.fixed = fixed
        self.new = new
    }

    package var summary: String {
        "baseline: \(known) known, \(fixed) fixed, \(new) new"
    }
}
