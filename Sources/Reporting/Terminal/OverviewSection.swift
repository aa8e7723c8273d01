import ScreenSpecDiagnostics

/// The findings of one rule and severity, by the classes that they are about.
struct OverviewSection {
    private let rule: RuleID
    private let purpose: String?
    private let severity: Severity
    private var blocks: [Block] = []
    private var count = 0

    /// What is found in one class of one file.
    private struct Block {
        let owner: String
        let path: String
        var findings: [Diagnostic] = []
    }

    /// A heading, a class, a finding, and how many more there are.
    private static let fewestLines = 4
    /// A class with more findings than this is cut, however much room there is.
    private static let memberLimit = 12

    static func sections(of report: Report) -> [OverviewSection] {
        Severity.allCases.flatMap { severity in
            Dictionary(grouping: report.findings.filter { $0.severity == severity }, by: \.rule)
                .map { OverviewSection($0, severity, $1, report) }
                .sorted { ($0.count, $0.rule.text) < ($1.count, $1.rule.text) }
        }
    }

    private init(_ rule: RuleID, _ severity: Severity, _ findings: [Diagnostic], _ report: Report) {
        self.rule = rule
        self.severity = severity
        purpose = report.policy.registry.description(rule)?.purpose
        count = findings.count
        var positions: [[String]: Int] = [:]
        for finding in findings {
            let path = finding.range.flatMap(report.files.path) ?? ""
            let key = [finding.subject.owner, path]
            let position = positions[key] ?? blocks.count
            if position == blocks.count {
                positions[key] = position
                blocks.append(Block(owner: finding.subject.owner, path: path))
            }
            blocks[position].findings.append(finding)
        }
    }

    /// The heading and as many classes as there is room for; `nil` where there is too little.
    func lines(atMost limit: Int, _ places: inout Places, _ style: TerminalStyle) -> [String]? {
        guard limit >= Self.fewestLines else { return nil }
        let role: TerminalStyle.Role = severity == .error ? .error : .warning
        var lines = [
            style(role, "\(severity.rawValue)[\(VisibleText.line(rule.text))]")
                + style(.message, ": " + VisibleText.line(purpose ?? ""))
        ]
        var shown = 0
        for (number, block) in blocks.enumerated() {
            let isLast = number == blocks.count - 1
            let room = limit - lines.count - 1 - (isLast ? 0 : 1)
            let members = min(block.findings.count, Self.memberLimit)
            // The first class is cut where it must be; others are whole.
            guard room >= members || shown == 0 else { break }
            let findings = block.findings.prefix(min(members, room))
            let title = title(of: block, style)
            if !title.isEmpty { lines.append("  \(title)") }
            lines += findings.map { line(of: $0, &places) }
            shown += findings.count
        }
        if shown < count { lines.append("  … \(shown == 0 ? "" : "and ")\(count - shown) more") }
        return lines
    }

    private func title(of block: Block, _ style: TerminalStyle) -> String {
        let path = VisibleText.line(block.path)
        return [VisibleText.line(block.owner), style(.frame, path)].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private func line(of finding: Diagnostic, _ places: inout Places) -> String {
        let position = places.place(of: finding.range).map { "\($0.position.line):\($0.position.column)" } ?? ""
        return "    \(position)\(position.isEmpty ? "" : "  ")\(VisibleText.line(finding.message))"
    }
}
