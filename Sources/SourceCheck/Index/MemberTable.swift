import SourceFacts

/// The members of all types by their base names: to follow one name of a path costs no search through a class.
struct MemberTable: Sendable {
    private struct Entry {
        let fingerprint: UInt32
        /// 0 for the type's own declaration, then its extensions.
        let declaration: Int32
        /// In the members of the declaration's file.
        let row: Int32

        var order: (UInt32, Int32, Int32) { (fingerprint, declaration, row) }
    }

    /// Those of one type stand together, by fingerprint; members of one name in the order of `CodeType.members`.
    private var entries: [Entry] = []
    /// Where the entries of each type start, and where all end.
    private var starts: [Int] = [0]

    init(_ types: [CodeType]) {
        starts.reserveCapacity(types.count + 1)
        for type in types {
            add(type.declaration, 0)
            for (number, declaration) in type.extensions.enumerated() { add(declaration, number + 1) }
            let start = starts[type.id.index]
            entries[start...].sort { $0.order < $1.order }
            starts.append(entries.count)
        }
    }

    private mutating func add(_ declaration: DeclarationFact, _ number: Int) {
        for member in declaration.members {
            entries.append(
                Entry(
                    fingerprint: UInt32(truncatingIfNeeded: member.baseName.fingerprint),
                    declaration: Int32(truncatingIfNeeded: number),
                    row: Int32(truncatingIfNeeded: member.index)
                )
            )
        }
    }

    /// The first member of that base name, the type's own before those of its extensions.
    func member(named name: String, fingerprint: UInt32, of type: CodeType) -> MemberFact? {
        let end = starts[type.id.index + 1]
        var position = firstIndex(of: fingerprint, from: starts[type.id.index], to: end)
        while position < end, entries[position].fingerprint == fingerprint {
            let entry = entries[position]
            let declaration = entry.declaration == 0 ? type.declaration : type.extensions[Int(entry.declaration) - 1]
            let member = MemberFact(facts: declaration.facts, index: Int(entry.row))
            if member.baseName == name { return member }
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
