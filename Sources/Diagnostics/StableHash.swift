/// A hash that is the same in every run and on every machine (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/).
package struct StableHash: Sendable {
    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    private var state = Self.offset

    package init() {}

    package mutating func add(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* Self.prime
    }

    package mutating func add(_ number: UInt64) {
        for shift in stride(from: 0 as UInt64, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    package mutating func add(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { for byte in $0 { add(byte) } }
        if isDone == nil { for byte in text.utf8 { add(byte) } }
    }

    package var value: UInt64 { state }

    /// Half as wide.
    package var folded: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }
}
