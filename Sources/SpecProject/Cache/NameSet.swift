/// Names by their hashes. Most questions are answered by one look at a bit.
struct NameSet: Sendable {
    private(set) var hashes: Set<UInt32> = []
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ names: some Sequence<UInt32> = []) {
        for name in names { insert(name) }
    }

    var isEmpty: Bool { hashes.isEmpty }

    /// Returns whether the name is new.
    @discardableResult mutating func insert(_ name: UInt32) -> Bool {
        bits[Int(name >> 6 & 1023)] |= 1 << UInt64(name & 63)
        return hashes.insert(name).inserted
    }

    mutating func formUnion(_ names: some Sequence<UInt32>) {
        for name in names { insert(name) }
    }

    func contains(_ name: UInt32) -> Bool {
        bits[Int(name >> 6 & 1023)] >> UInt64(name & 63) & 1 == 1 && hashes.contains(name)
    }
}
