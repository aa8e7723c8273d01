import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// Which program this is, to the byte: what another one has remembered is nobody's to use.
package struct CompilerIdentity: Hashable, Sendable, BitwiseCopyable {
    package var stamp: FileStamp
    var hash: UInt64

    /// The program that runs, looked at once.
    package static let running = current()

    /// The program that runs; `nil` where the system does not tell.
    package static func current() -> CompilerIdentity? {
        guard let path, let hash = hash(ofProgram: path) else { return nil }
        return CompilerIdentity(stamp: FileStamp(path: path), hash: hash)
    }

    /// What its linker has signed it with, or else what its bytes come to.
    private static func hash(ofProgram path: String) -> UInt64? {
        guard let program = RandomAccessFile(path) else { return nil }
        if let signature = LinkerSignature(of: program) { return ContentHash(signature.bytes).value }
        return hash(of: program)
    }

    /// Of its pieces one after the other, since a program with debug information is larger than all else in memory. Up to
    /// three bytes behind the last whole word count by the length alone.
    private static func hash(of program: RandomAccessFile) -> UInt64? {
        var pieces = [UInt64(program.byteCount)]
        for offset in stride(from: 0, to: program.byteCount, by: pieceByteCount) {
            let byteCount = min(pieceByteCount, program.byteCount - offset)
            guard let words = program.words(at: offset, count: byteCount / 4) else { return nil }
            pieces.append(words.withUnsafeBytes { ContentHash($0).value })
        }
        return pieces.withUnsafeBytes { ContentHash($0).value }
    }

    /// Whether the program that runs is this one. Its bytes are read only where its stamp is another one.
    package var isCurrent: Bool {
        guard let path = Self.path else { return false }
        return FileStamp(path: path) == stamp || Self.running?.hash == hash
    }

    private static let pieceByteCount = 1 << 20

    /// `screenspec` and `screenspec-compile` remember what they do apart from one another.
    package static var programName: String {
        Paths.name(of: CurrentProcess.arguments.first ?? "")
    }

    private static var path: String? {
        #if canImport(Darwin)
        var length: UInt32 = 0
        _NSGetExecutablePath(nil, &length)
        var buffer = [CChar](repeating: 0, count: Int(length))
        guard _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        #else
        return "/proc/self/exe"
        #endif
    }
}
