import Foundation
import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// A state on the disk: a head, a part that every run reads, and one that only those read that have something to do.
///
/// The file is replaced as a whole and never changed, so that a run that is killed, or another one at the same time, leaves a whole
/// one. Whatever is wrong with a state, it is as if there were none.
package final class StateFile: Sendable {
    package let state: CompileState
    private let descriptor: Descriptor
    private let head: Head
    /// Whether the program lies in another file than it did.
    package let isOfMovedProgram: Bool

    private struct Head: BitwiseCopyable {
        var mark = Head.expectedMark
        var summary = Part()
        var memory = Part()

        /// Raised whenever the layout of states changes.
        static let expectedMark: UInt64 = 0x3130_5350_4353_5353 &+ 0x10

        var length: UInt64 { UInt64(MemoryLayout<Head>.size) &+ summary.length &+ memory.length }
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
    package init?(_ path: String, key: String) {
        guard let descriptor = try? Descriptor(opening: path, O_RDONLY),
            let status = try? FileStatus(descriptor), status.kind == .file,
            let start = try? descriptor.read(expecting: MemoryLayout<Head>.size - 1, upTo: MemoryLayout<Head>.size),
            start.count == MemoryLayout<Head>.size
        else { return nil }
        let head = start.withUnsafeBytes { $0.loadUnaligned(as: Head.self) }
        let size = UInt64(status.size)
        guard head.mark == Head.expectedMark, head.summary.length < size, head.memory.length < size,
            head.length == size, let bytes = Self.read(head.summary, from: descriptor)
        else { return nil }
        var reader = ByteReader(bytes)
        guard var state = try? reader.readState(), state.key == key, state.compiler.isCurrent else { return nil }
        let stamp = CompilerIdentity.runningStamp
        isOfMovedProgram = stamp.map { $0 != state.compiler.stamp } ?? false
        // The same program in another file: the next run need not read it to know.
        if let stamp { state.compiler.stamp = stamp }
        self.state = state
        self.descriptor = descriptor
        self.head = head
    }

    /// What is known of all specs, as it was written; to be called once.
    package func memoryBytes() -> [UInt8]? {
        Self.read(head.memory, from: descriptor)
    }

    /// What follows in the file, if it is what was written.
    private static func read(_ part: Part, from descriptor: borrowing Descriptor) -> [UInt8]? {
        let length = Int(part.length)
        guard let bytes = try? descriptor.read(expecting: length - 1, upTo: length), bytes.count == length,
            ContentHash(bytes).value == part.hash
        else { return nil }
        return bytes
    }

    /// Replaces the file. Where that is not possible, as on a read-only disk, the next run has more to do.
    static func write(_ state: CompileState, memory: [UInt8], to path: String) {
        var summary = ByteWriter()
        summary.write(state)
        var head = Head()
        head.summary = Part(summary.bytes)
        head.memory = Part(memory)
        let start = withUnsafeBytes(of: head) { Array($0) }
        let temporary = Paths.join(Paths.folder(of: path), RunID().temporaryName(0))
        do throws(SystemError) {
            var folders = CreatedFolders()
            try folders.create(Paths.folder(of: path))
            let descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
            for part in [start, summary.bytes, memory] { try descriptor.write(part) }
            _ = try uninterrupted { rename(temporary, path) }
        } catch {
            unlink(temporary)
        }
    }
}
