import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// What a run is asked for and nobody has: a path, a module, a screen or class.
struct UnknownNames {
    let problems: [Diagnostic]

    init(in request: ExtractRequest, _ outcome: ProjectRehearsal.Outcome) {
        var problems = request.paths.compactMap { path -> Diagnostic? in
            guard !FileReader.exists(Paths.join(request.compile.workingFolder, path)) else { return nil }
            return RuleDescription.noSuchPath.finding(
                at: nil,
                "There is no file or folder '\(path)'.",
                help: ["Correct the path."]
            )
        }
        let modules = outcome.specs.compilation.project.modules.map(\.name.text)
        if let name = request.module, !modules.contains(name) {
            let others = modules.isEmpty ? "The project file has no 'modules'." : "There are \(modules.formattedList)."
            problems.append(
                RuleDescription.unknownModule.finding(
                    at: nil,
                    "There is no module '\(name)'.",
                    help: [Self.help(name, modules) ?? others]
                )
            )
        }
        let subject = outcome.code.subject
        let named = subject.roles.screens.map(\.name) + subject.specs.components.map(\.name)
        let known = named + subject.checkedTypes.filter(\.isClass).map(\.name)
        for name in request.names where !known.contains(name) {
            problems.append(
                RuleDescription.refusedUpdate.finding(
                    at: nil,
                    "There is no screen or class '\(name)'.",
                    help: [Self.help(name, known) ?? "Name a screen, or the class of a view."]
                )
            )
        }
        self.problems = problems
    }

    private static func help(_ name: String, _ known: [String]) -> String? {
        Spelling.question(about: name, among: known)
    }
}
