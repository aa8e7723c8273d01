import Foundation
import SourceFacts
import Testing

/// An extractor keeps its memory from file to file, and nothing else.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct ExtractorTests {
    @Test(arguments: [1, 2, 3])
    func everyFileIsReadAsIfItWereTheFirst(_ seed: UInt64) throws {
        var generator = Pseudorandom(seed: seed)
        let files = try Sources.fixtures.map { try [UInt8](Data(contentsOf: $0)) }
        // A file that is cut ends in the middle of something, and a large one makes the extractor forget its memory.
        let cut = files.map { file in
            generator.next() % 2 == 0 ? file : Array(file.prefix(Int(generator.next() % UInt64(file.count + 1))))
        }
        let large = Array(repeatElement("func a() { b.c(d: 1) }\n".utf8, count: 16_000).joined())
        var all = (cut + [large]).map { (order: generator.next(), bytes: $0) }
        all.sort { $0.order < $1.order }
        let read = Sources.facts(ofAll: all.map(\.bytes))
        #expect(read.count == all.count)
        for (facts, file) in zip(read, all) {
            #expect(facts.storedWords == Sources.facts(file.bytes).storedWords)
        }
    }
}
