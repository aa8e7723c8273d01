/// The summary for a terminal: numbers first, so that names may be as long as they are.
struct SummaryTable {
    private let summary: FindingSummary
    private let rowLimit: Int

    /// - Parameter rowLimit: How many rules and how many folders have a line of their own.
    init(_ summary: FindingSummary, rowLimit: Int = .max) {
        self.summary = summary
        self.rowLimit = rowLimit
    }

    var lines: [String] {
        let byRule = table("rule", summary.rules)
        guard summary.folders.count > 1 else { return byRule }
        return byRule + [""] + table("folder", summary.folders)
    }

    private func table(_ label: String, _ rows: [FindingSummary.Row]) -> [String] {
        let hasFixes = summary.total.fixable > 0
        let heads = ["errors", "warnings"] + (hasFixes ? ["fixable"] : [])
        func line(_ cells: [String], _ name: String) -> String {
            zip(cells, heads).map { cell, head in
                "  " + String(" ", times: head.count - cell.count) + cell
            }.joined() + "  " + VisibleText.line(name)
        }
        func line(_ row: FindingSummary.Row) -> String {
            let counts = [row.errors, row.warnings] + (hasFixes ? [row.fixable] : [])
            return line(counts.map { $0 == 0 ? "." : String($0) }, row.name)
        }
        let shown = rows.prefix(rowLimit).map(line)
        let rest = rows.count - shown.count
        let more = rest == 0 ? [] : [line(heads.map { _ in "" }, "… and \(rest) more")]
        return [line(heads, label)] + shown + more
    }
}
