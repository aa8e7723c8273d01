import Foundation
import ScreenSpecDiagnostics
import SpecProject
import TestSupport
import Testing

@testable import ScreenSpecReporting

/// `Fixtures/Reports`: each `.case` has one golden file for each form, and one for the coloured terminal.
@Suite struct ReportFormTests {
    @Test(arguments: Fixtures.cases(in: "../Fixtures/Reports", suffix: ".case"))
    func everyFormOfACase(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        for form in ReportForm.all {
            Golden.expect(form.text(report), at: url.replacingSuffix(".case", with: "." + form.name))
        }
        let colored = ReportForm.terminal.text(report, isColored: true).replacingOccurrences(of: "\u{1B}", with: "␛")
        Golden.expect(colored, at: url.replacingSuffix(".case", with: ".colored"))
    }

    @Test(arguments: Fixtures.cases(in: "../Fixtures/Reports", suffix: ".case"))
    func noFormLetsATerminalBeTakenOver(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        for form in ReportForm.all {
            let harmful = form.text(report).unicodeScalars.filter { VisibleText.isInvisible($0) && $0 != "\n" }
            #expect(harmful.isEmpty)
        }
    }

    @Test(arguments: Fixtures.cases(in: "../Fixtures/Reports", suffix: ".case"))
    func jsonIsReadByFoundation(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        let data = Data(ReportForm.json.text(report).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["version"] as? Int == 2)
        #expect((object["findings"] as? [[String: Any]])?.count == report.findings.count)
    }

    @Test func noFindingsAreNoTextForPeople() {
        let report = Report(Findings(), in: SourceFiles(), folder: "/", policy: Policy(.screenspec))
        #expect(ReportForm.terminal.text(report) == "")
        #expect(ReportForm.xcode.text(report) == "")
        #expect(ReportForm.json.text(report).contains("\"findings\": []"))
    }

    /// Every place in a file of awkward text can be reported, also one that lies between or past its characters.
    @Test func anyRangeCanBeShown() {
        var generator = SplitMix(seed: 7)
        let pieces = ["a", "\t", "é", "漢", "👨‍👩‍👧", "\u{301}", "\r\n", "\n", "\r", "\u{FEFF}", "\u{1B}", " ", "\u{2028}"]
        for _ in 0..<400 {
            var bytes = (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
                Array((pieces.randomElement(using: &generator) ?? "").utf8)
            }
            if Bool.random(using: &generator) { bytes.append(.random(in: 0x80...0xFF, using: &generator)) }
            var files = SourceFiles()
            let file = files.append(path: "a.yaml", bytes: bytes)
            let lower = Int.random(in: 0...(bytes.count + 3), using: &generator)
            let range = SourceRange(file: file, lower: lower, upper: lower + .random(in: 0...50, using: &generator))
            let fix = Diagnostic.Fix("Replace", at: range, with: "x\ny")
            let finding = Diagnostic.sample("r", at: range, "m", notes: [.init(at: range, "n")], fixes: [fix])
            let text = ReportForm.terminal.text(
                Report(Findings([finding]), in: files, folder: "/", policy: Policy(.screenspec))
            )
            #expect(text.contains("  --> a.yaml:"))
            #expect(bytes.isEmpty || text.contains("^"))
        }
    }

    @Test func manyFindingsInALargeFileTakeNoTime() {
        var files = SourceFiles()
        let line = Array("  name: {type: Strin, summary: The name of it.}\n".utf8)
        let file = files.append(path: "a.yaml", bytes: Array((0..<100_000).map { _ in line }.joined()))
        let findings = (0..<5000).map { index in
            Diagnostic.sample("r", at: SourceRange(file: file, lower: index * 900, upper: index * 900 + 5), "m")
        }
        var report = Report(Findings(findings), in: files, folder: "/", policy: Policy(.screenspec))
        report.extent = .everything
        let duration = threadTime {
            for form in ReportForm.all { #expect(form.text(report).utf8.count > 5000) }
        }
        #expect(duration < .seconds(60))
    }
}

@Suite struct LineIndexTests {
    @Test func countsAsSourceFilesDo() {
        var generator = SplitMix(seed: 3)
        let pieces = ["a", "é", "\r\n", "\n", "\r", "\u{2028}", "\u{85}"]
        for round in 0..<200 {
            let mark = round % 3 == 0 ? "\u{FEFF}" : ""
            let text = mark + (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let file = SourceFile(id: FileID(index: 0), path: "", bytes: Array(text.utf8))
            let index = LineIndex(file)
            for offset in -1...(file.bytes.count + 1) {
                #expect(index.position(at: offset) == file.position(at: offset))
            }
        }
    }
}

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇦🇹", 2),
        ("❤️", 2), ("❤", 1), ("☎️", 2), ("あ", 2), ("\u{20000}", 2), ("ß", 1), ("1", 1), ("1️⃣", 2),
    ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth.columns(of: text) == expected)
    }
}

/// Random numbers that are the same on every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
