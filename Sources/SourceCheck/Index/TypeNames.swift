import SourceFacts

/// The names of all types that the code declares, each with a number.
///
/// A name in the facts is looked for by its bytes, in a hash table with open addressing: most names that the code uses are of no
/// declared type, and no `String` is made of them.
struct TypeNames: Sendable {
    private var texts: [FactText] = []
    private var slots: [Int32]

    /// - Parameter capacity: How many names there are at most.
    init(capacity: Int) {
        var count = 16
        while count < capacity * 2 { count *= 2 }
        slots = Array(repeating: -1, count: count)
    }

    var count: Int { texts.count }

    /// The number of a name, a new one for one that is new.
    mutating func add(_ name: FactText) -> Int {
        let slot = slot(of: name.fingerprint) { $0 == name }
        if slots[slot] >= 0 { return Int(slots[slot]) }
        slots[slot] = Int32(truncatingIfNeeded: texts.count)
        texts.append(name)
        return texts.count - 1
    }

    func number(of name: FactText) -> Int? {
        number(slots[slot(of: name.fingerprint) { $0 == name }])
    }

    func number(of name: String) -> Int? {
        number(slots[slot(of: FactText.fingerprint(of: name)) { $0 == name }])
    }

    private func number(_ entry: Int32) -> Int? {
        entry < 0 ? nil : Int(entry)
    }

    /// The slot that holds the name, or the free one where it belongs.
    private func slot(of fingerprint: UInt64, where isName: (FactText) -> Bool) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: fingerprint) & mask
        while slots[slot] >= 0, !isName(texts[Int(slots[slot])]) { slot = (slot + 1) & mask }
        return slot
    }
}
