import SourceFacts

/// The types that names have led to.
///
/// A hash table with open addressing, since to spread keys takes one multiplication and each name of each path is looked for.
struct KnownSteps {
    /// Where a name leads from: never 0, which marks free slots.
    struct Start {
        fileprivate let key: UInt64

        /// `nil` where several types may be meant, or none.
        init?(_ type: NamedType) {
            switch type {
            case .project(let id): key = UInt64(UInt32(bitPattern: id.number)) << 2 | 1
            case .platform(let platform): key = UInt64(UInt32(bitPattern: platform.number)) << 2 | 2
            case .ambiguous, .unknown: return nil
            }
        }

        /// The local variables of a file, whose names are their numbers.
        init(localsOf facts: FileFacts) {
            key = UInt64(facts.file.index) << 2 | 3
        }
    }

    private struct Slot {
        var start: UInt64 = 0
        var name: UInt64 = 0
        var type = NamedType.unknown
    }

    private var slots = Array(repeating: Slot(), count: 256)
    private var count = 0

    subscript(start: Start, name: UInt64) -> NamedType? {
        let slot = slots[slot(of: start.key, name)]
        return slot.start == 0 ? nil : slot.type
    }

    mutating func insert(_ type: NamedType, _ start: Start, _ name: UInt64) {
        if count * 2 > slots.count { grow() }
        let slot = slot(of: start.key, name)
        if slots[slot].start == 0 { count += 1 }
        slots[slot] = Slot(start: start.key, name: name, type: type)
    }

    private mutating func grow() {
        let known = slots.filter { $0.start != 0 }
        slots = Array(repeating: Slot(), count: slots.count * 4)
        for entry in known { slots[slot(of: entry.start, entry.name)] = entry }
    }

    /// The slot that holds the name, or the free one where it belongs.
    private func slot(of start: UInt64, _ name: UInt64) -> Int {
        let mask = slots.count - 1
        let key = name &+ start &* 0x9E37_79B9_7F4A_7C15
        var slot = FingerprintSlots.first(for: key, among: slots.count)
        while slots[slot].start != 0, slots[slot].start != start || slots[slot].name != name {
            slot = (slot + 1) & mask
        }
        return slot
    }
}
