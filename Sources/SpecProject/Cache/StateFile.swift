import Foundation
import ScreenSpecCache
import ScreenSpecFileSystem

/// A state on the disk: a head, a part that every run reads, and two that only those read that have something to do. What
/// has changed since lies in a journal beside it.
///
/// Both files are replaced as a whole and never changed, so that a run that is killed, or another one at the same time,
/// leaves whole ones. Whatever is wrong with a state, it is as if there were none; whatever is wrong with a journal, it is
/// as if nothing had changed since the state was written, which the next look at the disk sets right.
final class StateFile: Sendable {
    /// Without its details.
    let state: CompileState
    private let descriptor: Descriptor
    private let head: Head
    private let journal: StateJournal.Contents?

    private struct Head: BitwiseCopyable {
        var mark = Head.expectedMark
        /// Names these contents, for a journal to refer to.
        var name = UInt64.random(in: .min ... .max)
        var summary = Part()
        var details = Part()
        var records = Part()

        /// Raised whenever the layout of states changes.
        static let expectedMark: UInt64 = 0x3330_5350_4353_5353

        var length: UInt64 {
            [summary.length, details.length, records.length].reduce(UInt64(MemoryLayout<Head>.size), &+)
        }
    }

    private struct Part: BitwiseCopyable {
        var length: UInt64 = 0
        var hash: UInt64 = 0

        init() {}

        init(_ bytes: [UInt8]) {
            length = UInt64(bytes.count)
            hash = ContentHash(bytes).value
        }
    }

    /// `nil` where there is no such file, or one that is damaged, of another program, or an answer to another question.
    init?(_ path: String, key: String) {
        guard let descriptor = try? Descriptor(opening: path, O_RDONLY),
            let status = try? FileStatus(descriptor), status.kind == .file,
            let start = try? descriptor.read(expecting: MemoryLayout<Head>.size - 1, upTo: MemoryLayout<Head>.size),
            start.count == MemoryLayout<Head>.size
        else { return nil }
        let head = start.withUnsafeBytes { $0.loadUnaligned(as: Head.self) }
        let size = UInt64(status.size)
        guard head.mark == Head.expectedMark, head.summary.length < size, head.details.length < size,
            head.records.length < size, head.length == size, let bytes = Self.read(head.summary, from: descriptor)
        else { return nil }
        var reader = ByteReader(bytes)
        guard var state = try? reader.readSummary(), state.key == key, state.compiler.isCurrent else { return nil }
        state.origin.file = head.name
        if let stamp = CompilerIdentity.runningStamp, stamp != state.compiler.stamp {
            // The same program in another file: the next run need not read it to know.
            state.compiler.stamp = stamp
            state.origin.file = nil
        }
        let original = state
        var journal = StateJournal.Contents(StateJournal.path(for: path), of: head.name)
        if let found = journal {
            do throws(ByteReader.Damage) {
                try state.applySummary(of: found)
            } catch {
                state = original
                journal = nil
            }
        }
        self.state = state
        self.descriptor = descriptor
        self.head = head
        self.journal = journal
    }

    /// The state with its details; to be called once.
    func complete() -> CompileState? {
        guard let bytes = Self.read(head.details, from: descriptor),
            let records = Self.read(head.records, from: descriptor)
        else { return nil }
        var reader = ByteReader(bytes)
        guard let details = try? reader.readDetails(records), details.records.count == state.watched.specs.count,
            details.outputs.count == state.watched.specs.count
        else { return nil }
        var state = state
        state.details = details
        if let journal {
            do throws(ByteReader.Damage) {
                try state.applyDetails(of: journal)
            } catch {
                return nil
            }
        }
        return state
    }

    /// What follows in the file, if it is what was written.
    private static func read(_ part: Part, from descriptor: borrowing Descriptor) -> [UInt8]? {
        let length = Int(part.length)
        guard let bytes = try? descriptor.read(expecting: length - 1, upTo: length), bytes.count == length,
            ContentHash(bytes).value == part.hash
        else { return nil }
        return bytes
    }

    /// Replaces the file, or its journal where little has changed. Where that is not possible, as on a read-only disk, the
    /// next run has more to do.
    static func write(_ state: CompileState, to path: String) {
        let journal = StateJournal.path(for: path)
        if let file = state.origin.file, StateJournal.write(state, of: file, to: journal) { return }
        var summary = ByteWriter()
        summary.write(summaryOf: state)
        var details = ByteWriter()
        let records = state.details.records.compact
        details.write(state.details, recordStarts: records.starts)
        var head = Head()
        head.summary = Part(summary.bytes)
        head.details = Part(details.bytes)
        head.records = Part(records.bytes)
        let start = withUnsafeBytes(of: head) { Array($0) }
        // The journal is that of the old file, and nobody reads it with the new one.
        if replace(path, with: [start, summary.bytes, details.bytes, records.bytes]) { unlink(journal) }
    }

    /// Puts a new file in the place of one, or leaves that alone.
    static func replace(_ path: String, with parts: [[UInt8]]) -> Bool {
        let temporary = Paths.join(Paths.folder(of: path), RunID().temporaryName(0))
        do throws(SystemError) {
            var folders = CreatedFolders()
            try folders.create(Paths.folder(of: path))
            let descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
            for part in parts { try descriptor.write(part) }
            _ = try uninterrupted { rename(temporary, path) }
            return true
        } catch {
            unlink(temporary)
            return false
        }
    }
}
