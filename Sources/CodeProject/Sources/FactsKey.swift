import ScreenSpecFileSystem

/// Names the contents of a file, wherever it lies and whenever it was written.
package struct FactsKey: Hashable, Sendable, BitwiseCopyable {
    package let hash: UInt64
    package let byteCount: UInt32

    init(hash: UInt64, byteCount: UInt32) {
        self.hash = hash
        self.byteCount = byteCount
    }

    init(_ bytes: [UInt8]) {
        hash = bytes.withUnsafeBytes { ContentHash($0).value }
        byteCount = UInt32(truncatingIfNeeded: bytes.count)
    }
}
