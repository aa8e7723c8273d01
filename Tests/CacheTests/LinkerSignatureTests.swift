import Foundation
import TestSupport
import Testing

@testable import ScreenSpecCache
@testable import ScreenSpecFileSystem

struct LinkerSignatureTests {
    private static let identifier: [UInt8] = Array(1...20)

    /// An ELF file with one segment of notes.
    private static func program(_ notes: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 114)
        func set(_ value: Int, _ offset: Int, _ count: Int) {
            for position in 0..<count { bytes[offset + position] = UInt8(truncatingIfNeeded: value >> (8 * position)) }
        }
        set(64, 32, 8)
        set(56, 54, 2)
        set(1, 56, 2)
        set(4, 64, 4)
        set(120, 72, 8)
        set(notes.count, 96, 8)
        return bytes + notes
    }

    private static func note(_ kind: UInt8, _ owner: String, _ content: [UInt8]) -> [UInt8] {
        func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4) }
        let name = Array(owner.utf8) + [0]
        return [UInt8(name.count), 0, 0, 0, UInt8(content.count), 0, 0, 0, kind, 0, 0, 0] + padded(name)
            + padded(content)
    }

    private func signature(_ bytes: [UInt8]) throws -> [UInt8]? {
        try TemporaryFolder.with { folder in
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path("program")))
            return RandomAccessFile(folder.path("program")).flatMap(LinkerSignature.init)?.bytes
        }
    }

    @Test func theNoteOfTheLinkerIsFoundAmongOthers() throws {
        let notes = Self.note(1, "GNU", [1, 2, 3]) + Self.note(3, "Other", [9]) + Self.note(3, "GNU", Self.identifier)
        #expect(try signature(Self.program(notes)) == Self.identifier)
    }

    @Test func whatHasNoneHasNone() throws {
        #expect(try signature([]) == nil)
        #expect(try signature(Array("#!/bin/sh\n".utf8)) == nil)
        #expect(try signature(Self.program(Self.note(1, "GNU", Self.identifier))) == nil)
        #expect(try signature(Self.program(Self.note(3, "GNU", []))) == nil)
    }

    @Test func noDamageCrashes() throws {
        let whole = Self.program(Self.note(3, "GNU", Self.identifier))
        for length in 0..<whole.count { #expect(try signature(Array(whole.prefix(length))) == nil) }
        for position in whole.indices {
            for value in [0x00, 0x7F, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[position] = value
                let found = try signature(damaged)
                #expect(found == nil || found?.count ?? 0 <= whole.count)
            }
        }
    }

    #if os(Linux)
    @Test func theProgramThatRunsIsToldByOneHash() {
        #expect(CompilerIdentity.current()?.hash == CompilerIdentity.current()?.hash)
        #expect(CompilerIdentity.running?.isCurrent == true)
    }
    #endif
}
