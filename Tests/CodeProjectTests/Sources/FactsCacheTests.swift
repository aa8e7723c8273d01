import Foundation
import ScreenSpecCache
import ScreenSpecConcurrency
import SourceFacts
import TestSupport
import Testing

@testable import CodeProject

/// What becomes of a cache that something else writes over in place, rather than to replace it.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct FactsCacheTests {
    private static let sources = (0..<50).map {
        Array("struct Kept\($0) { let text = \"\(String(repeating: "a", count: $0))\" }".utf8)
    }

    /// A cache that is open while `change` writes to its file.
    private func open(_ body: (FactsCache, _ change: ([UInt8]) throws -> Void) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for (number, source) in Self.sources.enumerated() { try folder.write(source, to: "File\(number).swift") }
            _ = SourceLoader.load(folder)
            let cache = FactsCache(in: CacheFolder(projectFolder: folder.path))
            #expect(!cache.isEmpty)
            try body(cache) { bytes in
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(".screenspec/facts")))
                try file.truncate(atOffset: 0)
                try file.write(contentsOf: Data(bytes))
                try file.close()
            }
        }
    }

    @Test(arguments: [0, 1, 100, 4_096])
    func whatIsCutBeforeItIsReadIsNotThere(byteCount: Int) throws {
        try open { cache, change in
            try change(Array(repeating: 0, count: byteCount))
            #expect(cache.contents(Jobs(2)) == nil)
        }
    }

    @Test func whatHasOtherBytesBeforeItIsReadIsNotThere() throws {
        try open { cache, change in
            try change(Array(repeating: 0xA5, count: 1 << 20))
            let contents = try #require(cache.contents(Jobs(2)))
            #expect(Self.sources.allSatisfy { contents.facts(for: FactsKey($0)) == nil })
        }
    }

    @Test func whatWasReadStays() throws {
        try open { cache, change in
            let contents = try #require(cache.contents(Jobs(2)))
            try change([])
            for (number, source) in Self.sources.enumerated() {
                let facts = try #require(contents.facts(for: FactsKey(source)))
                #expect(facts.withFacts { $0.declarations.map(\.name.string) } == ["Kept\(number)"])
            }
        }
    }
}
