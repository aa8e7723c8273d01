import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// All that the verdict on a project depends on, beside the program, as one hash: the same question has the same answer.
struct CheckQuestion: Hashable, Sendable, BitwiseCopyable {
    private let hash: UInt64
    private let byteCount: UInt64

    /// The project file and the specs with their bytes, what was wrong with them before any rule ran, and the Swift files with the
    /// hashes of theirs. Names count, and so does the order, since findings know files by their numbers.
    ///
    /// `nil` where nobody has looked into the Swift files.
    init?(_ compilation: Compilation, _ rawFindings: RawFindings, _ sources: LoadedSources) {
        var writer = ByteWriter()
        writer.write(compilation.files.all) { writer, file in
            writer.write(file.path)
            writer.write(ContentHash(file.bytes).value)
            writer.write(UInt64(file.bytes.count))
        }
        writer.write(rawFindings.found) { $0.write($1) }
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
        hash = ContentHash(writer.bytes).value
        byteCount = UInt64(writer.bytes.count)
    }
}
