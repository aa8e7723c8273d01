import SourceCheck
import ScreenSpecReporting
import ScreenSpecDiagnostics

/// What a check says of a project, once all of it has been looked at.
package struct CheckResult: Sendable {
    /// After the project's policy, in their order.
    package var findings: Findings
    /// What the run took for granted: a line for each architecture that nobody wrote down, with the reason, and one for code that is
    /// taken for other people's.
    package var remarks: [String]
    /// How far the specs cover the code; `nil` in an app that has none, or where no Swift was read.
    package var coverage: SpecCounts?
    /// How many more findings rules would have with 'every: true'.
    package var moreWithEvery: [MoreFindings]
    /// What storyboards and xibs connect, and of how much it is not known whether the other end is there.
    package var connections: [Count]

    package struct Count: Sendable {
        package let name: String
        package let count: Int

        package init(name: String, count: Int) {
            self.name = name
            self.count = count
        }
    }

    package struct MoreFindings: Sendable {
        package let rule: RuleID
        package let count: Int

        package init(rule: RuleID, count: Int) {
            self.rule = rule
            self.count = count
        }
    }

    package init(
        findings: Findings,
        remarks: [String],
        coverage: SpecCounts?,
        moreWithEvery: [MoreFindings] = [],
        connections: [Count] = []
    ) {
        self.findings = findings
        self.remarks = remarks
        self.coverage = coverage
        self.moreWithEvery = moreWithEvery
        self.connections = connections
    }
}

extension CheckResult {
    /// The files that findings show places in.
    package var shownFiles: Set<FileID> {
        var ids: Set<FileID> = []
        for finding in findings {
            let ranges = [finding.range] + finding.notes.map(\.range) + finding.fixes.flatMap(\.edits).map(\.range)
            ids.formUnion(ranges.compactMap { $0?.file })
        }
        return ids
    }
}

extension SpecCounts {
    package init(_ coverage: SpecCoverage) {
        self.init()
        screens = coverage.screensWithSpec + coverage.screensWithoutSpec.count
        screensWithSpec = coverage.screensWithSpec
        viewsWithSpec = coverage.viewsWithSpec
        specsWithoutCode = coverage.specsWithoutCode.count
    }
}
