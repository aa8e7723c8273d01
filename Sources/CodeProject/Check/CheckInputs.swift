import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecProject

/// All that is read of a project, as bytes to make keys of: made of contents alone, as that of facts is, so that a fresh clone has the
/// same.
package struct CheckInputs: Sendable {
    package let bytes: [UInt8]

    /// The project file and the specs with their bytes, what was wrong with them before any rule ran, and the Swift files with the hashes
    /// of theirs. Names count, and so does the order, since findings know files by their numbers.
    ///
    /// `nil` where nobody has looked into the Swift files.
    package init?(_ specs: CompiledSpecs, _ sources: LoadedSources) {
        var writer = ByteWriter()
        writer.write(specs.compilation.files.all) { writer, file in
            writer.write(file.path)
            writer.write(ContentHash(file.bytes).value)
            writer.write(UInt64(file.bytes.count))
        }
        writer.write(specs.rawFindings.found) { $0.write($1) }
        writer.write(sources.folderDiagnostics) { $0.write($1) }
        for file in sources.files {
            writer.write(file.display)
            switch file.contents {
            case .success(let key):
                writer.write(true)
                writer.write(key.hash)
                writer.write(key.byteCount)
            case .failure(let problem):
                writer.write(false)
                writer.write(problem.words(path: file.display).message)
                writer.write(UInt64(problem.offset))
            case nil: return nil
            }
        }
        // Which flags are set decides what is compiled.
        writer.write(BuildSettings(in: specs.compilation.inputs.project.location.folder)?.hash ?? 0)
        bytes = writer.bytes
    }

    /// Those of a project as it lies on the disk; `nil` where no earlier run has left anything to compare with.
    package init?(_ request: CompileRequest) {
        let project = LoadedProject(named: request.project, from: request.workingFolder)
        guard let loader = SourceLoader.loader(for: project, { _ in }, request.jobs) else { return nil }
        let (specs, list) = request.jobs.both(
            { CompiledSpecs.compile(project, request, nil, SourceCheck.rules) },
            { loader.list() }
        )
        guard list.knowsContents else { return nil }
        self.init(specs, loader.withoutFacts(list, after: specs.compilation.files))
        list.keepStamps()
    }
}
