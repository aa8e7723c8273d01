import SourceFacts

/// The members of all types by their base names: to follow one name of a path costs no search through a class.
struct MemberTable: Sendable {
    private struct Entry {
        let fingerprint: UInt32
        /// In `CodeType.members`.
        let position: Int32
    }

    /// Those of one type stand together, by fingerprint; members of one name in the order of `CodeType.members`.
    private var entries: [Entry] = []
    /// Where the entries of each type start, and where all end.
    private var starts: [Int] = [0]

    init(_ types: [CodeType]) {
        starts.reserveCapacity(types.count + 1)
        for type in types {
            let start = entries.count
            for (position, member) in type.members.enumerated() {
                let fingerprint = UInt32(truncatingIfNeeded: member.baseName.fingerprint)
                entries.append(Entry(fingerprint: fingerprint, position: Int32(truncatingIfNeeded: position)))
            }
            entries[start...].sort { ($0.fingerprint, $0.position) < ($1.fingerprint, $1.position) }
            starts.append(entries.count)
        }
    }

    /// The first member of a base name, the type's own before those of its extensions.
    func member(of type: CodeType, _ fingerprint: UInt64, where isName: (FactText) -> Bool) -> MemberFact? {
        let fingerprint = UInt32(truncatingIfNeeded: fingerprint)
        let end = starts[type.id.index + 1]
        var position = firstIndex(of: fingerprint, from: starts[type.id.index], to: end)
        while position < end, entries[position].fingerprint == fingerprint {
            let member = type.members[Int(entries[position].position)]
            if isName(member.baseName) { return member }
            position += 1
        }
        return nil
    }

    private func firstIndex(of fingerprint: UInt32, from start: Int, to end: Int) -> Int {
        var low = start
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].fingerprint < fingerprint { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
