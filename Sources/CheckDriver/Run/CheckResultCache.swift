import CodeProject
import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// The result of the last run, for a run that has nothing else to say: nothing that it depends on has changed.
///
/// The key is made of contents alone, as that of facts is, so that a fresh clone has the result as well.
struct CheckResultCache: Sendable {
    private let folder: CacheFolder

    private static let name = "verdict"

    init(in folder: CacheFolder) {
        self.folder = folder
    }

    func result(for key: CacheFile.Key) -> CheckResult? {
        guard let bytes = CacheFile(Self.name, in: folder, key: key).read()?.part(0) else { return nil }
        var reader = ByteReader(bytes)
        return try? reader.readCheckResult()
    }

    func keep(_ result: CheckResult, for key: CacheFile.Key) {
        var writer = ByteWriter()
        writer.write(result)
        CacheFile(Self.name, in: folder, key: key).write([writer.bytes])
    }

    /// All that the result depends on, beside the program: the project file and the specs with their bytes, what was wrong with them
    /// before any rule ran, and the Swift files with the hashes of theirs. Names count, and so does the order, since findings know
    /// files by their numbers.
    ///
    /// `nil` where nobody has looked into the Swift files.
    static func key(of specs: CompiledSpecs, _ sources: LoadedSources) -> CacheFile.Key? {
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
        return CacheFile.Key(writer.bytes)
    }
}
