import Foundation
import TestSupport
import Testing

@Suite("Reports")
struct ReportTests {
    /// A warning and an error.
    private static let spec = """
        view: Badge
        subviews: {label: {type: UILabel, shows: {text: titel}}}
        viewModel: {properties: {title: String}}

        """

    @Test("come in several forms at once, with the same findings in each")
    func severalForms() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Badge.view.yaml")
            let completed = try folder.screenspec([
                "compile", "--report", "terminal", "--report", "xcode=out/findings.txt", "--report", "json=-",
            ])
            #expect(completed.status == 1)
            let json = try JSONSerialization.jsonObject(with: Data(completed.output.utf8)) as? [String: Any]
            let findings = try #require(json?["findings"] as? [[String: Any]])
            let rules = findings.compactMap { $0["rule"] as? String }
            #expect(rules == ["unknown-property", "unshown-property"] || rules == ["unknown-property"])
            let lines = try folder.read("out/findings.txt").split(separator: "\n")
            for finding in findings {
                let rule = try #require(finding["rule"] as? String)
                let message = try #require(finding["message"] as? String)
                let severity = try #require(finding["severity"] as? String)
                let place = try #require(finding["place"] as? [String: Any])
                let start = try #require(place["start"] as? [String: Any])
                let position = "\(start["line"] ?? ""):\(start["column"] ?? "")"
                #expect(completed.errors.contains("\(severity)[\(rule)]: \(message)\n"))
                #expect(completed.errors.contains("--> Badge.view.yaml:\(position)\n"))
                let line = "\(folder.path("Badge.view.yaml")):\(position): \(severity): \(message) [\(rule)]"
                #expect(lines.contains { $0 == line })
            }
            // The excerpt with the range underlined.
            #expect(completed.errors.contains("subviews: {label: {type: UILabel, shows: {text: titel}}}\n"))
            #expect(completed.errors.contains(" ^~~~~\n"))
        }
    }

    @Test(
        "for programs have standard output to themselves, and the difference of a dry run standard error",
        arguments: [["compile", "--check"], ["docs", "--check"], ["check", "--fix", "--dry-run"]]
    )
    func beside(difference arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("view: Badge\nsubviews: {label: UILabel}\n", to: "Specs/Badge.view.yaml")
            try folder.write(
                "import UIKit\n\nfinal class Badge: UIView {\n    let label = UILabel()\n}\n",
                to: "Badge.swift"
            )
            let people = try folder.screenspec(arguments)
            #expect(people.output.contains("\n+++ "), "\(people.output)\(people.errors)")
            let programs = try folder.screenspec(arguments + ["--report", "json"])
            #expect(programs.status == people.status)
            let json = try JSONSerialization.jsonObject(with: Data(programs.output.utf8)) as? [String: Any]
            #expect(json?["findings"] != nil)
            #expect(programs.errors.contains("\n+++ "), "\(programs.errors)")
        }
    }

    @Test("for programs need a file beside what a run prints")
    func besideProduct() throws {
        try TemporaryFolder.with { folder in
            try folder.write("view: Badge\nsubviews: {label: UILabel}\n", to: "Specs/Badge.view.yaml")
            let refused = try folder.screenspec(["compile", "--emit", "ir", "--report", "json"])
            #expect(refused.status == 64)
            #expect(refused.output.isEmpty)
            #expect(refused.errors.contains("name a file: '--report json=FILE'."), "\(refused.errors)")
        }
    }

    @Test("are without colours where nobody sees them")
    func colors() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Badge.view.yaml")
            let output = try folder.screenspec(["compile"]).output
            #expect(!output.contains("\u{1B}"))
        }
    }

    @Test(
        "have colours on a terminal",
        .enabled(if: Tools.find("script") != nil, "script, of util-linux, is not on PATH")
    )
    func terminal() throws {
        let script = try #require(Tools.find("script"))
        let program = try Products.executable("screenspec")
        try TemporaryFolder.with { folder in
            try folder.write(Self.spec, to: "Badge.view.yaml")
            func output(_ environment: [String: String]) throws -> String {
                let command = ["-qec", "'\(program)' compile", "/dev/null"]
                return try run(script, command, environment: environment, in: folder.path, timeout: 60).output
            }
            let colored = try output(["TERM": "xterm", "NO_COLOR": ""])
            #expect(colored.contains("\u{1B}["))
            #expect(colored.contains("unknown-property"))
            for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]] {
                let plain = try output(environment)
                #expect(!plain.contains("\u{1B}["))
                #expect(plain.contains("unknown-property"))
            }
        }
    }

    @Test("of hundreds of findings end quietly when nobody reads on")
    func closedPipe() throws {
        try TemporaryFolder.with { folder in
            let keys = (0..<3000).map { "key\($0): 1\n" }.joined()
            try folder.write("view: Badge\n" + keys, to: "Badge.view.yaml")
            let program = try Products.executable("screenspec")
            let result = try run(
                "/bin/sh",
                ["-c", "{ '\(program)' compile --report json; echo $? >status; } | head -1"],
                in: folder.path,
                timeout: 60
            )
            #expect(result.output == "{\n")
            #expect(try folder.read("status") == "1\n")
        }
    }
}
