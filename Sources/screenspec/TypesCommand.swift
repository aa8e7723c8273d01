import ArgumentParser
import CheckDriver
import CompileCommandLine

struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "types",
        abstract: "Lists the types that the sources declare and the specs name, for 'externalTypes: {file: …}'.",
        discussion: """
            'compile' reads no Swift. What specs need to know of the app's own types (superclasses, conformances, generic \
            parameters, modules) is listed in a file that is committed; 'check' says when it is out of date.

            Examples:
              screenspec types
              screenspec types --write App.types.yaml

            Exit status: 0 the list is there; 1 there is no Swift; 2 the file cannot be written; 64 the command line \
            is wrong.
            """
    )

    @Option(
        help: ArgumentHelp("The file to write; without it, the list is printed.", valueName: "file"),
        transform: PathArgument.text
    )
    var write: String?

    @OptionGroup var options: RunOptions

    func validate() throws {
        guard let write, !write.hasSuffix(".types.yaml") else { return }
        throw ValidationError("'\(write)' does not end in '.types.yaml', by which build plugins know a file of types.")
    }

    func run() throws {
        let status = TypesRun(
            options.request,
            writingTo: write,
            conclusion: try options.conclusion(beside: write == nil ? .product : .nothing)
        )()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
