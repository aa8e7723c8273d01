import Foundation
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem
@testable import ScreenSpecReporting

@Suite(.takes(atMost: .seconds(1 * 60)))
struct StandardStreamTests {
    /// Without a reader, writing fails and the program goes on: it is not ended by a signal between two outputs.
    @Test func readerThatIsGoneEndsWritingOnly() throws {
        StandardStream.outliveReaders()
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        #expect(throws: SystemError(code: EPIPE)) { try Descriptor.write([1, 2, 3], to: ends[1]) }
    }

    /// Whoever made the pipe may have made it so that a full one refuses bytes instead of waiting.
    @Test func slowReaderOfANonBlockingPipeGetsEverything() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) | O_NONBLOCK)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let (input, output) = (ends[0], ends[1])
        let results = Jobs(2).map([true, false]) { isWriter -> [UInt8] in
            if isWriter {
                try? Descriptor.write(bytes, to: output)
                close(output)
                return []
            }
            var read: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 5000)
            while true {
                let count = Foundation.read(input, &buffer, buffer.count)
                guard count > 0 else { return read }
                read += buffer[..<count]
            }
        }
        close(input)
        #expect(results[1] == bytes)
    }
}
