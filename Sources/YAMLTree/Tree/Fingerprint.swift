/// What the documents of a file say, without where they say it.
package struct TreeFingerprint: Hashable, Sendable {
    /// The same for two files that differ in comments, blank lines and indentation only.
    package var structure: UInt64
    /// The hash of every identifier in a scalar, sorted and each once; two identifiers may share one.
    package var identifiers: [UInt32]
}

/// Hashes of identifiers, by which files are matched that speak of one another (FNV-1a, folded to half its width).
package struct IdentifierHash: Sendable {
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

    package var value: UInt64 { state }
    package var folded: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }

    package static func hash(_ identifier: some StringProtocol) -> UInt32 {
        var hash = IdentifierHash()
        for byte in identifier.utf8 { hash.add(byte) }
        return hash.folded
    }

    /// The hashes of all identifiers in a text, unsorted.
    package static func identifiers(in text: UnsafeBufferPointer<UInt8>, addTo hashes: inout [UInt32]) {
        var hash = IdentifierHash()
        var isInside = false
        for byte in text {
            if byte.isPartOfIdentifier {
                hash.add(byte)
                isInside = true
            } else if isInside {
                hashes.append(hash.folded)
                hash = IdentifierHash()
                isInside = false
            }
        }
        if isInside { hashes.append(hash.folded) }
    }
}

extension [UInt32] {
    /// Sorted, each once.
    package var sortedSet: [UInt32] {
        var result = sorted()
        var count = 0
        for value in result where count == 0 || result[count - 1] != value {
            result[count] = value
            count += 1
        }
        result.removeLast(result.count - count)
        return result
    }
}

extension YAMLTree {
    package var fingerprint: TreeFingerprint {
        var hash = IdentifierHash()
        var identifiers: [UInt32] = []
        identifiers.reserveCapacity(nodes.count)
        for index in nodes.indices {
            let node = nodes[index]
            hash.add(node.form.rawValue)
            hash.add(UInt64(node.count))
            withText(of: NodeID(index: UInt32(truncatingIfNeeded: index))) { text in
                for byte in text { hash.add(byte) }
                IdentifierHash.identifiers(in: text, addTo: &identifiers)
            }
        }
        for child in children + roots { hash.add(UInt64(child.index)) }
        return TreeFingerprint(structure: hash.value, identifiers: identifiers.sortedSet)
    }

    /// What one node says with all that it holds, without where it says it.
    package func structure(of node: NodeID) -> UInt64 {
        var hash = IdentifierHash()
        var pending = [node]
        // A node that aliases repeat is walked through once.
        var seen: [NodeID: Int] = [:]
        while let next = pending.popLast() {
            if let number = seen[next] {
                hash.add(UInt64(number))
                continue
            }
            seen[next] = seen.count
            let node = nodes[Int(next.index)]
            hash.add(node.form.rawValue)
            hash.add(UInt64(node.count))
            withText(of: next) { text in
                for byte in text { hash.add(byte) }
            }
            switch kind(of: next) {
            case .scalar: break
            case .sequence: pending += elements(of: next)
            case .mapping:
                for entry in entries(of: next) { pending += [entry.key, entry.value] }
            }
        }
        return hash.value
    }
}

extension UInt8 {
    /// Letters, digits, `_`, and every byte of what is not ASCII.
    fileprivate var isPartOfIdentifier: Bool {
        self == UInt8(ascii: "_") || self >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
