import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd

/// The file in which `screenspec types` lists types of the sources, as a project reads it.
struct TypesFile: Sendable {
    let types: [ProjectFile.ExternalType]
    let diagnostics: [Diagnostic]

    init(_ file: SourceFile) {
        if let mark = file.lines.first(where: { MergeMark.starts(file.text($0.offsets)) }) {
            types = []
            diagnostics = [
                RuleDescription.unusableTypes.finding(
                    at: mark,
                    "'\(file.path)' holds the marks of a merge.",
                    help: [Self.remedy(file.path)]
                )
            ]
        } else {
            (types, diagnostics) = TypesParser.parse(file)
        }
    }

    /// What the project file's mention of a file leads to that cannot be read.
    static func unreadable(_ name: Name, _ problem: FileProblem) -> Diagnostic {
        RuleDescription.unusableTypes.finding(
            at: name.range,
            problem.diagnostic(path: name.text).message,
            help: [remedy(name.text)]
        )
    }

    private static func remedy(_ path: String) -> String {
        "Write it with 'screenspec types --write \(path)'."
    }
}
