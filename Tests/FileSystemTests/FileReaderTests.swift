import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecConcurrency
@testable import ScreenSpecFileSystem

@Suite(.takes(atMost: .seconds(1 * 60)))
struct FileReaderTests {
    private func problem(of path: String, limit: Int = FileReader.defaultLimit) -> FileProblem? {
        do throws(FileProblem) {
            _ = try FileReader(limit: limit).read(path)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000])
    func readsEveryByte(count: Int) throws {
        try TemporaryFolder.with { folder in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try folder.write(bytes, to: "a")
            #expect(try FileReader().read(folder.path("a")) == bytes)
            #expect(try FileReader(limit: count).read(folder.path("a")) == bytes)
            if count > 0 {
                #expect(problem(of: folder.path("a"), limit: count - 1) == .tooLarge(size: count, limit: count - 1))
            }
        }
    }

    @Test func foldersPipesSocketsAndDevicesAreNoFiles() throws {
        try TemporaryFolder.with { folder in
            #expect(problem(of: folder.path) == .folder)
            #expect(mkfifo(folder.path("pipe"), 0o644) == 0)
            #expect(problem(of: folder.path("pipe")) == .special("a pipe"))
            #expect(problem(of: "/dev/zero") == .special("a device"))
            try makeSocket(at: folder.path("s"))
            #expect(problem(of: folder.path("s")) == .special("a socket"))
        }
    }

    @Test func missingFilesAndParents() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "file")
            #expect(problem(of: folder.path("none")) == .missing)
            #expect(problem(of: folder.path("file/none")) == .missing)
            #expect(problem(of: "") == .missing)
            #expect(
                problem(of: folder.path(String(repeating: "n", count: 300)))
                    == .unreadable(SystemError(code: ENAMETOOLONG))
            )
        }
    }

    @Test(.disabled(if: isRoot, "needs a user whom permissions stop; the tests run as root"))
    func forbiddenFileIsUnreadable() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "a")
            chmod(folder.path("a"), 0)
            #expect(problem(of: folder.path("a")) == .unreadable(SystemError(code: EACCES)))
        }
    }

    #if os(Linux)
    @Test func failedReadIsUnreadable() {
        #expect(problem(of: "/proc/self/mem") == .unreadable(SystemError(code: EIO)))
    }

    @Test func fileThatSaysItIsEmptyIsReadToItsLimit() throws {
        #expect(try !FileReader().read("/proc/self/status").isEmpty)
        #expect(problem(of: "/proc/self/status", limit: 10) == .tooLarge(size: nil, limit: 10))
    }
    #endif

    @Test func fileWithoutAByteGetsTimeToBeWritten() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path("late.view.yaml")
            try folder.write("", to: "late.view.yaml")
            var reader = FileReader()
            reader.patience = ContinuousClock.now + .milliseconds(20)
            #expect(try reader.read(path).isEmpty)
            reader.patience = ContinuousClock.now + .seconds(60)
            let writer = Thread {
                usleep(5_000)
                try? folder.write("view: Late\n", to: "late.view.yaml")
            }
            writer.start()
            #expect(try reader.read(path) == Array("view: Late\n".utf8))
            try folder.write("view: Late\n", to: "late.view.yaml")
            let start = ContinuousClock.now
            _ = try reader.read(path)
            #expect(ContinuousClock.now - start < .seconds(30))
        }
    }

    @Test func everyProblemSaysWhatToDo() {
        let problems: [(FileProblem, RuleID)] = [
            (.missing, "unreadable-file"), (.folder, "not-a-file"), (.special("a pipe"), "not-a-file"),
            (.tooLarge(size: 5, limit: 4), "file-too-large"), (.tooLarge(size: nil, limit: 4), "file-too-large"),
            (.unreadable(SystemError(code: EACCES)), "unreadable-file"),
        ]
        for (problem, rule) in problems {
            let diagnostic = problem.diagnostic(path: "Specs/A.screen.yaml")
            #expect(diagnostic.rule == rule)
            #expect(diagnostic.message.contains("'Specs/A.screen.yaml'"))
            #expect(diagnostic.message.hasSuffix("."))
        }
    }

    private func makeSocket(at path: String) throws {
        #if os(Linux)
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let number = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        defer { close(number) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        try #require(path.utf8.count < capacity)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        #expect(isBound)
    }
}
