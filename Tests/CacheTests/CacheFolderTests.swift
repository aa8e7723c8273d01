import Foundation
import TestSupport
import Testing

@testable import ScreenSpecCache

@Suite(.takes(atMost: .seconds(1 * 60)))
struct CacheFolderTests {
    /// More parts than the system takes at once, empty ones among them, and one that is larger than what is written at once.
    @Test func writesEveryByteThatIsGathered() throws {
        try TemporaryFolder.with { folder in
            let lengths = (0..<2_000).map { $0 % 7 == 0 ? 0 : $0 % 900 } + [600_000, 0]
            let bytes = (0..<lengths.reduce(0, +)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let cache = CacheFolder(projectFolder: folder.path("."))
            let isWritten = bytes.withUnsafeBytes { all in
                var offset = 0
                let parts = lengths.map { length in
                    defer { offset += length }
                    return UnsafeRawBufferPointer(rebasing: all[offset..<offset + length])
                }
                return cache.replace("facts") { file in
                    [1, 2, 3, 4 as UInt8].withUnsafeBytes { file.write($0) }
                    file.write(gathering: parts)
                }
            }
            #expect(isWritten)
            let written = try Data(contentsOf: URL(fileURLWithPath: cache.path("facts")))
            #expect(Array(written) == [1, 2, 3, 4] + bytes)
        }
    }
}
