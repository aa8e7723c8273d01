import ArgumentParser
import CompileCommandLine
import ScaffoldDriver

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the first spec of a screen, a view or a model.",
        discussion: """
            The spec compiles as it is, and says by example what there is to say. 'screenspec scaffold' then writes \
            its classes.

            Examples:
              screenspec new screen Login
              screenspec new screen Login --architecture viper --folder Specs/Account
              screenspec new view ProductCell --dry-run
              screenspec new models Product --module Catalogue

            Exit status: 0 done; 1 the name or the file is taken, or something that is named does not exist, and \
            nothing is written; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("screen, view or models.", valueName: "kind"))
    var kind: String

    @Argument(help: ArgumentHelp("The name, as Swift has it: Login, ProductCell, Product.", valueName: "name"))
    var name: String

    @Option(help: ArgumentHelp("The screen's architecture, where it is not the project's.", valueName: "name"))
    var architecture: String?

    @Option(help: ArgumentHelp("The module whose spec it is.", valueName: "module"))
    var module: String?

    @Option(
        help: ArgumentHelp("The folder for it; otherwise the first of 'specs'.", valueName: "folder"),
        transform: PathArgument.text
    )
    var folder: String?

    @Flag(help: "Print it, and write nothing.")
    var dryRun = false

    @OptionGroup var project: ProjectOption

    func validate() throws {
        guard let kind = NewRequest.Kind(rawValue: kind) else {
            throw ValidationError("There is no kind of spec '\(kind)'; the kinds are screen, view and models.")
        }
        guard architecture == nil || kind == .screen else {
            throw ValidationError("--architecture is for screens.")
        }
    }

    func run() throws {
        guard let kind = NewRequest.Kind(rawValue: kind) else { return }
        var request = NewRequest(project.request, kind, named: name)
        (request.architecture, request.module, request.folder) = (architecture, module, folder)
        request.isDry = dryRun
        let status = NewRun(request)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
