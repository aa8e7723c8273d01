import ScreenSpecFileSystem
import SpecFrontEnd
import SwiftEmitter

/// The folders that what is made of a module's specs goes to. Absolute.
package struct ModuleOutputs: Sendable, Hashable {
    /// Of the Swift that the app compiles.
    package var declarations: String
    /// Of doubles for tests; `nil` where nobody asks for them.
    package var doubles: String?

    /// Where outputs go that nobody says a word about.
    static let standard = "Generated"
    private static let standardDoubles = "Doubles"

    init(declarations: String) {
        self.declarations = declarations
    }

    /// Those of a project that is one module.
    init(of project: ProjectFile, in location: ProjectLocation, _ request: CompileRequest) {
        let folder = location.folder
        declarations =
            request.output.map { Self.join(request.workingFolder, $0) }
            ?? Self.join(folder, project.output?.text ?? Self.standard)
        doubles =
            request.doubles.map { Self.join(request.workingFolder, $0) }
            ?? project.doubles.map { Self.join(folder, $0.output?.text ?? Self.standardDoubles) }
    }

    /// Those of one of several modules: by its own word, or else by its name in the folder of all.
    init(
        of module: ProjectFile.Module,
        of project: ProjectFile,
        in location: ProjectLocation,
        _ request: CompileRequest
    ) {
        let name = module.name.text
        let folder = location.folder
        declarations =
            request.output.map { Self.join(request.workingFolder, $0, name) }
            ?? Self.join(folder, module.output?.text ?? Paths.join(Self.standard, name))
        let asked = module.doubles ?? project.doubles
        doubles =
            request.doubles.map { Self.join(request.workingFolder, $0, name) }
            ?? module.doubles?.output.map { Self.join(folder, $0.text) }
            ?? asked.map { _ in Self.join(folder, project.doubles?.output?.text ?? Self.standardDoubles, name) }
    }

    private static func join(_ parts: String...) -> String {
        Paths.normalised(parts.dropFirst().reduce(parts[0], Paths.join))
    }

    /// All of them, with what each holds.
    package var all: [SpecOutput] {
        [SpecOutput(form: .declarations, folder: declarations)]
            + (doubles.map { [SpecOutput(form: .doubles, folder: $0)] } ?? [])
    }
}

/// A form of what is made of specs, and the absolute folder for it.
package struct SpecOutput: Sendable, Hashable {
    package let form: OutputForm
    package let folder: String
}
