/// Which words a text may have: with a small chance it says so of one that is not there, and never the other way round.
struct WordFilter: Sendable {
    private var bits: [UInt64]

    /// - Parameter byteCount: How many bytes of text there will be at most.
    init(byteCount: Int) {
        // A word takes some eight bytes of the text, and gets as many bits.
        var count = 1
        while count * 64 < byteCount { count *= 2 }
        bits = Array(repeating: 0, count: count)
    }

    mutating func insertWords(of text: UnsafeBufferPointer<UInt8>) {
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

    func mayHold(_ word: Word) -> Bool {
        guard let hash = word.hash else { return true }
        let bit = position(of: hash)
        return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    /// What filters are asked for, hashed once for all of them.
    struct Word {
        /// `nil` for something else than one word, such as an operator, which may always be there.
        fileprivate let hash: UInt64?

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            var hash = WordFilter.seed
            for byte in bytes {
                guard WordFilter.isPartOfWord(byte) else {
                    self.hash = nil
                    return
                }
                hash = WordFilter.mixed(hash, byte)
            }
            self.hash = hash
        }
    }

    private mutating func insert(_ hash: UInt64) {
        let bit = position(of: hash)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    private func position(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (bits.count * 64 - 1)
    }

    fileprivate static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    fileprivate static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    fileprivate static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
