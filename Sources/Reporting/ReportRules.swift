import ScreenSpecDiagnostics

/// What can go wrong with reports.
package enum ReportRules {
    package static let descriptions: [RuleDescription] = [
        .unwritableReport
    ]
}

extension RuleDescription {
    package static let unwritableReport = RuleDescription(
        "unwritable-report",
        .error,
        .run,
        isFailure: true,
        purpose: "A file named with '--report', '--depfile', '--stamp' or '--xcfilelist' can be written.",
        why: "Whoever waits for it would take an old one for the new.",
        wrong: .words("'--report json=/report.json' by somebody who may not write there."),
        right: .words("'--report json=.build/report.json'.")
    )
}
