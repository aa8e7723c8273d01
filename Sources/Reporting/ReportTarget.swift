import ScreenSpecCLibrary
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// One `--report FORM[=FILE]`: a form, and where it goes.
package struct ReportTarget: Sendable {
    package let form: ReportForm
    package let destination: Destination

    package enum Destination: Hashable, Sendable {
        case stream(StandardStream)
        case file(String)
    }

    /// What a run prints to standard output beside its findings.
    package enum OutputUse: Sendable {
        case nothing
        /// A difference: findings for people make room for it, and it makes room for a report for programs.
        case difference
        /// What the run was asked for, which stands there alone.
        case product
    }

    /// An argument that names no form, a file twice or what a person has written; the text is for the person at the command line.
    package struct ArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    package init(_ form: ReportForm, to destination: Destination = .stream(.output)) {
        self.form = form
        self.destination = destination
    }

    /// All `--report` of a command line; without any, the form for terminals.
    package static func targets(_ arguments: [String], beside use: OutputUse = .nothing) throws(ArgumentError)
        -> [ReportTarget]
    {
        var requests: [(argument: String, form: ReportForm, file: String?)] = []
        for argument in arguments {
            let (form, file) = try parse(argument)
            requests.append((argument, form, file))
        }
        if requests.isEmpty { requests = [(ReportForm.terminal.name, .terminal, nil)] }
        let claims = requests.filter { $0.file == "-" || $0.file == nil && !$0.form.givesWay }
        if use == .product, let claim = claims.first {
            throw ArgumentError(
                description: "'--report \(claim.argument)' goes to standard output, where the result is printed; "
                    + "name a file: '--report \(claim.form.name)=FILE'."
            )
        }
        let isOutputTaken = use != .nothing || !claims.isEmpty
        var targets: [ReportTarget] = []
        for (argument, form, file) in requests {
            let stream: StandardStream = file == nil && form.givesWay && isOutputTaken ? .errors : .output
            let target = ReportTarget(
                form,
                to: file.flatMap { $0 == "-" ? nil : .file($0) } ?? .stream(stream)
            )
            if targets.contains(where: { $0.place == target.place }) {
                throw ArgumentError(
                    description: "'--report \(argument)' goes where another report goes; name a file: "
                        + "'--report \(form.name)=FILE'."
                )
            }
            targets.append(target)
        }
        return targets
    }

    /// The form, and what stands behind `=`.
    private static func parse(_ argument: String) throws(ArgumentError) -> (form: ReportForm, file: String?) {
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
        let file = parts.dropFirst().first.map(String.init)
        if file == "" {
            throw ArgumentError(description: "'\(argument)' names no file after '='; write '\(name)=FILE'.")
        }
        if let file, InputNames.contain(file) {
            throw ArgumentError(
                description: "'--report \(argument)' would overwrite what ScreenSpec reads; give it another name."
            )
        }
        return (form, file)
    }

    /// The destination, whatever the spelling of its path.
    private var place: Destination {
        guard case .file(let path) = destination else { return destination }
        return .file(FileReplacement.resolved(Paths.normalised(Paths.join(Paths.workingFolder, path))))
    }

    /// Writes the report; returns what kept it from being written.
    package func write(_ report: Report) -> Diagnostic? {
        do throws(SystemError) {
            switch destination {
            case .stream(let stream): try stream.send(form.text(report, isColored: stream.showsColors()))
            case .file(let path): try Self.write(form.text(report), to: path)
            }
            return nil
        } catch {
            return RuleDescription.unwritableReport.finding(
                at: nil,
                "\(destination.subject) cannot be written: \(error.reason)."
            )
        }
    }

    private static func write(_ text: String, to path: String) throws(SystemError) {
        let bytes = Array(text.utf8)
        // A pipe or a device is written to; nothing can be put in its place.
        if let status = try? FileStatus(path: path), case .special = status.kind {
            return try Descriptor(opening: path, O_WRONLY).write(bytes)
        }
        try FileReplacement.write(bytes, makingFolderOf: path)
    }
}

extension ReportTarget.Destination {
    fileprivate var subject: String {
        switch self {
        case .stream(.output): "Standard output"
        case .stream(.errors): "Standard error"
        case .file(let path): "The report '\(path)'"
        }
    }
}
