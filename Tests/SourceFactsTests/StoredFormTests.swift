import Foundation
import SourceFacts
import SourceText
import Testing

/// Facts are read in place, so that what is stored is either what was written or refused, and never leads a reader astray.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct StoredFormTests {
    private struct Case {
        let facts: FileFacts
        let file: SourceFile

        var text: String { FactsDump(facts, of: file).text }
    }

    private func cases() throws -> [Case] {
        try Sources.fixtures.map { url in
            let bytes = try [UInt8](Data(contentsOf: url))
            let file = SourceFile(id: FileID(index: 0), path: url.lastPathComponent, bytes: bytes)
            return Case(facts: Sources.facts(bytes), file: file)
        }
    }

    @Test func whatIsStoredIsReadBack() throws {
        for original in try cases() {
            let read = try #require(FileFacts(words: original.facts.storedWords))
            #expect(FactsDump(read, of: original.file).text == original.text)
            #expect(Sources.facts(original.file.bytes).storedWords == original.facts.storedWords)
        }
    }

    @Test func everyCutIsRefused() throws {
        for original in try cases() {
            let words = original.facts.storedWords
            for count in stride(from: 0, to: words.count, by: 7) {
                #expect(FileFacts(words: Array(words.prefix(count))) == nil)
            }
        }
    }

    @Test func everyChangedWordIsRefusedOrHarmless() throws {
        var read = 0
        var generator = Pseudorandom(seed: 3)
        for original in try cases() {
            let words = original.facts.storedWords
            for _ in 0..<150 {
                var changed = words
                let position = Int(generator.next() % UInt64(words.count))
                changed[position] = generator.change(words[position])
                guard let facts = FileFacts(words: changed) else { continue }
                read += FactsDump(facts, of: original.file).text.isEmpty ? 0 : 1
            }
        }
        #expect(read > 100)
    }

    @Test func anotherVersionIsRefused() throws {
        var words = Sources.facts("struct A {}").storedWords
        words[1] += 1
        #expect(FileFacts(words: words) == nil)
    }

    /// The version is to rise whenever the same source gives other facts; otherwise a cache would go on with the old ones.
    @Test func theVersionRisesWithWhatIsExtracted() throws {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for original in try cases() {
            for word in original.facts.storedWords.dropFirst(2) {
                hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01B3
            }
        }
        let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/version.txt")
        let current = "version \(FactsVersion.value), facts of the fixtures \(String(hash, radix: 16))\n"
        let old = (try? String(contentsOf: recorded, encoding: .utf8)) ?? ""
        if old == current { return }
        if old.hasPrefix("version \(FactsVersion.value),"),
            ProcessInfo.processInfo.environment["SCREENSPEC_RECORD"] == nil
        {
            Issue.record(
                "Raise FactsVersion.value, then record: the fixtures give other facts than before, or are others."
            )
        }
        try current.write(to: recorded, atomically: true, encoding: .utf8)
    }
}
