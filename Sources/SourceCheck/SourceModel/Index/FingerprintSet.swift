/// Fingerprints of names. To spread them takes one multiplication.
struct FingerprintSet: Sendable {
    private var slots: [UInt64] = Array(repeating: 0, count: 64)
    private var count = 0

    /// No fingerprint is kept as 0, which marks free slots: the name that has it shares that of another one.
    private static func key(_ fingerprint: UInt64) -> UInt64 {
        fingerprint == 0 ? 1 : fingerprint
    }

    func contains(_ fingerprint: UInt64) -> Bool {
        place(of: fingerprint) != nil
    }

    /// Where a fingerprint stands among `placeCount` places, as long as none is inserted.
    func place(of fingerprint: UInt64) -> Int? {
        let slot = slot(of: Self.key(fingerprint))
        return slots[slot] == 0 ? nil : slot
    }

    var placeCount: Int { slots.count }

    mutating func insert(_ fingerprint: UInt64) {
        let slot = slot(of: Self.key(fingerprint))
        guard slots[slot] == 0 else { return }
        slots[slot] = Self.key(fingerprint)
        count += 1
        if count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
        let keys = slots.filter { $0 != 0 }
        slots = Array(repeating: 0, count: slots.count * 4)
        for key in keys { slots[slot(of: key)] = key }
    }

    /// The slot that holds the key, or the free one where it belongs.
    private func slot(of key: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = FingerprintSlots.first(for: key, among: slots.count)
        while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & mask }
        return slot
    }
}
