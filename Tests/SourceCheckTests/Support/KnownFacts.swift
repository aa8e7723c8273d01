import ScreenSpecConcurrency
import SourceFacts

/// The facts of Swift files by their bytes: tests change one file of a project after the other, and all others stay what they are.
enum KnownFacts {
    /// Facts of texts that come once are not worth their memory; those that come often come early.
    private static let known = Memo<[UInt8], OwnedFacts>(limit: 2_000)

    static func of(_ bytes: [UInt8]) -> OwnedFacts {
        known(bytes) { FactsExtraction.extract(bytes) }
    }
}
