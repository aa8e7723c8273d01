import ScreenSpecCLibrary
import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// A file of a cache folder: what a program has worked out, for itself to find again.
///
/// It has a head (mark, program, key, and the length and hash of each part), then the parts, and then a body, which whoever reads
/// it checks by itself. It is only ever replaced as a whole. Whatever is wrong with it, be it damaged, another program's or the
/// answer to another question, it is as if it were not there.
package struct CacheFile: Sendable {
    private let folder: CacheFolder
    private let name: String
    private let key: Key

    /// What a file is the answer to.
    package struct Key: Hashable, Sendable, BitwiseCopyable {
        private let hash: UInt64
        private let byteCount: UInt64

        package init(_ bytes: [UInt8]) {
            hash = ContentHash(bytes).value
            byteCount = UInt64(bytes.count)
        }
    }

    /// - Parameter key: Empty where there is one answer only.
    package init(_ name: String, in folder: CacheFolder, key: Key = Key([])) {
        self.name = name
        self.folder = folder
        self.key = key
    }

    package func read() -> Contents? {
        Contents(folder.path(name), key)
    }

    /// Replaces the file; `false` where that is not possible, as on a read-only disk.
    @discardableResult
    package func write(_ parts: [[UInt8]], body: [UnsafeRawBufferPointer] = []) -> Bool {
        write(parts.count, body: body) { write in parts.forEach(write) }
    }

    /// The same for parts that are large together: each is written before the next one is made.
    ///
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - make: Makes the parts, in order.
    @discardableResult
    package func write(
        _ count: Int,
        body: [UnsafeRawBufferPointer] = [],
        making make: (_ write: ([UInt8]) -> Void) -> Void
    ) -> Bool {
        guard let writer = CompilerIdentity.running else { return false }
        var table: [Part] = []
        let tableStart = MemoryLayout<Head>.size
        return folder.replace(name) { file in
            let room = [UInt8](repeating: 0, count: tableStart + (count + 1) * MemoryLayout<Part>.stride)
            room.withUnsafeBytes { file.write($0) }
            make { part in
                table.append(Part(part))
                part.withUnsafeBytes { file.write($0) }
            }
            file.write(gathering: body)
            table.append(Part(byteCount: body.reduce(0) { $0 + UInt64($1.count) }, hash: 0))
            precondition(table.count == count + 1, "there are as many parts as was said")
            table.withUnsafeBytes { file.rewrite($0, at: tableStart) }
            let head = Head(tableHash: Head.hash(of: table), writer: writer, key: key, partCount: UInt64(table.count))
            withUnsafeBytes(of: head) { file.rewrite($0, at: 0) }
        }
    }

    // MARK: Stored form

    private struct Head: BitwiseCopyable {
        var mark = Head.expectedMark
        var tableHash: UInt64
        var writer: CompilerIdentity
        var key: Key
        /// Together with the body.
        var partCount: UInt64

        static let expectedMark: UInt64 = 0x3130_4843_4143_5353
        static let partLimit: UInt64 = 16

        static func hash(of table: [Part]) -> UInt64 {
            table.withUnsafeBytes { ContentHash($0).value }
        }
    }

    private struct Part: BitwiseCopyable {
        let byteCount: UInt64
        let hash: UInt64

        init(byteCount: UInt64, hash: UInt64) {
            self.byteCount = byteCount
            self.hash = hash
        }

        init(_ bytes: [UInt8]) {
            self.init(byteCount: UInt64(bytes.count), hash: ContentHash(bytes).value)
        }
    }

    /// A file that is open, and is what it should be as far as its head tells. Parts are read when they are asked for.
    package struct Contents: Sendable {
        private let file: RandomAccessFile
        private let parts: [Part]
        /// Where the parts start, and where the body ends.
        private let offsets: [Int]

        fileprivate init?(_ path: String, _ key: Key) {
            let headByteCount = MemoryLayout<Head>.size
            guard let file = RandomAccessFile(path), let start = file.bytes(at: 0, count: headByteCount) else {
                return nil
            }
            let head = start.withUnsafeBytes { $0.loadUnaligned(as: Head.self) }
            guard head.mark == Head.expectedMark, head.key == key, (1...Head.partLimit).contains(head.partCount),
                head.writer.isCurrent,
                let table = file.bytes(at: headByteCount, count: Int(head.partCount) * MemoryLayout<Part>.stride)
            else { return nil }
            var reader = ByteReader(table)
            var parts: [Part] = []
            var offsets = [headByteCount + table.count]
            while UInt64(parts.count) < head.partCount, let part = try? reader.read(Part.self) {
                guard part.byteCount <= UInt64(file.byteCount) else { return nil }
                parts.append(part)
                offsets.append(offsets[offsets.count - 1] + Int(part.byteCount))
            }
            guard Head.hash(of: parts) == head.tableHash, offsets.last == file.byteCount else { return nil }
            self.file = file
            self.parts = parts
            self.offsets = offsets
        }

        /// `nil` where there is no such part, or it is damaged.
        package func part(_ number: Int) -> [UInt8]? {
            guard parts.indices.dropLast().contains(number),
                let bytes = file.bytes(at: offsets[number], count: Int(parts[number].byteCount)),
                ContentHash(bytes).value == parts[number].hash
            else { return nil }
            return bytes
        }

        package var bodyByteCount: Int { Int(parts[parts.count - 1].byteCount) }

        /// Copies the body, since of what a file shows in memory, somebody else may cut off or change what was looked at already.
        ///
        /// - Parameter buffer: As long as the body.
        package func readBody(into buffer: UnsafeMutableRawBufferPointer, _ jobs: Jobs) -> Bool {
            file.read(at: offsets[parts.count - 1], into: buffer, jobs)
        }
    }
}
