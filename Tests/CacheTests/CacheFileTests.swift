import Foundation
import ScreenSpecCache
import ScreenSpecConcurrency
import TestSupport
import Testing

/// What is kept is read back as it was, or not at all.
@Suite struct CacheFileTests {
    private static let body = (0..<(5 << 20) + 17).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) }

    private let parts: [[UInt8]] = [Array("index".utf8), [], (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }]
    private let body = Self.body

    private func kept(_ key: CacheFile.Key = .init([]), _ body: (CacheFile, TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let file = CacheFile("kept", in: CacheFolder(projectFolder: folder.path), key: key)
            let isWritten = self.body.withUnsafeBytes { bytes in
                let middle = 1_000_003
                return file.write(
                    parts,
                    body: [
                        UnsafeRawBufferPointer(rebasing: bytes[..<middle]),
                        UnsafeRawBufferPointer(rebasing: bytes[middle...]),
                    ]
                )
            }
            #expect(isWritten)
            try body(file, folder)
        }
    }

    private func bytes(of contents: CacheFile.Contents, jobs: Int = 2) -> [UInt8]? {
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: contents.bodyByteCount) { buffer, count in
            buffer.initialize(repeating: 0)
            isWhole = contents.readBody(into: UnsafeMutableRawBufferPointer(buffer), Jobs(jobs))
            count = contents.bodyByteCount
        }
        return isWhole ? bytes : nil
    }

    @Test(arguments: [1, 3])
    func whatIsWrittenIsReadBack(jobs: Int) throws {
        try kept { file, folder in
            let contents = try #require(file.read())
            #expect(parts.indices.map(contents.part) == parts)
            #expect(contents.part(parts.count) == nil)
            #expect(contents.part(-1) == nil)
            #expect(bytes(of: contents, jobs: jobs) == body)
            #expect(try folder.read(".screenspec/.gitignore") == "*\n")
        }
    }

    @Test func theAnswerToAnotherQuestionIsNone() throws {
        try kept(CacheFile.Key([1])) { file, folder in
            let cache = CacheFolder(projectFolder: folder.path)
            #expect(CacheFile("kept", in: cache).read() == nil)
            #expect(CacheFile("kept", in: cache, key: CacheFile.Key([1, 0])).read() == nil)
            #expect(CacheFile("kept", in: cache, key: CacheFile.Key([1])).read() != nil)
        }
    }

    @Test func whatIsDamagedIsNotThere() throws {
        try kept { file, folder in
            let path = URL(fileURLWithPath: folder.path(".screenspec/kept"))
            let whole = try [UInt8](Data(contentsOf: path))
            let cut = [0, 1, 50, 100, 150, 1_000, whole.count - 1].map { Array(whole.prefix($0)) }
            for bytes in cut + [whole + [0], Array("kept by something else\n".utf8)] {
                try Data(bytes).write(to: path)
                #expect(file.read() == nil)
            }
            try Data(whole).write(to: path)
            let handle = try FileHandle(forWritingTo: path)
            defer { try? handle.close() }
            let partsEnd = whole.count - body.count
            for position in stride(from: 0, to: partsEnd, by: 3) {
                try handle.write(whole[position] ^ 0x20, at: position)
                // The name of the program that wrote it counts only where the system says something else of that.
                if let contents = file.read() {
                    #expect(zip(parts.indices, parts).allSatisfy { [$1, nil].contains(contents.part($0)) })
                }
                try handle.write(whole[position], at: position)
            }
            #expect(file.read().flatMap { bytes(of: $0) } == body)
        }
    }

    @Test func whatIsCutWhileItIsOpenIsNotThere() throws {
        try kept { file, folder in
            let contents = try #require(file.read())
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(".screenspec/kept")))
            try handle.truncate(atOffset: 120)
            try handle.close()
            #expect(contents.part(2) == nil)
            #expect(bytes(of: contents) == nil)
        }
    }
}

extension FileHandle {
    fileprivate func write(_ byte: UInt8, at position: Int) throws {
        try seek(toOffset: UInt64(position))
        try write(contentsOf: [byte])
    }
}
