import Foundation
import TestSupport
import Testing

@testable import ScreenSpecCache
@testable import ScreenSpecFileSystem

private enum UnnamedFiles {
    static let areThere =
        (try? TemporaryFolder.with { folder in
            MappedDraft(in: CacheFolder(projectFolder: folder.path(".")), headByteCount: 0, limit: 1 << 20) != nil
        }) ?? false
}

@Suite(
    .takes(atMost: .seconds(1 * 60)),
    .enabled(if: UnnamedFiles.areThere, "needs Linux and a disk with files without names")
)
struct MappedDraftTests {
    private let page = Int(getpagesize())

    private func bytes(_ count: Int, _ seed: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: ($0 &+ seed) &* 31) }
    }

    /// Puts bytes into a draft and returns what is to be read there.
    private func put(_ bytes: [UInt8], into draft: MappedDraft) throws -> UnsafeRawBufferPointer {
        let place = try #require(draft.reserve(bytes.count))
        bytes.withUnsafeBytes { draft.put($0, at: place) }
        draft.show()
        return UnsafeRawBufferPointer(start: place, count: bytes.count)
    }

    @Test func whatIsPutIsReadableAndKept() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            let draft = try #require(MappedDraft(in: cache, headByteCount: 12, limit: 1 << 24))
            let parts = [bytes(3 * page + 5, 1), bytes(1, 2), bytes(page, 3), []]
            let places = try parts.map { try put($0, into: draft) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == [".gitignore"])
            for (part, place) in zip(parts, places) { #expect(Array(place) == part) }

            #expect(draft.keep(as: "facts", head: [1, 2, 3]))
            #expect(try Set(FileManager.default.contentsOfDirectory(atPath: cache.path)) == [".gitignore", "facts"])
            let written = try Array(Data(contentsOf: URL(fileURLWithPath: cache.path("facts"))))
            #expect(written.starts(with: [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]))
            for (part, place) in zip(parts, places) {
                let position = try #require(draft.position(of: place))
                #expect(position >= 12)
                #expect(Array(written[position..<position + part.count]) == part)
                #expect(Array(place) == part)
            }
        }
    }

    @Test func partsMayComeInAnyOrder() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            let draft = try #require(MappedDraft(in: cache, headByteCount: 4, limit: 1 << 20))
            let places = try (0..<5).map { _ in try #require(draft.reserve(2 * page)) }
            // The one in the middle stays a gap, and one is shorter than its room.
            for number in [4, 0, 3, 1] {
                bytes(number == 1 ? page + 7 : 2 * page, number).withUnsafeBytes { draft.put($0, at: places[number]) }
            }
            draft.show()
            for number in [0, 1, 3, 4] {
                let part = bytes(number == 1 ? page + 7 : 2 * page, number)
                #expect(UnsafeRawBufferPointer(start: places[number], count: part.count).elementsEqual(part))
            }
        }
    }

    @Test func replacesWhatIsThereAndGoesOnBeingReadable() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            #expect(cache.replace("facts") { $0.write([7]) })
            let draft = try #require(MappedDraft(in: cache, headByteCount: 4, limit: 1 << 20))
            let part = bytes(100, 4)
            let place = try put(part, into: draft)
            #expect(draft.keep(as: "facts", head: [8]))
            #expect(cache.replace("facts") { $0.write([9]) })
            #expect(Array(place) == part)
        }
    }

    @Test func leavesNothingUnlessItIsKept() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            let draft = try #require(MappedDraft(in: cache, headByteCount: 4, limit: 1 << 20))
            _ = try put(bytes(100, 5), into: draft)
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == [".gitignore"])
        }
    }

    @Test func hasNoRoomBeyondItsLimit() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            let draft = try #require(MappedDraft(in: cache, headByteCount: 1, limit: 4 * page))
            #expect(draft.reserve(4 * page) == nil)
            #expect(draft.reserve(2 * page) != nil)
            #expect(draft.reserve(page + 1) == nil)
            #expect(draft.reserve(1) != nil)
            #expect(draft.reserve(1) == nil)
            bytes(8, 6).withUnsafeBytes { #expect(draft.position(of: $0) == nil) }
        }
    }

    @Test func whatTheDiskDoesNotTakeIsReadableAllTheSame() throws {
        try TemporaryFolder.with { folder in
            let cache = CacheFolder(projectFolder: folder.path("."))
            try folder.write("", to: "readonly")
            let readOnly = try Descriptor(opening: folder.path("readonly"), O_RDONLY)
            let made = MappedDraft(readOnly, in: cache, headByteCount: 4, limit: 1 << 20)
            let draft = try #require(made)
            let part = bytes(2 * page + 3, 7)
            let place = try put(part, into: draft)
            #expect(Array(place) == part)
            #expect(!draft.keep(as: "facts", head: [1]))
            #expect(!folder.exists(".screenspec/facts"))
        }
    }
}
