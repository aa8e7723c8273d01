import ScreenSpecDiagnostics

/// A way to write findings down. A new one is a file with a constant, and its entry in `all`.
package struct ReportForm: Sendable {
    /// The name on the command line.
    package let name: String
    package let summary: String
    /// Where it goes unless a file is named: people's forms beside the output, machines' forms into it.
    let stream: StandardStream
    let render: @Sendable (Report, _ isColored: Bool) -> String

    package static let all: [ReportForm] = [
        .terminal, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .markdown,
    ]

    /// The names of all forms: `a, b or c`.
    package static let names = all.map(\.name).formattedList

    /// The whole report as text, ready to be written.
    package func text(_ report: Report, isColored: Bool = false) -> String {
        render(report, isColored)
    }
}
