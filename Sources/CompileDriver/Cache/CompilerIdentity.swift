import Foundation

/// Which program this is, to the byte: what another one has remembered is nobody's to use.
struct CompilerIdentity: Hashable, Sendable, BitwiseCopyable {
    var stamp: FileStamp
    var hash: UInt64

    /// The program that runs; `nil` where the system does not tell.
    static func current() -> CompilerIdentity? {
        guard let path, let bytes = try? FileReader(limit: limit).read(path) else { return nil }
        return CompilerIdentity(stamp: FileStamp(path: path), hash: ContentHash(bytes).value)
    }

    /// Whether the program that runs is this one. Its bytes are read only where its stamp is another one.
    var isCurrent: Bool {
        guard let path = Self.path else { return false }
        return FileStamp(path: path) == stamp || Self.current()?.hash == hash
    }

    private static let limit = 1 << 30

    /// `screenspec` and `screenspec-compile` remember what they do apart from one another.
    static var programName: String {
        Paths.name(of: CommandLine.arguments.first ?? "")
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
