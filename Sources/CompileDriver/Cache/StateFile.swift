import Foundation

/// A state on the disk: a head, a part that every run reads, and one that only those read that have something to do.
///
/// A file is replaced as a whole and never changed, so that a run that is killed, or another one at the same time, leaves a
/// whole one. Whatever is wrong with a file, it is as if there were none.
final class StateFile: Sendable {
    /// Without its details.
    let state: CompileState
    private let descriptor: Descriptor
    private let head: Head

    private struct Head: BitwiseCopyable {
        var mark: UInt64 = 0x3130_5350_4353_5353
        var summaryLength: UInt64
        var summaryHash: UInt64
        var detailsLength: UInt64
        var detailsHash: UInt64

        /// Raised whenever the layout of states changes.
        static let expectedMark: UInt64 = 0x3130_5350_4353_5353
    }

    /// `nil` where there is no such file, or one that is damaged, of another program, or an answer to another question.
    init?(_ path: String, key: String) {
        guard let descriptor = try? Descriptor(opening: path, O_RDONLY),
            let status = try? FileStatus(descriptor), status.kind == .file,
            let start = try? descriptor.read(expecting: MemoryLayout<Head>.size - 1, upTo: MemoryLayout<Head>.size),
            start.count == MemoryLayout<Head>.size
        else { return nil }
        let head = start.withUnsafeBytes { $0.loadUnaligned(as: Head.self) }
        guard head.mark == Head.expectedMark, head.summaryLength < UInt64(status.size),
            head.detailsLength < UInt64(status.size),
            UInt64(MemoryLayout<Head>.size) + head.summaryLength + head.detailsLength == UInt64(status.size),
            let bytes = Self.part(of: descriptor, length: head.summaryLength, hash: head.summaryHash)
        else { return nil }
        var reader = ByteReader(bytes)
        guard let state = try? reader.readSummary(), state.key == key, state.compiler.isCurrent else { return nil }
        self.state = state
        self.descriptor = descriptor
        self.head = head
    }

    /// The state with its details; to be called once.
    func complete() -> CompileState? {
        guard let bytes = Self.part(of: descriptor, length: head.detailsLength, hash: head.detailsHash) else {
            return nil
        }
        var reader = ByteReader(bytes)
        guard let details = try? reader.readDetails(), details.records.count == state.watched.specs.count,
            details.outputs.count == state.watched.specs.count
        else { return nil }
        var state = state
        state.details = details
        return state
    }

    /// What follows in the file, if it is what was written.
    private static func part(of descriptor: borrowing Descriptor, length: UInt64, hash: UInt64) -> [UInt8]? {
        let length = Int(length)
        guard let bytes = try? descriptor.read(expecting: length - 1, upTo: length), bytes.count == length,
            ContentHash(bytes).value == hash
        else { return nil }
        return bytes
    }

    /// Replaces the file. Where that is not possible, as on a read-only disk, the next run has more to do.
    static func write(_ state: CompileState, to path: String) {
        var summary = ByteWriter()
        summary.write(summaryOf: state)
        var details = ByteWriter()
        details.write(state.details)
        let head = Head(
            summaryLength: UInt64(summary.bytes.count),
            summaryHash: ContentHash(summary.bytes).value,
            detailsLength: UInt64(details.bytes.count),
            detailsHash: ContentHash(details.bytes).value
        )
        let temporary = Paths.join(Paths.folder(of: path), RunID().temporaryName(0))
        do throws(SystemError) {
            var folders = CreatedFolders()
            try folders.create(Paths.folder(of: path))
            let descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
            try descriptor.write(withUnsafeBytes(of: head) { Array($0) })
            try descriptor.write(summary.bytes)
            try descriptor.write(details.bytes)
            _ = try uninterrupted { rename(temporary, path) }
        } catch {
            unlink(temporary)
        }
    }
}
