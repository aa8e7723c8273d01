/// Where fingerprints of names belong in tables with open addressing.
enum FingerprintSlots {
    /// Nobody who writes code knows which names share a slot.
    private static let multiplier = UInt64.random(in: .min ... .max) | 1

    /// - Parameter count: Of the slots: a power of two above 1.
    static func first(for fingerprint: UInt64, among count: Int) -> Int {
        // The upper bits of the product: they depend on all of the fingerprint.
        Int(truncatingIfNeeded: (fingerprint &* multiplier) >> UInt64(64 - count.trailingZeroBitCount))
    }
}
