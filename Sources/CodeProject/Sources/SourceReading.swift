import InterfaceBuilder
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceFacts

/// The facts of what was read before, wherever it stood.
struct KnownFacts: Sendable {
    var swift: @Sendable (FactsKey) -> OwnedFacts? = { _ in nil }
    var interface: @Sendable (FactsKey) -> InterfaceFacts? = { _ in nil }

    static let none = KnownFacts()

    /// What earlier runs have kept.
    static func kept(_ contents: FactsCache.Contents?) -> KnownFacts {
        KnownFacts(swift: { contents?.facts(for: $0) }, interface: { contents?.interfaceFacts(for: $0) })
    }
}

/// Reads the files of an app, or takes their facts from what is known.
struct SourceReading: Sendable {
    let known: KnownFacts
    let overlay: FileOverlay

    enum Outcome: Sendable {
        case facts(OwnedFacts, FactsKey, parsed: Parsed?)
        /// Of a file beside Swift.
        case interface(InterfaceFacts, FactsKey, parsed: Parsed?)
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
        if let kind = InterfaceFacts.Kind(path: path) { return outcome(of: path, contents, kind) }
        do throws(SourceBytes.Problem) {
            if let key = try contents?.get(), let facts = known.swift(key) { return .facts(facts, key, parsed: nil) }
            let file = try SourceBytes.read(path, overlay)
            let key = FactsKey(file.bytes)
            if let facts = known.swift(key) { return .facts(facts, key, parsed: nil) }
            let facts = extractor.extract(file.bytes, flags: Self.flags(of: file.bytes))
            return .facts(facts, key, parsed: Parsed(stamp: SourceStamps.Entry(path, file, key)))
        } catch {
            return .problem(error)
        }
    }

    private func outcome(
        of path: String,
        _ contents: SourceList.Contents?,
        _ kind: InterfaceFacts.Kind
    ) -> Outcome {
        do throws(SourceBytes.Problem) {
            if let key = try contents?.get(), let facts = known.interface(key) {
                return .interface(facts, key, parsed: nil)
            }
            let file = try SourceBytes.readUnchecked(path, overlay)
            let key = FactsKey(file.bytes)
            if let facts = known.interface(key) { return .interface(facts, key, parsed: nil) }
            let facts = InterfaceFacts(file.bytes, kind)
            return .interface(facts, key, parsed: Parsed(stamp: SourceStamps.Entry(path, file, key)))
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
