/// Which keys of a mapping have occurred before, by their text.
///
/// A table of open addresses that is kept from mapping to mapping. `Hasher` is seeded for each run, so nobody can write
/// keys that all fall on one slot; no order depends on it.
struct KeyTable {
    private var slots: [UInt32] = []
    private var mask = 0

    mutating func prepare(forCount count: Int) {
        var size = 32
        while size < 2 * count { size *= 2 }
        mask = size - 1
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: size))
    }

    /// Enters a key by its number from 1; returns the number of the equal one that is there already.
    mutating func insert(
        _ number: UInt32,
        _ text: UnsafeBufferPointer<UInt8>,
        isEqual: (UInt32) -> Bool
    ) -> UInt32? {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text))
        var slot = hasher.finalize() & mask
        while slots[slot] != 0 {
            if isEqual(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        slots[slot] = number
        return nil
    }
}

extension TreeBuilder {
    private static let pairwiseLimit = 16

    mutating func checkKeys(of mapping: OpenCollection) {
        let keyCount = (pending.count - mapping.pendingCount + 1) / 2
        guard keyCount > 1 else { return }
        if keyCount <= Self.pairwiseLimit {
            compareAllKeys(of: mapping, count: keyCount)
        } else {
            hashAllKeys(of: mapping, count: keyCount)
        }
    }

    /// When reading stops, the mappings that are still open have keys too.
    mutating func checkOpenMappings() {
        while let collection = open.popLast() {
            if collection.isMapping { checkKeys(of: collection) }
            pending.removeLast(pending.count - collection.pendingCount)
            aliasUses.removeLast(aliasUses.count - collection.aliasUseCount)
        }
    }

    private mutating func compareAllKeys(of mapping: OpenCollection, count: Int) {
        for later in 1..<count {
            let laterKey = mapping.pendingCount + 2 * later
            for earlier in 0..<later where haveSameText(pending[mapping.pendingCount + 2 * earlier], pending[laterKey])
            {
                reportDuplicateKey(first: mapping.pendingCount + 2 * earlier, second: laterKey)
                break
            }
        }
    }

    private mutating func hashAllKeys(of mapping: OpenCollection, count: Int) {
        // Taken out meanwhile, since comparing reads the rest of the builder.
        var table = KeyTable()
        swap(&table, &keyTable)
        defer { swap(&table, &keyTable) }
        table.prepare(forCount: count)
        for number in 1...count {
            let index = mapping.pendingCount + 2 * (number - 1)
            let node = nodes[Int(pending[index].index)]
            guard node.form.kind == .scalar, !node.standsForError else { continue }
            let first = withText(of: node) { text in
                table.insert(UInt32(truncatingIfNeeded: number), text) { earlier in
                    haveSameText(pending[mapping.pendingCount + 2 * (Int(earlier) - 1)], pending[index])
                }
            }
            if let first {
                reportDuplicateKey(first: mapping.pendingCount + 2 * (Int(first) - 1), second: index)
            }
        }
    }

    private func haveSameText(_ left: NodeID, _ right: NodeID) -> Bool {
        let left = nodes[Int(left.index)]
        let right = nodes[Int(right.index)]
        guard left.count == right.count, left.form.kind == .scalar, right.form.kind == .scalar else { return false }
        guard !left.standsForError, !right.standsForError else { return false }
        return withText(of: left) { leftText in
            withText(of: right) { leftText.matches($0, at: 0) }
        }
    }

    func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let offsets = Int(node.first)..<Int(node.first) + Int(node.count)
        guard node.isDecoded else { return body(UnsafeBufferPointer(rebasing: source[offsets])) }
        return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[offsets])) }
    }
}
