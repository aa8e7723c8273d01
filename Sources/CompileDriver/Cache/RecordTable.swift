import ArchitectureRules
import SourceText

/// The records of all specs in one piece of memory, in the order of their paths; a question about all of them reads it from
/// one end to the other.
struct RecordTable: Sendable {
    /// Where each record starts, and after them where the last one ends.
    private(set) var offsets: [UInt32] = [0]
    private(set) var bytes: [UInt8] = []

    /// What a record starts with. The lists of hashes follow, then the screens.
    private struct Head: BitwiseCopyable {
        var structure: UInt64
        var share: SpecRecord.Share
        var declared: UInt32
        var surface: UInt32
        var mentioned: UInt32
        var screens: UInt32
    }

    enum List: Sendable {
        case declared
        case surface
        case mentioned
    }

    init() {}

    /// Fails where a record does not fill its place.
    init(offsets: [UInt32], bytes: [UInt8]) throws(ByteReader.Damage) {
        self.offsets = offsets
        self.bytes = bytes
        guard offsets.first == 0, offsets.last.map(Int.init) == bytes.count else { throw ByteReader.Damage() }
        for index in 0..<count {
            let length = Int(offsets[index + 1]) - Int(offsets[index])
            guard length >= MemoryLayout<Head>.size, length.isMultiple(of: Self.alignment) else {
                throw ByteReader.Damage()
            }
            let head = head(index)
            let names = Int(head.declared) + Int(head.surface) + Int(head.mentioned)
            let needed = MemoryLayout<Head>.size + names * MemoryLayout<UInt32>.size + Int(head.screens)
            guard needed <= length, length < needed + Self.alignment else { throw ByteReader.Damage() }
        }
    }

    var count: Int { offsets.count - 1 }

    private static let alignment = 8

    // MARK: Asking

    func structure(_ index: Int) -> UInt64 { head(index).structure }
    func share(_ index: Int) -> SpecRecord.Share { head(index).share }

    private func head(_ index: Int) -> Head {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: Int(offsets[index]), as: Head.self) }
    }

    func names(_ list: List, of index: Int) -> [UInt32] {
        bytes.withUnsafeBytes { Array(names(list, of: index, in: $0)) }
    }

    /// The records of which a list holds one of the names, in order.
    func indexes(where list: List, meets names: NameSet) -> [Int] {
        guard !names.isEmpty else { return [] }
        return bytes.withUnsafeBytes { bytes in
            (0..<count).filter { self.names(list, of: $0, in: bytes).contains(where: names.contains) }
        }
    }

    private func names(_ list: List, of index: Int, in bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt32> {
        let head = head(index)
        var start = Int(offsets[index]) + MemoryLayout<Head>.size
        let length: UInt32
        switch list {
        case .declared: length = head.declared
        case .surface:
            start += Int(head.declared) * MemoryLayout<UInt32>.size
            length = head.surface
        case .mentioned:
            start += (Int(head.declared) + Int(head.surface)) * MemoryLayout<UInt32>.size
            length = head.mentioned
        }
        let part = bytes[start..<start + Int(length) * MemoryLayout<UInt32>.size]
        return UnsafeRawBufferPointer(rebasing: part).assumingMemoryBound(to: UInt32.self)
    }

    func screens(_ index: Int) throws(ByteReader.Damage) -> [NavigationScreen] {
        let head = head(index)
        let names = Int(head.declared) + Int(head.surface) + Int(head.mentioned)
        let start = Int(offsets[index]) + MemoryLayout<Head>.size + names * MemoryLayout<UInt32>.size
        var reader = ByteReader(Array(bytes[start..<start + Int(head.screens)]))
        guard head.screens > 0 else { return [] }
        return try reader.readList { (reader) throws(ByteReader.Damage) in try reader.readScreen() }
    }

    // MARK: Making

    mutating func reserve(_ other: RecordTable) {
        offsets.reserveCapacity(other.offsets.count + 16)
        bytes.reserveCapacity(other.bytes.count + 1 << 14)
    }

    mutating func append(_ record: SpecRecord) {
        var screens = ByteWriter()
        if !record.screens.isEmpty { screens.write(record.screens) { $0.write($1) } }
        let head = Head(
            structure: record.structure,
            share: record.share,
            declared: UInt32(record.declared.count),
            surface: UInt32(record.surface.count),
            mentioned: UInt32(record.mentioned.count),
            screens: UInt32(screens.bytes.count)
        )
        withUnsafeBytes(of: head) { bytes.append(contentsOf: $0) }
        for names in [record.declared, record.surface, record.mentioned] {
            names.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
        bytes += screens.bytes
        while !bytes.count.isMultiple(of: Self.alignment) { bytes.append(0) }
        offsets.append(UInt32(bytes.count))
    }

    /// Takes over records as they are.
    mutating func append(_ range: Range<Int>, of other: RecordTable) {
        guard !range.isEmpty else { return }
        let start = other.offsets[range.lowerBound]
        let base = UInt32(bytes.count)
        bytes += other.bytes[Int(start)..<Int(other.offsets[range.upperBound])]
        for index in range { offsets.append(other.offsets[index + 1] - start + base) }
    }
}

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

    func contains(_ name: UInt32) -> Bool {
        bits[Int(name >> 6 & 1023)] >> UInt64(name & 63) & 1 == 1 && hashes.contains(name)
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ screen: NavigationScreen) {
        write(screen.name)
        write(screen.viewType)
        write(screen.isEntry)
        write(screen.destinations) { writer, names in writer.write(names) { $0.write($1) } }
        write(range: screen.place)
    }
}

extension ByteReader {
    fileprivate mutating func readScreen() throws(Damage) -> NavigationScreen {
        NavigationScreen(
            module: nil,
            name: try readText(),
            viewType: try readText(),
            isEntry: try readBool(),
            destinations: try readList { (reader) throws(Damage) in
                try reader.readList { (reader) throws(Damage) in try reader.readText() }
            },
            place: try readRange()
        )
    }
}
