import SourceFacts

/// The members of one type by their base names: to follow one name of a path costs no search through a class.
struct MemberNames: Sendable {
    private struct Entry {
        let fingerprint: UInt32
        let position: Int32
    }

    /// By fingerprint; members of one name in their order.
    private let entries: [Entry]

    init(_ members: [MemberFact]) {
        var entries: [Entry] = []
        entries.reserveCapacity(members.count)
        for (position, member) in members.enumerated() {
            let fingerprint = UInt32(truncatingIfNeeded: member.baseName.fingerprint)
            entries.append(Entry(fingerprint: fingerprint, position: Int32(truncatingIfNeeded: position)))
        }
        entries.sort { ($0.fingerprint, $0.position) < ($1.fingerprint, $1.position) }
        self.entries = entries
    }

    /// The position of the first member with the name that has the fingerprint.
    func position(_ fingerprint: UInt64, where isMember: (_ position: Int) -> Bool) -> Int? {
        let fingerprint = UInt32(truncatingIfNeeded: fingerprint)
        var number = firstIndex(of: fingerprint)
        while number < entries.count, entries[number].fingerprint == fingerprint {
            let position = Int(entries[number].position)
            if isMember(position) { return position }
            number += 1
        }
        return nil
    }

    private func firstIndex(of fingerprint: UInt32) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].fingerprint < fingerprint { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
