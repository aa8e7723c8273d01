import ScreenSpecDiagnostics

/// Why an output is not written; one is enough for nothing to be.
package struct OutputRefusal: Sendable {
    var rule: RuleDescription
    /// As people see it.
    var path: String
    var message: String
    var help: [String]
    var notes: [Diagnostic.Note] = []
    /// What stands in the file, where a place in it shows what is meant.
    var contents: [UInt8]?
    var line: Range<Int>?

    init(_ rule: RuleDescription, _ path: String, _ message: String, help: [String] = []) {
        self.rule = rule
        self.path = path
        self.message = message
        self.help = help
    }

    static func unwritable(_ path: String, _ reason: String) -> OutputRefusal {
        OutputRefusal(.unwritableOutput, path, "'\(path)' cannot be written: \(reason).")
    }

    /// The refusal as a finding; a file that it shows a place of joins the files of the run.
    func diagnostic(addingTo files: inout SourceFiles) -> Diagnostic {
        var range: SourceRange?
        if let contents {
            let file = files.append(path: path, bytes: contents)
            range = SourceRange(file: file, lower: line?.lowerBound ?? 0, upper: line?.upperBound ?? 0)
        }
        return rule.finding(at: range, message, help: help, notes: notes)
    }
}

extension GeneratedFile.Origin {
    /// `'Specs/Login.screen.yaml'`, for messages.
    var name: String {
        switch self {
        case .spec(let path): "'\(path)'"
        case .allSpecs: "the module's specs"
        }
    }
}
