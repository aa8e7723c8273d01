import ScreenSpecDiagnostics
import Testing

@testable import ScreenSpecReporting

/// What a terminal shows of more findings than anybody reads.
@Suite("A report with many findings")
struct OverviewTests {
    private static let lineLimit = 120

    /// Findings of rules `r0`, `r1` …, each with its number of classes of three findings; the odd rules are warnings.
    private func report(_ classCounts: [Int], remarks: [String] = [], advice: [String] = []) -> Report {
        var files = SourceFiles()
        var findings: [Diagnostic] = []
        for (rule, count) in classCounts.enumerated() {
            for number in 0..<count {
                let text = Array("let a = 1\nlet b = 2\nlet c = 3\n".utf8)
                let file = files.append(path: "Sources/Part\(number % 30)/Class\(rule)x\(number).swift", bytes: text)
                for member in 0..<3 {
                    findings.append(
                        Diagnostic.sample(
                            RuleID("r\(rule)"),
                            rule.isMultiple(of: 2) ? .error : .warning,
                            at: SourceRange(file: file, lower: member * 10 + 4, upper: member * 10 + 5),
                            "Member \(member) of class \(rule)x\(number).",
                            subject: Subject("Class\(rule)x\(number)", "\(member)")
                        )
                    )
                }
            }
        }
        var report = Report(Findings(findings), in: files, folder: "/", policy: Policy(.screenspec))
        report.remarks = remarks
        report.advice = advice
        return report
    }

    private func lines(_ report: Report) -> [Substring] {
        ReportForm.terminal.text(report).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    @Test(
        "has at most 120 lines, whatever it holds",
        arguments: [[800], [1, 790, 5], Array(repeating: 40, count: 20), Array(repeating: 5, count: 200)]
    )
    func isShort(classCounts: [Int]) {
        let lines = lines(report(classCounts, remarks: ["Code."], advice: ["Next:", "a", "b", "c", "d"]))
        #expect(lines.count <= Self.lineLimit)
        #expect(lines.count > Self.lineLimit / 2)
        #expect(lines.first == "Code." && lines.last == "d")
    }

    @Test("starts with errors, those of rules with few findings first, and counts what it leaves out")
    func order() {
        let lines = lines(report([300, 2, 1, 200]))
        let headings = lines.filter { $0.contains("[r") }.map { $0.prefix { $0 != ":" } }
        #expect(headings == ["error[r2]", "error[r0]", "warning[r1]", "warning[r3]"])
        let shown = lines.count { $0.contains("Member") }
        let leftOut = lines.compactMap { $0.wholeMatch(of: #/\ \ … (?:and )?(\d+) more/#).flatMap { Int($0.1) } }
        #expect(shown + leftOut.reduce(0, +) == 503 * 3)
        #expect(lines.contains("  Class2x0  Sources/Part0/Class2x0.swift"))
        #expect(lines.contains("    2:5  Member 1 of class 2x0."))
    }

    @Test("is counted by rule, and by as many folders as can be taken in")
    func table() {
        let lines = lines(report([20, 100]))
        #expect(lines.contains("      60         .  r0"))
        #expect(lines.contains("       .       300  r1"))
        // Thirty folders are too many to tell apart, and one says nothing.
        #expect(!lines.contains { $0.hasSuffix("  folder") })
        #expect(lines.last == "60 errors, 300 warnings")
    }

    @Test("is whole where all is asked for, and where it is short")
    func wholeReports() {
        var long = report([100])
        long.extent = .everything
        #expect(ReportForm.terminal.text(long).components(separatedBy: " --> ").count == 301)
        #expect(ReportForm.terminal.text(report([3])).components(separatedBy: " --> ").count == 10)
    }

    @Test("can be counts alone, in the forms that have them")
    func summaries() {
        var counted = report([2, 1])
        counted.extent = .summary
        #expect(
            ReportForm.terminal.text(counted) == """
                  errors  warnings  rule
                       6         .  r0
                       .         3  r1

                  errors  warnings  folder
                       3         3  Sources/Part0
                       3         .  Sources/Part1

                6 errors, 3 warnings

                """
        )
        #expect(ReportForm.markdown.text(counted).hasPrefix("| rule | errors | warnings | fixable |\n|---|---:|"))
        #expect(ReportForm.json.text(counted).contains("\"format\": \"screenspec-summary\""))
        #expect(ReportForm.all.filter(\.canSummarise).map(\.name) == ["terminal", "json", "markdown"])
    }
}

@Suite("Folders of findings")
struct FolderGroupingTests {
    @Test("are as deep as they can be without being too many")
    func depth() {
        let few = FolderGrouping(["App/A/x.swift", "App/B/C/y.swift", "main.swift"])
        #expect(few.folder("App/B/C/y.swift") == "App/B/C")
        #expect(few.folder("main.swift") == ".")
        let many = FolderGrouping((0..<50).map { "App/Screens/S\($0)/x.swift" } + ["App/Core/z.swift"])
        #expect(many.folder("App/Screens/S3/x.swift") == "App/Screens")
        #expect(many.folder("App/Core/z.swift") == "App/Core")
        #expect(FolderGrouping([]).folder("/other/x.swift") == "/")
    }
}
