import Foundation
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// One `--report FORM[=FILE]`: a form, and where it goes.
package struct ReportTarget: Sendable {
    package let form: ReportForm
    /// `nil` is the form's stream; `-` on the command line is standard output.
    package let destination: Destination

    package enum Destination: Hashable, Sendable {
        case stream(StandardStream)
        case file(String)
    }

    /// An argument that names no form, or a file twice; the text is for the person at the command line.
    package struct ArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    package init(_ form: ReportForm) {
        self.form = form
        destination = .stream(form.stream)
    }

    package init(argument: String) throws(ArgumentError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let names = ReportForm.all.map(\.name)
        guard let form = ReportForm.all.first(where: { $0.name == name }) else {
            throw ArgumentError(
                description: "There is no report form '\(name)'"
                    + "\(Spelling.closest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ".")"
                    + " The forms are \(names.joined(separator: ", "))."
            )
        }
        self.form = form
        switch parts.dropFirst().first {
        case nil: destination = .stream(form.stream)
        case "": throw ArgumentError(description: "'\(argument)' names no file after '='; write '\(name)=FILE'.")
        case "-": destination = .stream(.output)
        case .some(let path): destination = .file(String(path))
        }
    }

    /// All `--report` of a command line; without any, the form for terminals.
    package static func targets(_ arguments: [String]) throws(ArgumentError) -> [ReportTarget] {
        guard !arguments.isEmpty else { return [ReportTarget(.terminal)] }
        var targets: [ReportTarget] = []
        for argument in arguments {
            let target = try ReportTarget(argument: argument)
            if targets.contains(where: { $0.destination == target.destination }) {
                throw ArgumentError(
                    description: "'--report \(argument)' goes where another report goes; name a file: "
                        + "'--report \(target.form.name)=FILE'."
                )
            }
            targets.append(target)
        }
        return targets
    }

    /// Writes the report; returns what kept it from being written.
    package func write(_ report: Report) -> Diagnostic? {
        switch destination {
        case .stream(let stream):
            stream.write(form.text(report, isColored: stream.showsColors()))
            return nil
        case .file(let path):
            do throws(SystemError) {
                // A folder for reports is often one that each run makes anew; if it cannot be, opening the file says so.
                try? FileManager.default.createDirectory(
                    atPath: Paths.folder(of: path),
                    withIntermediateDirectories: true
                )
                let descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
                try descriptor.write(Array(form.text(report).utf8))
                return nil
            } catch {
                return RuleDescription.unwritableReport.finding(
                    at: nil,
                    "The report '\(path)' cannot be written: \(error.reason)."
                )
            }
        }
    }
}
