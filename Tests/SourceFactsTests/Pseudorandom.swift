/// The same numbers in every run: SplitMix64.
struct Pseudorandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// The word with one bit flipped, or one of the values that lead furthest astray.
    mutating func change(_ word: UInt32) -> UInt32 {
        switch next() % 6 {
        case 0: .max
        case 1: 0
        case 2: word &+ 1
        case 3: word &- 1
        default: word ^ (1 << UInt32(next() % 32))
        }
    }
}
