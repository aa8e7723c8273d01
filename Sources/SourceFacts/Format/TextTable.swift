import ScreenSpecDiagnostics

/// Texts of a file, each once, under the number of its first appearance.
///
/// Every name of every file comes by here, so that its memory is its own rather than that of arrays.
final class TextTable {
    private var characters: UnsafeMutablePointer<UInt8>
    private var capacity = 4_096
    private(set) var byteCount = 0
    private var texts: UnsafeMutablePointer<Text>
    private var textCapacity = 192
    private(set) var count = 0
    /// Numbers of texts plus one, found by hash; 0 is free. The size is a power of two, and a quarter of it stays free.
    private var slots: UnsafeMutablePointer<UInt32>
    private var slotCount = 256
    private let seed = TextTable.processSeed

    /// Nobody who writes a file knows which names share a slot.
    private static let processSeed = UInt64.random(in: .min ... .max)

    private struct Text {
        let hash: UInt32
        let lower: UInt32
        let upper: UInt32
    }

    init() {
        characters = .allocate(capacity: capacity)
        texts = .allocate(capacity: textCapacity)
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
    }

    deinit {
        characters.deallocate()
        texts.deallocate()
        slots.deallocate()
    }

    /// Forgets all texts, but keeps their memory.
    func clear() {
        byteCount = 0
        count = 0
        slots.update(repeating: 0, count: slotCount)
    }

    func id(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = hash(UnsafeRawBufferPointer(text))
        var slot = Int(hash) & (slotCount - 1)
        while slots[slot] != 0 {
            let known = texts[Int(slots[slot] - 1)]
            if known.hash == hash, isText(known, text) { return slots[slot] - 1 }
            slot = (slot + 1) & (slotCount - 1)
        }
        append(text, hash)
        slots[slot] = UInt32(truncatingIfNeeded: count)
        if count == textCapacity { growTexts() }
        return UInt32(truncatingIfNeeded: count - 1)
    }

    func string(_ id: UInt32) -> String {
        withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
    }

    func withBytes<Result>(of id: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        precondition(id < count, "no such text")
        return body(bytes(of: texts[Int(id)]))
    }

    /// The texts one after the other, in the order of their numbers.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: characters, count: byteCount) }

    /// Where a text ends in `bytes`; it starts where the one before it ends.
    func end(of id: Int) -> UInt32 { texts[id].upper }

    /// As `NameFingerprint` has it.
    func fingerprint(of id: Int) -> UInt64 { NameFingerprint.of(UnsafeRawBufferPointer(bytes(of: texts[id]))) }

    private func bytes(of text: Text) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: characters + Int(text.lower), count: Int(text.upper - text.lower))
    }

    private func isText(_ known: Text, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = text.count
        guard Int(known.upper - known.lower) == count else { return false }
        let stored = UnsafeRawBufferPointer(bytes(of: known))
        let asked = UnsafeRawBufferPointer(text)
        func differs<Word: FixedWidthInteger>(_ offset: Int, _: Word.Type) -> Bool {
            stored.loadUnaligned(fromByteOffset: offset, as: Word.self)
                != asked.loadUnaligned(fromByteOffset: offset, as: Word.self)
        }
        if count >= 8 {
            // As for the hash: the last word overlaps the one before it.
            for offset in stride(from: 0, to: count - 8, by: 8) where differs(offset, UInt64.self) { return false }
            return !differs(count - 8, UInt64.self)
        }
        if count >= 4 { return !differs(0, UInt32.self) && !differs(count - 4, UInt32.self) }
        for offset in 0..<count where stored[offset] != asked[offset] { return false }
        return true
    }

    // MARK: Growing

    private func append(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) {
        if byteCount + text.count > capacity { growCharacters(for: text.count) }
        if let start = text.baseAddress { (characters + byteCount).initialize(from: start, count: text.count) }
        let end = byteCount + text.count
        let entry = Text(
            hash: hash,
            lower: UInt32(truncatingIfNeeded: byteCount),
            upper: UInt32(truncatingIfNeeded: end)
        )
        (texts + count).initialize(to: entry)
        byteCount = end
        count += 1
    }

    private func growCharacters(for added: Int) {
        capacity = max(capacity * 2, byteCount + added)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: characters, count: byteCount)
        characters.deallocate()
        characters = larger
    }

    private func growTexts() {
        textCapacity *= 2
        let larger = UnsafeMutablePointer<Text>.allocate(capacity: textCapacity)
        larger.moveInitialize(from: texts, count: count)
        texts.deallocate()
        texts = larger
        slotCount *= 2
        slots.deallocate()
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
        for id in 0..<count {
            var slot = Int(texts[id].hash) & (slotCount - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: id + 1)
        }
    }

    // MARK: Hashing

    /// Eight bytes at a time; the last step reads what it needs of the one before it again, so that no byte is read alone.
    private func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        let count = bytes.count
        var hash = seed &+ UInt64(truncatingIfNeeded: count)
        if count >= 8 {
            var offset = 0
            while offset + 8 < count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
                offset += 8
            }
            mix(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self), into: &hash)
        } else if count >= 4 {
            let first = UInt64(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
            mix(first << 32 | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)), into: &hash)
        } else if count > 0 {
            let ends = UInt64(bytes[0]) << 16 | UInt64(bytes[count - 1])
            mix(ends << 16 | UInt64(bytes[count / 2]), into: &hash)
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    private func mix(_ word: UInt64, into hash: inout UInt64) {
        hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
        hash ^= hash >> 29
    }
}
