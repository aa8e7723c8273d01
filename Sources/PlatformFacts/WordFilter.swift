import Foundation

/// Which words a text may have: with a small chance it says so of one that is not there, and never the other way round.
struct WordFilter: Sendable {
    private var bits: [UInt64]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        // A word takes some eight bytes of the text, and gets as many bits.
        var count = 1
        while count * 64 < text.count { count *= 2 }
        bits = Array(repeating: 0, count: count)
        var hash = Self.seed
        var isInside = false
        for byte in text {
            if Self.isPartOfWord(byte) {
                hash = Self.mixed(hash, byte)
                isInside = true
            } else if isInside {
                insert(hash)
                hash = Self.seed
                isInside = false
            }
        }
        if isInside { insert(hash) }
    }

    /// - Parameter word: Something else than one word, such as an operator, may always be there.
    func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var hash = Self.seed
        for byte in word {
            guard Self.isPartOfWord(byte) else { return true }
            hash = Self.mixed(hash, byte)
        }
        let bit = position(of: hash)
        return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    private mutating func insert(_ hash: UInt64) {
        let bit = position(of: hash)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    private func position(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (bits.count * 64 - 1)
    }

    private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

/// The words of each type's part of the catalogue, for those types that were asked for a member: most are asked for what they do
/// not have, on the way to the class that has it.
final class EntryWords: @unchecked Sendable {
    /// Guards `filters`; never held while one is made.
    private let lock = NSLock()
    private var filters: [WordFilter?]

    init(entryCount: Int) {
        filters = Array(repeating: nil, count: entryCount)
    }

    /// - Parameter text: All lines of the entry.
    func mayHold(
        _ word: UnsafeBufferPointer<UInt8>,
        _ entry: CatalogueIndex.EntryNumber,
        text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let number = Int(entry.value)
        if let known = lock.withLock({ filters[number] }) { return known.mayHold(word) }
        let made = WordFilter(text)
        lock.withLock { filters[number] = made }
        return made.mayHold(word)
    }
}
