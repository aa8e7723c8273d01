import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import SourceFacts

/// Reads the files of a list, or takes their facts from the cache.
struct SourceReading: Sendable {
    let list: SourceList
    /// What earlier runs have left of them.
    let kept: FactsCache.Contents?
    /// Texts that stand in for those of files, by paths.
    let overlay: [String: [UInt8]]
    /// Called for each file that is done.
    let progress: @Sendable () -> Void

    enum Outcome: Sendable {
        case facts(OwnedFacts, FactsKey, parsed: Parsed?)
        case problem(SourceBytes.Problem)
    }

    /// Of a file that was read to parse it.
    struct Parsed: Sendable {
        let stamp: SourceStamps.Entry?
    }

    /// What becomes of a file, by its number in the list.
    func outcome(of number: Int, _ extractor: FactsExtractor) -> Outcome {
        defer { progress() }
        let path = list.files[number].path
        do throws(SourceBytes.Problem) {
            if let key = try list.contents?[number].get(), let facts = kept?.facts(for: key) {
                return .facts(facts, key, parsed: nil)
            }
            let file = overlay[path] == nil ? try SourceBytes.read(path) : nil
            let bytes = file?.bytes ?? overlay[path] ?? []
            let facts = extractor.extract(bytes, flags: Self.flags(of: bytes))
            let key = FactsKey(bytes)
            return .facts(facts, key, parsed: Parsed(stamp: file.flatMap { SourceStamps.Entry(path, $0, key) }))
        } catch {
            return .problem(error)
        }
    }

    private static func flags(of bytes: [UInt8]) -> FileFacts.Flags {
        switch GeneratedMark(of: bytes) {
        case .handWritten: []
        case .generated: .generated
        case .edited: [.generated, .editedByHand]
        }
    }
}
