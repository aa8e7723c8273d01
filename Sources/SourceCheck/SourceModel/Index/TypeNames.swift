import SourceFacts
import ScreenSpecDiagnostics

/// The names of all types that the code declares, each with a number.
///
/// A name in the facts is looked for by its fingerprint, in a hash table with open addressing: most names that the code uses are of
/// no declared type, and no `String` is made of them.
struct TypeNames: Sendable {
    private struct Slot {
        let fingerprint: UInt64
        let number: Int32

        static let free = Slot(fingerprint: 0, number: -1)
    }

    private var slots: [Slot]
    private(set) var count = 0

    /// - Parameter capacity: How many names there are at most.
    init(capacity: Int) {
        var slotCount = 16
        while slotCount < capacity * 2 { slotCount *= 2 }
        slots = Array(repeating: .free, count: slotCount)
    }

    /// The number of a name, a new one for one that is new.
    mutating func add(_ fingerprint: UInt64) -> Int {
        let slot = slot(of: fingerprint)
        if slots[slot].number >= 0 { return Int(slots[slot].number) }
        slots[slot] = Slot(fingerprint: fingerprint, number: Int32(truncatingIfNeeded: count))
        count += 1
        return count - 1
    }

    func number(of name: FactText) -> Int? {
        number(of: name.fingerprint)
    }

    func number(of name: String) -> Int? {
        number(of: NameFingerprint.of(name))
    }

    func number(of fingerprint: UInt64) -> Int? {
        let number = slots[slot(of: fingerprint)].number
        return number < 0 ? nil : Int(number)
    }

    /// The slot that holds the name, or the free one where it belongs.
    private func slot(of fingerprint: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = FingerprintSlots.first(for: fingerprint, among: slots.count)
        while slots[slot].number >= 0, slots[slot].fingerprint != fingerprint { slot = (slot + 1) & mask }
        return slot
    }
}
