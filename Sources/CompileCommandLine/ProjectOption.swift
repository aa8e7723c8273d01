import ArgumentParser
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

/// `--project`, which all commands have that look at a project.
package struct ProjectOption: ParsableArguments {
    @Option(
        name: .customLong("project"),
        help: ArgumentHelp(
            "The project file, or the folder that holds it; otherwise the nearest one is looked for.",
            valueName: "path"
        ),
        transform: PathArgument.text
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

    /// Ends a command that does not report findings where the project file is wrong: it would read another project's code.
    package func requireSoundFile() throws {
        try Self.requireSoundFile(loaded)
    }

    package static func requireSoundFile(_ project: LoadedProject) throws {
        guard !project.fileErrors.isEmpty else { return }
        let report = Report(
            Findings(project.fileErrors),
            in: project.files,
            folder: project.location.folder,
            policy: project.policy
        )
        _ = ReportTarget(.terminal, to: .stream(.errors)).write(report)
        throw ExitCode(ExitStatus(report.findings, of: report.policy.registry).rawValue)
    }
}
