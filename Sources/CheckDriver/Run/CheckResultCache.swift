import CodeProject
import ScreenSpecCache

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

    /// All that the result depends on, beside the program; `nil` where nobody has looked into the Swift files.
    static func key(of specs: CompiledSpecs, _ sources: LoadedSources) -> CacheFile.Key? {
        CheckInputs(specs, sources).map { CacheFile.Key($0.bytes) }
    }
}
