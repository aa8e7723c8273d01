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
        purpose: "The file named with '--report FORM=FILE' can be written.",
        why: "Whoever waits for the report would take an old one for the new.",
        wrong: .words("'--report json=/report.json' by somebody who may not write there."),
        right: .words("'--report json=.build/report.json'.")
    )
}
