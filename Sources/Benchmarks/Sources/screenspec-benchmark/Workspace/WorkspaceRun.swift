import CodeProject
import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SpecProject

/// A workspace that takes all edits, in a process of its own, which has its own memory: this program again, as `--workspace`. What it
/// took stands in a file for the process that has started it.
struct WorkspaceRun {
    static let word = "--workspace"
    static let editCount = 200
    /// After so many edits, findings are compared with those of a workspace that starts anew.
    static let comparedEach = 10

    private static let reportName = "workspace-report.txt"

    /// The seconds that it took from each text to its findings, in the order of the edits.
    private(set) var seconds: [Double] = []
    /// Those of cold checks, before the first edit and whenever findings were compared.
    private(set) var coldSeconds: [Double] = []
    /// By the numbers of edits, what was found after them.
    private(set) var findings: [Int: String] = [:]

    /// Runs in the folder of the project, with cold checks in between: a machine that others share gets slower and faster.
    static func run(in folder: String, beside checker: String) throws {
        func coldSeconds() throws -> Double {
            let url = URL(fileURLWithPath: folder)
            try ScratchFolder.clear(url.appendingPathComponent(".screenspec"))
            defer { try? ScratchFolder.clear(url.appendingPathComponent(".screenspec")) }
            return try Child.run([checker, "check"], in: url, expecting: 0...1, isSilent: true).seconds
        }
        let edits = try WorkspaceEdits.all(count: editCount, in: folder)
        let workspace = ProjectWorkspace(CompileRequest(workingFolder: folder))
        _ = try coldSeconds()
        var lines = ["\(try coldSeconds())"]
        let clock = ContinuousClock()
        for (number, edit) in edits.enumerated() {
            let elapsed = try clock.measure {
                workspace.change(edit.path, edit.text, version: number)
                if edit.isOfSpec {
                    _ = try workspace.specFindings()
                } else {
                    let affected = try workspace.affected()
                    for path in affected + [edit.path] { _ = try workspace.findings(for: path) }
                }
            }
            lines.append("\(elapsed / .seconds(1))")
            if (number + 1).isMultiple(of: comparedEach) {
                lines[number + 1] += " \(try digest(workspace)) \(try coldSeconds())"
            } else if edit.isOfSpec {
                // What the code makes of it is found out meanwhile, as in an editor.
                _ = try workspace.findings()
            }
        }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(reportName)
        try Data(lines.joined(separator: "\n").utf8).write(to: url)
    }

    init(reportIn folder: URL) throws {
        let text = try String(contentsOf: folder.appendingPathComponent(Self.reportName), encoding: .utf8)
        for (number, line) in text.split(separator: "\n").enumerated() {
            let fields = line.split(separator: " ")
            if number > 0 { seconds.append(Double(fields[0]) ?? .nan) }
            if number == 0 || fields.count > 1, let cold = fields.last.flatMap({ Double($0) }) {
                coldSeconds.append(cold)
            }
            if fields.count > 1 { findings[number - 1] = String(fields[1]) }
        }
    }

    /// What each edit took of a cold check, by the mean of those before and after it.
    var ofCold: [Double] {
        seconds.enumerated().map { number, seconds in
            let place = min(number / Self.comparedEach, coldSeconds.count - 2)
            return seconds / ((coldSeconds[place] + coldSeconds[place + 1]) / 2)
        }
    }

    /// Stands for all that is found, with its places.
    static func digest(_ workspace: ProjectWorkspace) throws -> String {
        let paths = try workspace.findings(for: "").paths
        let lines = try workspace.findings().values.joined().map { finding in
            let places = ([finding.range] + finding.notes.map(\.range)).map { range in
                range.map { "\(paths[$0.file] ?? "?"):\($0.lower)-\($0.upper)" } ?? "-"
            }
            return "\(finding.rule.text) \(finding.severity) \(finding.messageWithHelp) \(places)"
        }
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in lines.sorted().joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return "\(lines.count):\(hash)"
    }
}
