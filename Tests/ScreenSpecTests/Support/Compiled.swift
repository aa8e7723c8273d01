import Foundation
import ScreenSpecDiagnostics
import TestSupport

/// A run of `screenspec compile`, with what it reported.
struct Compiled {
    let completed: Completed
    let findings: [ReportedFinding]

    var status: Int32 { completed.status }
    var rules: [String] { findings.map(\.rule) }
    var errors: [ReportedFinding] { findings.filter { $0.severity == "error" } }

    /// All findings as text, for the message of a failed test.
    var text: String {
        findings.map { "\($0.description)\n" }.joined() + completed.errors
    }
}

/// One finding of `--report json`.
struct ReportedFinding: Decodable, CustomStringConvertible {
    struct Place: Decodable {
        struct Position: Decodable {
            let line: Int
            let column: Int
        }

        let path: String
        let start: Position
        let end: Position
    }

    struct Note: Decodable {
        let message: String
        let place: Place?
    }

    let rule: String
    let severity: String
    let message: String
    let help: [String]?
    let place: Place?
    let notes: [Note]

    /// `Login.screen.yaml:3:7`, or nothing.
    var position: String {
        place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? ""
    }

    var description: String { "\(position) \(rule): \(message)" }
}

private struct ReportedFindings: Decodable {
    let findings: [ReportedFinding]
}

extension TemporaryFolder {
    /// Runs the built program in this folder, or one below, as a person does.
    func screenspec(
        _ arguments: [String],
        in folder: String = "",
        environment: [String: String] = [:],
        timeout: Int = 120
    ) throws -> Completed {
        try run(
            Products.executable("screenspec"),
            arguments,
            environment: environment,
            in: path(folder),
            timeout: timeout
        )
    }

    /// Runs `screenspec compile` in this folder, or one below; the report lies outside of it.
    func compile(
        _ arguments: [String] = [],
        in folder: String = "",
        environment: [String: String] = [:],
        timeout: Int = 120
    ) throws -> Compiled {
        try reported("compile", arguments, in: folder, environment: environment, timeout: timeout)
    }

    /// Runs a command that reports findings as `compile` does.
    func reported(
        _ command: String,
        _ arguments: [String] = [],
        in folder: String = "",
        environment: [String: String] = [:],
        timeout: Int = 120
    ) throws -> Compiled {
        try TemporaryFolder.with { reports in
            let completed = try screenspec(
                [command, "--report", "json=\(reports.path("findings.json"))"] + arguments,
                in: folder,
                environment: environment,
                timeout: timeout
            )
            guard reports.exists("findings.json") else { return Compiled(completed: completed, findings: []) }
            let report = Data(try reports.read("findings.json").utf8)
            return Compiled(
                completed: completed,
                findings: try JSONDecoder().decode(ReportedFindings.self, from: report).findings
            )
        }
    }

    /// The files of a folder below by their paths in it; none if it does not exist.
    func texts(in folder: String) throws -> [String: String] {
        let paths = try files().filter { $0.hasPrefix(folder + "/") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map { (String($0.dropFirst(folder.count + 1)), try read($0)) }
        )
    }
}
