import Foundation
import SourceFacts
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// `case.source`, a Swift file that need not be well formed, says what `case.facts` lists.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct FixtureTests {
    @Test(arguments: Sources.fixtures)
    func factsAreThose(_ url: URL) throws {
        let bytes = try [UInt8](Data(contentsOf: url))
        let file = SourceFile(id: FileID(index: 0), path: url.lastPathComponent, bytes: bytes)
        let facts = Sources.facts(bytes)
        Golden.expect(FactsDump(facts, of: file).text, at: url.deletingPathExtension().appendingPathExtension("facts"))
    }
}
