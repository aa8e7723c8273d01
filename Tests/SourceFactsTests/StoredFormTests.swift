import Foundation
import SourceFacts
import ScreenSpecDiagnostics
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

    @Test func whatIsNoFormIsRefused() throws {
        var words = Sources.facts("struct A {}").storedWords
        words[0] += 1
        #expect(FileFacts(words: words) == nil)
    }

    /// Facts of a file that is too large for 16 bits are as those of a small one. Spaces at the end of its first line make it so.
    @Test func wideFormsSayTheSame() throws {
        for original in try cases() {
            guard
                let end = original.file.bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                )
            else { continue }
            var bytes = original.file.bytes
            bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: 1 << 16), at: end)
            let wide = try #require(FileFacts(words: Sources.facts(bytes).storedWords))
            #expect(wide.sourceByteCount == bytes.count)
            #expect(wide.byteCount > original.facts.byteCount)
            let file = SourceFile(id: FileID(index: 0), path: original.file.path, bytes: bytes)
            #expect(FactsDump(wide, of: file).text == original.text)
        }
    }
}
