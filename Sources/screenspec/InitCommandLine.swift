import ArgumentParser
import CompileCommandLine
import CompileDriver
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

struct InitCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a commented project file, a first spec and the class that goes with it.",
        discussion: """
            Examples:
              screenspec init
              screenspec init MyApp
            """
    )

    @Argument(help: "The folder of the project.")
    var folder = "."

    func run() throws {
        let path = Paths.normalised(Paths.join(Paths.workingFolder, folder))
        let problems = InitCommand.run(in: path)
        guard problems.isEmpty else {
            let report = Report(Findings(problems), in: SourceFiles(), folder: path, policy: Policy(.screenspec))
            ReportTarget(.terminal).write(report).map { _ = $0 }
            throw ExitCode(ExitStatus.findings.rawValue)
        }
        for file in InitCommand.files { StandardStream.output.write("wrote \(file.path)\n") }
        StandardStream.output.write("Now run 'screenspec compile'.\n")
    }
}
