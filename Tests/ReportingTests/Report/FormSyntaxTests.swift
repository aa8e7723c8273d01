import Foundation
import ScreenSpecDiagnostics
import SpecProject
import TestSupport
import Testing

@testable import ScreenSpecReporting

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What programs read is read here as well, by other means than those that wrote it.
@Suite struct FormSyntaxTests {
    private static let cases = Fixtures.cases(in: "../Fixtures/Reports", suffix: ".case")

    @Test(arguments: cases)
    func xmlIsParsedBack(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        let errors = try XMLElements(ReportForm.checkstyle.text(report)).named("error")
        #expect(errors.count == report.findings.count)
        for (error, finding) in zip(errors, report.findings) {
            #expect(error["severity"] == finding.severity.rawValue)
            let message = VisibleText.line(finding.messageWithHelp).replacing("\u{FFFE}", with: "\u{FFFD}")
            #expect(error["message"] == message.replacing("\u{FFFF}", with: "\u{FFFD}"))
            #expect(error["source"] == "screenspec.\(finding.rule.text)")
        }
        let junit = try XMLElements(ReportForm.junit.text(report))
        let suites = junit.named("testsuite")
        #expect(suites.first?["tests"] == String(junit.named("testcase").count))
        #expect(suites.first?["failures"] == String(junit.named("failure").count))
        let failing = Set(report.findings.filter { $0.severity == .error }.map(\.rule))
        #expect(junit.named("failure").count == failing.count)
    }

    @Test(arguments: cases)
    func strictRunsFailOnWarnings(url: URL) throws {
        var report = try ReportCase(url.readText()).report
        report.isStrict = true
        let junit = try XMLElements(ReportForm.junit.text(report))
        #expect(junit.named("failure").count == Set(report.findings.map(\.rule)).count)
    }

    @Test(arguments: cases)
    func everyAnnotationIsOneCommand(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        let lines = ReportForm.github.text(report).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == report.findings.count + 1)
        for (line, finding) in zip(lines, report.findings) {
            let match = try #require(line.wholeMatch(of: /::(error|warning) ([^:]*)::(.*)/))
            #expect(match.output.1 == finding.severity.rawValue)
            let properties = match.output.2.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
            #expect(properties.allSatisfy { $0.count == 2 })
            let names = properties.map { String($0[0]) }
            #expect(Set(names).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]))
            let message = match.output.3.replacing("%0A", with: "\n").replacing("%0D", with: "\r")
            #expect(message.replacing("%25", with: "%").hasPrefix(VisibleText.line(finding.message)))
        }
    }

    @Test(arguments: cases)
    func fingerprintsAreUnique(url: URL) throws {
        let report = try ReportCase(url.readText()).report
        let data = Data(ReportForm.gitlab.text(report).utf8)
        let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(issues.count == report.findings.count)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
        for issue in issues {
            let location = try #require(issue["location"] as? [String: Any])
            #expect((location["path"] as? String)?.isEmpty == false)
            #expect(((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) > 0)
        }
    }

    @Test func findingsOfTheRunHaveFingerprintsOfTheirOwn() throws {
        let inCode = Diagnostic.sample("r", at: nil, "Known", subject: Subject("A", "m"))
        let paths = ["Sauces", "Sorces"].map { Diagnostic.sample("no-such-path", at: nil, "There is no '\($0)'.") }
        var report = Report(Findings([inCode] + paths), in: SourceFiles(), folder: "/", policy: Policy(.screenspec))
        report.allFindings = Findings([inCode])
        #expect(report.keys.map(\.text) == ["no-such-path - -", "no-such-path - - #2", "r A m"])
        #expect(Set(ReportForm.gitlab.text(report).matches(of: /"fingerprint": "[^"]*"/).map(\.output)).count == 3)
    }

    @Test(
        .enabled(if: schema != nil, "SCREENSPEC_SARIF_SCHEMA does not name the JSON schema of SARIF 2.1.0."),
        .enabled(if: hasValidator, "This needs python3 with the package 'jsonschema'.")
    )
    func everyCaseIsValidSARIF() throws {
        let schema = try #require(Self.schema)
        let python = try #require(Self.python)
        try TemporaryFolder.with { folder in
            var arguments = ["-c", Self.validation, schema]
            for url in Self.cases {
                let name = url.lastPathComponent + ".sarif"
                try folder.write(ReportForm.sarif.text(ReportCase(url.readText()).report), to: name)
                arguments.append(folder.path(name))
            }
            let completed = try run(python, arguments)
            #expect(completed.status == 0, "\(completed.output)\(completed.errors)")
        }
    }

    private static let validation = """
        import json, jsonschema, sys
        schema = json.load(open(sys.argv[1]))
        kind = jsonschema.validators.validator_for(schema)
        validator = kind(schema, format_checker=kind.FORMAT_CHECKER if hasattr(kind, "FORMAT_CHECKER") else None)
        faults = 0
        for path in sys.argv[2:]:
            for fault in validator.iter_errors(json.load(open(path, encoding="utf-8"))):
                faults += 1
                print(path, fault.json_path, fault.message)
        sys.exit(1 if faults else 0)
        """

    private static let schema = ProcessInfo.processInfo.environment["SCREENSPEC_SARIF_SCHEMA"]

    private static var hasValidator: Bool {
        python.flatMap { try? run($0, ["-c", "import jsonschema"]).status } == 0
    }

    private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// The elements of a document with their attributes, in order.
private final class XMLElements: NSObject, XMLParserDelegate {
    private var elements: [(name: String, attributes: [String: String])] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append((name, attributes))
    }

    func named(_ name: String) -> [[String: String]] {
        elements.filter { $0.name == name }.map(\.attributes)
    }
}
