import ScreenSpecFileSystem

/// What a linker has put into a program to tell it from all others: a hash of its contents, in the note `.note.gnu.build-id` of an
/// ELF file.
///
/// To read it takes two small reads, and to hash a program with debug information tens of milliseconds.
struct LinkerSignature {
    let bytes: [UInt8]

    /// `nil` where the file is no ELF file of 64 bits with such a note.
    init?(of program: RandomAccessFile) {
        guard let header = program.bytes(at: 0, count: Self.headerByteCount),
            header.starts(with: Self.mark)
        else { return nil }
        let first: UInt64 = Self.number(header, at: 32)
        let size: UInt16 = Self.number(header, at: 54)
        let count: UInt16 = Self.number(header, at: 56)
        guard let first = Int(exactly: first), size >= 56,
            let segments = program.bytes(at: first, count: Int(size) * Int(count))
        else { return nil }
        for segment in stride(from: 0, to: segments.count, by: Int(size)) {
            let kind: UInt32 = Self.number(segments, at: segment)
            let offset: UInt64 = Self.number(segments, at: segment + 8)
            let byteCount: UInt64 = Self.number(segments, at: segment + 32)
            guard kind == Self.noteSegment, byteCount <= Self.noteLimit, let offset = Int(exactly: offset),
                let notes = program.bytes(at: offset, count: Int(byteCount)),
                let signature = Self.signature(in: notes)
            else { continue }
            bytes = signature
            return
        }
        return nil
    }

    /// Of 64 bits, with the lowest byte of a number first.
    private static let mark: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
    private static let headerByteCount = 64
    private static let noteSegment: UInt32 = 4
    private static let noteLimit: UInt64 = 1 << 16
    private static let noteHeadByteCount = 12
    private static let signatureNote: UInt32 = 3
    private static let owner: [UInt8] = Array("GNU\0".utf8)

    /// The notes of a segment follow one another, each padded to words.
    private static func signature(in notes: [UInt8]) -> [UInt8]? {
        func padded(_ length: UInt32) -> Int { (Int(length) + 3) & ~3 }
        var offset = 0
        while offset + noteHeadByteCount <= notes.count {
            let nameLength: UInt32 = number(notes, at: offset)
            let length: UInt32 = number(notes, at: offset + 4)
            let kind: UInt32 = number(notes, at: offset + 8)
            let name = offset + noteHeadByteCount
            let content = name + padded(nameLength)
            let end = content + padded(length)
            guard end <= notes.count else { return nil }
            if kind == signatureNote, notes[name..<name + Int(nameLength)].elementsEqual(owner), length > 0 {
                return Array(notes[content..<content + Int(length)])
            }
            offset = end
        }
        return nil
    }

    /// - Parameter offset: Far enough from the end.
    private static func number<Number: FixedWidthInteger & BitwiseCopyable>(_ bytes: [UInt8], at offset: Int) -> Number
    {
        bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
}
