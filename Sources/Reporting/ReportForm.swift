import ScreenSpecDiagnostics

/// A way to write findings down. A new one is a file with a constant, and its entry in `all`.
package struct ReportForm: Sendable {
    /// The name on the command line.
    package let name: String
    package let summary: String
    /// Whether it goes beside the output where something else has that place: what people read may stand there as well.
    let givesWay: Bool
    /// Writes counts alone; `nil` where the form's readers want findings.
    private let summarise: (@Sendable (Report) -> String)?
    private let render: @Sendable (Report, _ isColored: Bool) -> String

    init(
        name: String,
        summary: String,
        givesWay: Bool = false,
        summarise: (@Sendable (Report) -> String)? = nil,
        render: @escaping @Sendable (Report, _ isColored: Bool) -> String
    ) {
        self.name = name
        self.summary = summary
        self.givesWay = givesWay
        self.summarise = summarise
        self.render = render
    }

    /// Whether the form has a summary.
    package var canSummarise: Bool { summarise != nil }

    package static let all: [ReportForm] = [
        .terminal, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .markdown,
    ]

    /// The names of all forms: `a, b or c`.
    package static let names = all.map(\.name).formattedList

    /// The whole report as text, ready to be written.
    package func text(_ report: Report, isColored: Bool = false) -> String {
        if report.extent == .summary, let summarise { return summarise(report) }
        return render(report, isColored)
    }
}
