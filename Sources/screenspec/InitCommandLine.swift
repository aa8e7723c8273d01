import ArgumentParser
import CompileCommandLine
import CompileDriver
import ExtractDriver
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

struct InitCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a project file that fits the app in the folder, or a first project.",
        discussion: """
            In the folder of an app the project file names its sources and the architecture that its code shows. \
            Elsewhere a commented project file is written, a first spec and the class that goes with it.

            Examples:
              screenspec init
              screenspec init MyApp
            """
    )

    @Argument(help: "The folder of the project.", transform: PathArgument.text)
    var folder = "."

    func run() throws {
        let path = Paths.normalised(Paths.join(Paths.workingFolder, folder))
        if let setup = ProjectSetup(in: path) {
            try finish(setup.write(), in: path)
            StandardStream.output.write("wrote \(ProjectSetup.path)\n")
            StandardStream.output.write(
                "Now run 'screenspec check', or 'screenspec extract' for specs of what is there.\n"
            )
            return
        }
        try finish(InitCommand.run(in: path), in: path)
        for file in InitCommand.files { StandardStream.output.write("wrote \(file.path)\n") }
        StandardStream.output.write("Now run 'screenspec compile'.\n")
    }

    private func finish(_ problems: [Diagnostic], in path: String) throws {
        guard problems.isEmpty else {
            throw ExitCode(ExitStatus.refusing(since: problems, path).rawValue)
        }
    }
}
