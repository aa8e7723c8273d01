import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import CheckDriver
@testable import ScreenSpecCache
@testable import ScreenSpecConcurrency

private enum Drafts {
    static let areThere =
        (try? TemporaryFolder.with { folder in
            SegmentDraft(in: CacheFolder(projectFolder: folder.path(".")), fileCount: 1) != nil
        }) ?? false
}

@Suite(
    .enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"),
    .enabled(if: Drafts.areThere, "needs Linux and a disk with files without names")
)
struct SegmentDraftTests {
    /// Small ones, one whose facts fill more than what is written at once, and one that is broken.
    private let sources: [[UInt8]] =
        (0..<200).map { Array("final class View\($0): UIView {\n    let label = UILabel()\n}\n".utf8) }
        + [
            Array((0..<9_000).map { "func call\($0)() { other\($0).method(\($0)) }\n" }.joined().utf8),
            Array("class Broken {".utf8),
            Array(
                "@testable import App\nimport XCTest\nfinal class Tests: XCTestCase { func testIt() { it() } }\n".utf8
            ),
        ]

    private func entries(_ extractor: FactsExtractor) -> [FactsSegment.Entry] {
        sources.map { (FactsKey($0), extractor.extract($0)) }
    }

    /// What a later run reads of each source.
    private func kept(in cache: CacheFolder) throws -> [[UInt32]?] {
        let contents = try #require(FactsSegment(cache.path("facts"))?.contents(Jobs(2)))
        return sources.map { contents.facts(for: FactsKey($0))?.storedWords }
    }

    @Test(arguments: [1 << 30, 1 << 19, 1 << 16])
    func factsAreThoseThatWouldBeInMemory(byteLimit: Int) throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            let draft = try #require(SegmentDraft(in: cache, fileCount: sources.count * 2, byteLimit: byteLimit))
            let expected = entries(FactsExtractor()).map(\.facts.storedWords)
            let first = entries(FactsExtractor(into: draft.storage()))
            let second = entries(FactsExtractor(into: draft.storage()))
            draft.close(.all)
            #expect(first.map(\.facts.storedWords) == expected)
            #expect(second.map(\.facts.storedWords) == expected)
            // As far as there is room, they stand in the file and nowhere else.
            let areInFile = (first + second).map { draft.file.position(of: $0.facts.storedBytes) != nil }
            #expect(areInFile.allSatisfy(\.self) == (byteLimit == 1 << 30))
            #expect(areInFile.contains(true) == (byteLimit > 1 << 16))

            let writer = try #require(CompilerIdentity.running)
            #expect(FactsSegment.replace("facts", in: cache, with: first + second, by: writer, draft: draft))
            #expect(try kept(in: cache) == expected)
            #expect(second.map(\.facts.storedWords) == expected)
        }
    }
}
