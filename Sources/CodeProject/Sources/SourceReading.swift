import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceFacts

/// Reads Swift files, or takes their facts from what is known.
struct SourceReading: Sendable {
    /// The facts of what was read before, wherever it stood.
    let known: @Sendable (FactsKey) -> OwnedFacts?
    let overlay: FileOverlay

    enum Outcome: Sendable {
        case facts(OwnedFacts, FactsKey, parsed: Parsed?)
        case problem(SourceBytes.Problem)
    }

    /// Of a file that was read to parse it.
    struct Parsed: Sendable {
        let stamp: SourceStamps.Entry?
    }

    /// What becomes of a file.
    ///
    /// - Parameter contents: What it holds, where that is known.
    func outcome(of path: String, _ contents: SourceList.Contents?, _ extractor: FactsExtractor) -> Outcome {
        do throws(SourceBytes.Problem) {
            if let key = try contents?.get(), let facts = known(key) { return .facts(facts, key, parsed: nil) }
            let file = try SourceBytes.read(path, overlay)
            let key = FactsKey(file.bytes)
            if let facts = known(key) { return .facts(facts, key, parsed: nil) }
            let facts = extractor.extract(file.bytes, flags: Self.flags(of: file.bytes))
            return .facts(facts, key, parsed: Parsed(stamp: SourceStamps.Entry(path, file, key)))
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
