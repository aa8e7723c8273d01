import Foundation
import SourceFacts
import Testing

/// An extractor keeps its memory from file to file, and nothing else.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct ExtractorTests {
    /// A large file makes the extractor forget its memory.
    private static let large = Array(repeatElement("func a() { b.c(d: 1) }\n".utf8, count: 16_000).joined())
    private static let files = Result { try Sources.fixtures.map { try [UInt8](Data(contentsOf: $0)) } }

    /// What is read out of whole files, each by an extractor of its own: every seed has some of them.
    private static let readAlone = Dictionary(
        (((try? files.get()) ?? []) + [large]).map { ($0, Sources.facts($0).storedWords) }
    ) { $1 }

    @Test(arguments: [1, 2, 3])
    func everyFileIsReadAsIfItWereTheFirst(_ seed: UInt64) throws {
        var generator = Pseudorandom(seed: seed)
        // A file that is cut ends in the middle of something.
        let cut = try Self.files.get().map { file in
            generator.next() % 2 == 0 ? file : Array(file.prefix(Int(generator.next() % UInt64(file.count + 1))))
        }
        var all = (cut + [Self.large]).map { (order: generator.next(), bytes: $0) }
        all.sort { $0.order < $1.order }
        let read = Sources.facts(ofAll: all.map(\.bytes))
        #expect(read.count == all.count)
        for (facts, file) in zip(read, all) {
            let alone = Self.readAlone[file.bytes] ?? Sources.facts(file.bytes).storedWords
            #expect(facts.storedWords == alone)
        }
    }
}
