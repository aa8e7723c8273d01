import ScreenSpecDiagnostics

extension ReportForm {
    /// JUnit's XML: a test case for each rule that is on, which fails where the rule fails the run.
    package static let junit = ReportForm(
        name: "junit",
        summary: "JUnit's XML, a test case for each rule"
    ) { report, _ in
        var writer = JUnitWriter(places: Places(report.files), isStrict: report.isStrict)
        return writer.text(of: report)
    }
}

private struct JUnitWriter {
    var places: Places
    let isStrict: Bool

    mutating func text(of report: Report) -> String {
        let groups = Dictionary(grouping: report.findings, by: \.rule)
        let known = report.policy.registry.descriptions
        let cases =
            known.filter { groups[$0.id] != nil || $0.isConfigurable && report.policy.isOn($0) }
            .map { (id: $0.id, category: $0.category.rawValue) }
            + groups.keys.filter { report.policy.registry.description($0) == nil }.sorted { $0.text < $1.text }
            .map { (id: $0, category: RuleDescription.Category.language.rawValue) }
        var body = ""
        for item in cases {
            body += testCase(item.id, category: item.category, findings: groups[item.id] ?? [])
        }
        let failures = cases.count { groups[$0.id]?.contains(where: isFailure) == true }
        let counts = XMLText.attributes([
            "name": "screenspec", "tests": String(cases.count), "failures": String(failures), "errors": "0",
        ])
        return XMLText.declaration
            + "<testsuites\(counts)>\n  <testsuite\(counts)>\n\(body)  </testsuite>\n</testsuites>\n"
    }

    private func isFailure(_ finding: Diagnostic) -> Bool {
        finding.severity == .error || isStrict
    }

    private mutating func testCase(_ rule: RuleID, category: String, findings: [Diagnostic]) -> String {
        let attributes = XMLText.attributes(["classname": "screenspec.\(category)", "name": rule.text])
        guard !findings.isEmpty else { return "    <testcase\(attributes)/>\n" }
        let failures = findings.filter(isFailure)
        let others = findings.filter { !isFailure($0) }
        var text = "    <testcase\(attributes)>\n"
        if !failures.isEmpty {
            let message = failures.count == 1 ? failures[0].messageWithHelp : "\(failures.count) findings"
            let attributes = XMLText.attributes(["message": message, "type": failures[0].severity.rawValue])
            text += "      <failure\(attributes)>\(lines(of: failures))</failure>\n"
        }
        if !others.isEmpty { text += "      <system-out>\(lines(of: others))</system-out>\n" }
        return text + "    </testcase>\n"
    }

    /// A line for each finding.
    private mutating func lines(of findings: [Diagnostic]) -> String {
        var lines: [String] = []
        for finding in findings {
            let message = "\(finding.severity.rawValue): \(VisibleText.line(finding.messageWithHelp))"
            if let place = places.place(of: finding.range) {
                lines.append(
                    "\(VisibleText.line(place.path)):\(place.position.line):\(place.position.column): \(message)"
                )
            } else {
                lines.append(message)
            }
        }
        return XMLText.content(lines.joined(separator: "\n"))
    }
}
