import ArgumentParser
import CompileCommandLine
import ScaffoldDriver

struct ScaffoldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaffold",
        abstract: "Writes the classes that specs ask for and nobody has.",
        discussion: """
            Views with their subviews in a stack, with what these show and with handlers for what a person does; \
            presenters, interactors and the like with whole conformances; and the assembly, where the architecture \
            has somebody for it. A class that exists is left alone, and no file is overwritten: what a class lacks is \
            a fix of 'screenspec check'. A view that Interface Builder lays out is left to you.

            Examples:
              screenspec scaffold --dry-run
              screenspec scaffold Login
              screenspec scaffold Login --only presenter --only interactor
              screenspec scaffold Login --diff

            Exit status: 0 done; 1 a name is unknown, a file is in the way, or a spec has an error, and nothing is \
            written; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("Screens and views; without any, those of all specs.", valueName: "names"))
    var names: [String] = []

    @Option(help: ArgumentHelp("Only classes of this role; may be given several times.", valueName: "role"))
    var only: [String] = []

    @Flag(help: "Name what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "Show what would be written, and write nothing.")
    var diff = false

    @OptionGroup var project: ProjectOption

    @OptionGroup var jobs: JobsOption

    func run() throws {
        HeapGrowth.inLargeSteps()
        var compile = project.request
        compile.jobs = jobs.value
        var request = ScaffoldRequest(compile)
        (request.names, request.roles) = (names, only)
        request.mode = diff ? .diff : dryRun ? .list : .write
        let status = ScaffoldRun(request)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
