import ArgumentParser
import ScreenSpecFileSystem
import SpecProject

/// `--project`, which all commands have that look at a project.
package struct ProjectOption: ParsableArguments {
    @Option(
        name: .customLong("project"),
        help: ArgumentHelp(
            "The project file, or the folder that holds it; otherwise the nearest one is looked for.",
            valueName: "path"
        )
    )
    package var path: String?

    package init() {}

    package var request: CompileRequest {
        var request = CompileRequest()
        request.project = path
        return request
    }

    package var loaded: LoadedProject {
        LoadedProject(named: path, from: Paths.workingFolder)
    }
}
