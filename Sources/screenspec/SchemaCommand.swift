import ArgumentParser
import CompileCommandLine
import ScreenSpecReporting
import SpecFrontEnd
import SpecProject

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of specs or of the project file, for editors.",
        discussion: """
            Without a kind, the schema takes whatever a spec file holds. With --project it knows the project's own \
            architectures, and each screen has exactly the channels of its own; one that names none has those of the \
            project's, or of one of its modules.

            Examples:
              screenspec schema > screenspec.schema.json
              screenspec schema project
              screenspec schema screen --project .
            """
    )

    @Argument(help: "view, screen, models, architecture or project.")
    var kind: DocumentKind?

    @Option(
        help: ArgumentHelp("The project whose architectures count: its file or folder.", valueName: "path"),
        transform: PathArgument.text
    )
    var project: String?

    func run() throws {
        guard project != nil else {
            return StandardStream.output.write(JSONSchema.text(of: kind, architectures: ArchitectureTable([])))
        }
        var request = CompileRequest()
        request.project = project
        try ProjectOption.requireSoundFile(LoadedProject(named: project, from: request.workingFolder))
        let compilation = Compilation(request)
        let text = JSONSchema.text(
            of: kind,
            architectures: compilation.architectures,
            defaultArchitectures: compilation.project.standardArchitectures
        )
        StandardStream.output.write(text)
    }
}

extension DocumentKind: ExpressibleByArgument {}

extension ProjectFile {
    /// Those of screens that name none, each once.
    fileprivate var standardArchitectures: [String] {
        let standard = architecture?.text ?? ComponentOutline.defaultArchitecture
        let all = modules.isEmpty ? [standard] : modules.map { $0.architecture?.text ?? standard }
        return all.reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
    }
}
