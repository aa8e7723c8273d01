import ArgumentParser
import CompileCommandLine
import DocumentationDriver
import ScreenSpecDiagnostics

struct DocumentationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Writes pages about screens and views, with diagrams and a navigation map.",
        discussion: """
            Without options, the project file's 'documentation' says where pages go and in which forms; without that, \
            they are Markdown in the folder Docs.

            Examples:
              screenspec docs
              screenspec docs --check
              screenspec docs --output Docs --format markdown,dot

            Exit status: 0 no error; 1 an error, a warning under --strict, or pages that are out of date under \
            --check; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Spec files, folders or globs; their pages are written, and no others are removed.",
            valueName: "paths"
        ),
        transform: PathArgument.text
    )
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for pages.", valueName: "folder"),
        transform: PathArgument.text
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Any of \(Self.formNames), with commas between them; several lie in a folder each.",
            valueName: "forms"
        )
    )
    var format: String?

    @OptionGroup var options: RunOptions

    @Flag(help: "Write nothing; print how pages differ from what the specs ask for, and fail if they do.")
    var check = false

    @Flag(help: "Overwrite pages that were edited by hand.")
    var force = false

    func validate() throws {
        if check, force { throw ValidationError("--check writes nothing, so --force has no use; give one of them.") }
        _ = try forms
    }

    func run() throws {
        var compilation = options.request
        compilation.paths = paths
        var request = DocumentationRequest(compilation, rules: .screenspec)
        request.output = output
        request.forms = try forms
        request.isCheck = check
        request.isForced = force
        let status = DocumentationRun(
            request,
            conclusion: try options.conclusion(beside: check ? .difference : .nothing)
        )()
        if status != .success { throw ExitCode(status.rawValue) }
    }

    private static let formNames = DocumentationForm.allCases.map(\.rawValue).joined(separator: ", ")

    /// Each once, in the order of the command line.
    private var forms: [DocumentationForm] {
        get throws {
            guard let format else { return [] }
            var forms: [DocumentationForm] = []
            for name in format.split(separator: ",", omittingEmptySubsequences: false) {
                let name = name.trimmingPrefix(while: \.isWhitespace).prefix { !$0.isWhitespace }
                guard let form = DocumentationForm(rawValue: String(name)) else {
                    let hint = Spelling.suggestion(for: String(name), among: DocumentationForm.allCases.map(\.rawValue))
                    throw ValidationError(
                        "There is no format '\(name)'\(hint.isEmpty ? "." : hint) There are \(Self.formNames)."
                    )
                }
                if !forms.contains(form) { forms.append(form) }
            }
            return forms
        }
    }
}
