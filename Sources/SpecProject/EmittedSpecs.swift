import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecGeneratedFiles
import SwiftEmitter

extension Compilation {
    /// The Swift of those specs of a module that are asked for, made in memory; none while there is an error, since then none can
    /// be made at all.
    package func emittedFiles(
        of module: Module,
        jobs: Jobs,
        where isWanted: (SpecFile) -> Bool,
        withModuleFile: Bool
    ) -> [GeneratedFile] {
        let specs = module.program.files.filter(isWanted)
        guard !specs.isEmpty || withModuleFile, let program = CheckedProgram(module.program, findings: findings) else {
            return []
        }
        let emitted = jobs.map(specs) { SwiftEmitter.emit($0, in: program) }
        return (emitted + (withModuleFile ? [SwiftEmitter.emitModule(program)] : [])).map(GeneratedFile.init)
    }
}

extension GeneratedFile {
    /// All that `compile` writes, head and body.
    package var bytes: [UInt8] {
        let folder = OutputFolder(
            path: "",
            displayPath: "",
            files: [],
            languageVersion: SwiftEmitter.languageVersion,
            coversAllSpecs: false
        )
        return folder.head(of: self) + body
    }

    package init(_ file: EmittedFile) {
        self.init(
            path: file.name,
            origin: file.source.map(Origin.spec) ?? .allSpecs,
            body: file.body,
            owners: file.owners
        )
    }
}
