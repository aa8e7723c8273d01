import Foundation
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem

@Suite(.takes(atMost: .seconds(1 * 60)))
struct FileBlockTests {
    private let bytes = (0..<(5 << 20) + 17).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) }

    private func file(_ body: (RandomAccessFile, TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(bytes, to: "file")
            try body(try #require(RandomAccessFile(folder.path("file"))), folder)
        }
    }

    @Test(arguments: [0, 1, 4_095, 4_096, 70_000], [1, 3])
    func holdsWhatStandsThere(offset: Int, jobs: Int) throws {
        try file { file, _ in
            let count = bytes.count - offset - 3
            let block = try #require(FileBlock(of: file, at: offset, byteCount: count, Jobs(jobs)))
            #expect(try Array(#require(block[0, count: count])) == Array(bytes[offset..<offset + count]))
            #expect(
                try Array(#require(block[count - 2, count: 2])) == Array(bytes[(offset + count - 2)..<offset + count])
            )
            let copy = try #require(FileBlock.read(file, offset, count))
            #expect(UnsafeRawBufferPointer(start: copy, count: count).elementsEqual(bytes[offset..<offset + count]))
        }
    }

    @Test func nothingLeadsOutOfIt() throws {
        try file { file, _ in
            #expect(FileBlock(of: file, at: 1, byteCount: bytes.count, .all) == nil)
            #expect(FileBlock(of: file, at: bytes.count, byteCount: 0, .all) == nil)
            #expect(FileBlock(of: file, at: -1, byteCount: 1, .all) == nil)
            #expect(FileBlock.read(file, 1, bytes.count) == nil)
            let block = try #require(FileBlock(of: file, at: 10, byteCount: 20, .all))
            #expect(block[0, count: 21] == nil)
            #expect(block[20, count: 1] == nil)
            #expect(block[-1, count: 1] == nil)
            #expect(block[1, count: -1] == nil)
            #expect(block[20, count: 0]?.isEmpty == true)
        }
    }

    @Test func staysWhenTheFileIsReplacedOrRemoved() throws {
        try file { file, folder in
            let block = try #require(FileBlock(of: file, at: 100, byteCount: 1 << 20, .all))
            try FileReplacement.write(Array("other".utf8), to: folder.path("file"))
            try FileManager.default.removeItem(atPath: folder.path("file"))
            #expect(try #require(block[0, count: 1 << 20]).elementsEqual(bytes[100..<100 + (1 << 20)]))
        }
    }
}
