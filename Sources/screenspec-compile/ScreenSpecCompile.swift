import ArgumentParser
import CompileCommandLine
import ScreenSpecCLibrary

/// The compiler alone, as build systems run it: what it links is built quickly.
@main
struct ScreenSpecCompile: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenspec-compile",
        abstract: "Checks specs and writes the Swift that they make.",
        discussion: CompileCommand.configuration.discussion.replacing("screenspec compile", with: "screenspec-compile"),
        version: CompileCommand.version
    )

    @OptionGroup var compile: CompileCommand

    static func main() {
        main(Array(CurrentProcess.arguments.dropFirst()))
    }

    func run() throws {
        try compile.run()
    }
}
