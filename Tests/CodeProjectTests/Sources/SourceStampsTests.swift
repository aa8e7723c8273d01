import Foundation
import ScreenSpecCache
import SourceFacts
import TestSupport
import Testing

@testable import CodeProject

/// A stamp saves reading a file, and never makes an old file of a new one.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct SourceStampsTests {
    /// Longer than the clocks of file systems tick.
    private static let settling: UInt32 = 60_000

    private func folder(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for number in 0..<5 { try folder.write("struct Old\(number) {}", to: "Part/File\(number).swift") }
            usleep(Self.settling)
            _ = SourceLoader.load(folder)
            try body(folder)
        }
    }

    private func stamps(_ folder: TemporaryFolder) -> SourceStamps {
        SourceStamps(in: CacheFolder(projectFolder: folder.path))
    }

    private func names(_ folder: TemporaryFolder) -> [String] {
        SourceLoader.load(folder).names.flatMap(\.self)
    }

    @Test func filesThatStayTheSameAreKnown() throws {
        try folder { folder in
            let file = folder.path("Part/File1.swift")
            let entry = try #require(stamps(folder).entry(for: file))
            #expect(FactsKey(entry) == FactsKey(Array("struct Old1 {}".utf8)))
            try folder.write("struct New1 {}", to: "Part/File1.swift")
            #expect(stamps(folder).entry(for: file) == nil)
            #expect(stamps(folder).entry(for: folder.path("Part/File2.swift")) != nil)
            #expect(stamps(folder).entry(for: folder.path("Part/Other.swift")) == nil)
        }
    }

    @Test func whatIsWrittenOverAtOnceIsNoticed() throws {
        try folder { folder in
            for round in 0..<20 {
                let name = "New\(String(format: "%02d", round))"
                try folder.write("struct \(name) {}", to: "Part/File3.swift")
                #expect(names(folder).contains(name))
            }
        }
    }

    @Test func aTimeThatIsSetBackIsNoticed() throws {
        try folder { folder in
            let file = folder.path("Part/File4.swift")
            let past = Date(timeIntervalSince1970: 1_000_000)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
            usleep(Self.settling)
            #expect(names(folder).contains("Old4"))
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
            try handle.write(contentsOf: Data("struct New4 {}".utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
            #expect(names(folder).contains("New4"))
        }
    }

    @Test func damageIsAsIfThereWereNone() throws {
        try folder { folder in
            let stored = try Data(contentsOf: URL(fileURLWithPath: folder.path(".screenspec/stamps")))
            let expected = names(folder)
            for cut in stride(from: 0, to: stored.count, by: 11) {
                try stored.prefix(cut).write(to: URL(fileURLWithPath: folder.path(".screenspec/stamps")))
                #expect(stamps(folder).entry(for: folder.path("Part/File1.swift")) == nil)
            }
            for position in stride(from: 0, to: stored.count, by: 7) {
                var damaged = stored
                damaged[position] ^= 0x40
                try damaged.write(to: URL(fileURLWithPath: folder.path(".screenspec/stamps")))
                #expect(names(folder) == expected)
            }
        }
    }
}
