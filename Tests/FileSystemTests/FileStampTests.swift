import Foundation
import TestSupport
import Testing

@testable import ScreenSpecFileSystem

/// When a file is read again.
@Suite struct FileStampTests {
    @Test func tellsOneFileFromTheNext() throws {
        try TemporaryFolder.with { folder in
            try folder.write("one", to: "a")
            let first = FileStamp(path: folder.path("a"))
            #expect(first.exists)
            #expect(first == FileStamp(path: folder.path("a")))
            try folder.write("two", to: "b")
            _ = try run("/bin/mv", [folder.path("b"), folder.path("a")])
            #expect(FileStamp(path: folder.path("a")) != first)
            #expect(!FileStamp(path: folder.path("missing")).exists)
        }
    }

    @Test func isNotFooledByATimeThatIsSetBack() throws {
        try TemporaryFolder.with { folder in
            try folder.write("one", to: "a")
            let date = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("a"))
            let first = FileStamp(path: folder.path("a"))
            Thread.sleep(forTimeInterval: 0.03)
            let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("a"))
            try handle.write(contentsOf: Data("two".utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("a"))
            let second = FileStamp(path: folder.path("a"))
            #expect(second.modified == first.modified)
            #expect(second != first)
        }
    }

    @Test func trustsNoStampThatIsAsOldAsItsFile() {
        let second: Int64 = 1_000_000_000
        var stamp = FileStamp()
        (stamp.node, stamp.modified, stamp.changed) = (1, 100 * second + 5, 100 * second + 5)
        #expect(!stamp.isSettled(at: 100 * second + 5))
        #expect(!stamp.isSettled(at: 100 * second + 1_000_000))
        #expect(stamp.isSettled(at: 101 * second))
        // A clock that is behind, and a file system that counts seconds.
        #expect(!stamp.isSettled(at: 99 * second))
        (stamp.modified, stamp.changed) = (100 * second, 100 * second)
        #expect(!stamp.isSettled(at: 101 * second))
        #expect(stamp.isSettled(at: 103 * second))
    }
}
