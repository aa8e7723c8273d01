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
    /// By the numbers of edits, what was found after them.
    private(set) var findings: [Int: String] = [:]

    /// Runs in the folder of the project.
    static func run(in folder: String) throws {
        let edits = try WorkspaceEdits.all(count: editCount, in: folder)
        let workspace = ProjectWorkspace(CompileRequest(workingFolder: folder))
        var lines: [String] = []
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
                lines[number] += " \(try digest(workspace))"
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
            seconds.append(Double(fields[0]) ?? .nan)
            if fields.count > 1 { findings[number] = String(fields[1]) }
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
