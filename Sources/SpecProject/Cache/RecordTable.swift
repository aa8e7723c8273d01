import ScreenSpecCache
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// The records of all specs in one piece of memory, by the places of the specs; a question about all of them reads it from
/// one end to the other. Records that are replaced lie in a second, small piece.
struct RecordTable: Sendable {
    /// Where each record starts: in the first piece, or as many bytes behind its end in the second one.
    private var starts: [UInt32] = []
    private var bytes: [UInt8] = []
    private var replaced: [UInt8] = []

    /// What a record starts with. The lists of hashes follow, then the parts that are seldom read.
    private struct Head: BitwiseCopyable {
        var structure: UInt64
        var share: SpecRecord.Share
        var listCounts: (declared: UInt32, surface: UInt32, mentioned: UInt32, architectures: UInt32)
        var partLengths: (names: UInt32, unknownTypes: UInt32, screens: UInt32)

        var listLength: Int {
            (Int(listCounts.declared) + Int(listCounts.surface) + Int(listCounts.mentioned)
                + Int(listCounts.architectures)) * MemoryLayout<UInt32>.size
        }

        var length: Int {
            let parts = Int(partLengths.names) + Int(partLengths.unknownTypes) + Int(partLengths.screens)
            return MemoryLayout<Head>.size + listLength + parts
        }
    }

    enum List: Sendable {
        case declared
        case surface
        case mentioned
        case architectures
    }

    init() {}

    /// Fails where a record does not lie within the bytes.
    ///
    /// - Parameter starts: Where the records start in the bytes, one behind the other.
    init(starts: [UInt32], bytes: [UInt8]) throws(ByteReader.Damage) {
        self.starts = starts
        self.bytes = bytes
        for index in starts.indices {
            let start = Int(starts[index])
            let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
            guard start.isMultiple(of: Self.alignment), start <= end, end <= bytes.count,
                end - start >= MemoryLayout<Head>.size, head(index).length <= end - start
            else { throw ByteReader.Damage() }
        }
    }

    var count: Int { starts.count }

    private static let alignment = 8

    // MARK: Asking

    func structure(_ index: Int) -> UInt64 { head(index).structure }
    func share(_ index: Int) -> SpecRecord.Share { head(index).share }

    private func head(_ index: Int) -> Head {
        withBytes(from: index) { $0.loadUnaligned(as: Head.self) }
    }

    /// The bytes from where a record starts.
    private func withBytes<Result>(from index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = Int(starts[index])
        return start < bytes.count
            ? bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
            : replaced.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[(start - bytes.count)...])) }
    }

    func names(_ list: List, of index: Int) -> [UInt32] {
        withBytes(from: index) { Array(Self.names(list, in: $0)) }
    }

    /// The records of which a list holds one of the names, in order.
    func indexes(where list: List, meets names: NameSet) -> [Int] {
        guard !names.isEmpty else { return [] }
        return bytes.withUnsafeBytes { bytes in
            replaced.withUnsafeBytes { replaced in
                starts.indices.filter { index in
                    let start = Int(starts[index])
                    let record =
                        start < bytes.count
                        ? UnsafeRawBufferPointer(rebasing: bytes[start...])
                        : UnsafeRawBufferPointer(rebasing: replaced[(start - bytes.count)...])
                    return Self.names(list, in: record).contains(where: names.contains)
                }
            }
        }
    }

    private static func names(_ list: List, in record: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt32> {
        let counts = record.loadUnaligned(as: Head.self).listCounts
        let before: UInt32
        let count: UInt32
        switch list {
        case .declared: (before, count) = (0, counts.declared)
        case .surface: (before, count) = (counts.declared, counts.surface)
        case .mentioned: (before, count) = (counts.declared + counts.surface, counts.mentioned)
        case .architectures:
            (before, count) = (counts.declared + counts.surface + counts.mentioned, counts.architectures)
        }
        let start = MemoryLayout<Head>.size + Int(before) * MemoryLayout<UInt32>.size
        let part = record[start..<start + Int(count) * MemoryLayout<UInt32>.size]
        return UnsafeRawBufferPointer(rebasing: part).assumingMemoryBound(to: UInt32.self)
    }

    func moduleNames(_ index: Int) throws(ByteReader.Damage) -> ModuleNames {
        let head = head(index)
        var reader = ByteReader(part(of: index, from: 0, Int(head.partLengths.names)))
        return head.partLengths.names > 0 ? try reader.readModuleNames() : ModuleNames()
    }

    func hasUnknownTypes(_ index: Int) -> Bool { head(index).partLengths.unknownTypes > 0 }

    /// - Parameter file: The number of the file among those of the run.
    func unknownTypes(_ index: Int, in file: FileID) throws(ByteReader.Damage) -> [UnknownUse] {
        let lengths = head(index).partLengths
        guard lengths.unknownTypes > 0 else { return [] }
        var reader = ByteReader(part(of: index, from: Int(lengths.names), Int(lengths.unknownTypes)))
        return try reader.readList { (reader) throws(ByteReader.Damage) in try reader.readUnknownUse(in: file) }
    }

    func screens(_ index: Int, in file: FileID) throws(ByteReader.Damage) -> [NavigationScreen] {
        let lengths = head(index).partLengths
        guard lengths.screens > 0 else { return [] }
        let start = Int(lengths.names) + Int(lengths.unknownTypes)
        var reader = ByteReader(part(of: index, from: start, Int(lengths.screens)))
        return try reader.readList { (reader) throws(ByteReader.Damage) in try reader.readScreen(in: file) }
    }

    private func part(of index: Int, from offset: Int, _ length: Int) -> [UInt8] {
        let start = MemoryLayout<Head>.size + head(index).listLength + offset
        return withBytes(from: index) { Array($0[start..<start + length]) }
    }

    // MARK: Making

    mutating func reserve(_ count: Int, byteCount: Int) {
        starts.reserveCapacity(count)
        bytes.reserveCapacity(byteCount)
    }

    /// Makes room for the records of another table, and a few more.
    mutating func reserve(_ other: RecordTable) {
        reserve(other.count + 16, byteCount: other.bytes.count + other.replaced.count + 1 << 14)
    }

    mutating func append(_ record: SpecRecord) {
        append(encoded: Self.encoded(record))
    }

    mutating func append(encoded record: [UInt8]) {
        starts.append(UInt32(bytes.count))
        bytes += record
    }

    /// Takes over a record as it is.
    mutating func append(_ index: Int, of other: RecordTable) {
        starts.append(UInt32(bytes.count))
        bytes += other.encoded(index)
    }

    /// Puts another record in the place of one.
    mutating func replace(_ index: Int, with record: SpecRecord) {
        starts[index] = UInt32(bytes.count + replaced.count)
        replaced += Self.encoded(record)
    }

    /// Puts the bytes of a record in the place of one.
    mutating func replace(_ index: Int, withEncoded record: [UInt8]) throws(ByteReader.Damage) {
        guard starts.indices.contains(index), record.count >= MemoryLayout<Head>.size,
            record.count.isMultiple(of: Self.alignment),
            record.withUnsafeBytes({ $0.loadUnaligned(as: Head.self).length <= record.count })
        else { throw ByteReader.Damage() }
        starts[index] = UInt32(bytes.count + replaced.count)
        replaced += record
    }

    /// The bytes of a record.
    func encoded(_ index: Int) -> [UInt8] {
        let length = Self.aligned(head(index).length)
        return withBytes(from: index) { Array($0.prefix(length)) }
    }

    /// All records one behind the other, and where each starts.
    var compact: (starts: [UInt32], bytes: [UInt8]) {
        guard !replaced.isEmpty else { return (starts, bytes) }
        var table = RecordTable()
        table.reserve(self)
        for index in starts.indices { table.append(index, of: self) }
        return (table.starts, table.bytes)
    }

    private static func aligned(_ length: Int) -> Int { (length + alignment - 1) / alignment * alignment }

    static func encoded(_ record: SpecRecord) -> [UInt8] {
        var names = ByteWriter()
        if record.names != ModuleNames() { names.write(record.names) }
        var unknownTypes = ByteWriter()
        if !record.unknownTypes.isEmpty { unknownTypes.write(record.unknownTypes) { $0.write($1) } }
        var screens = ByteWriter()
        if !record.screens.isEmpty { screens.write(record.screens) { $0.write($1) } }
        let head = Head(
            structure: record.structure,
            share: record.share,
            listCounts: (
                UInt32(record.declared.count), UInt32(record.surface.count), UInt32(record.mentioned.count),
                UInt32(record.architectures.count)
            ),
            partLengths: (UInt32(names.bytes.count), UInt32(unknownTypes.bytes.count), UInt32(screens.bytes.count))
        )
        var bytes: [UInt8] = []
        bytes.reserveCapacity(aligned(head.length))
        withUnsafeBytes(of: head) { bytes.append(contentsOf: $0) }
        for names in [record.declared, record.surface, record.mentioned, record.architectures] {
            names.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
        for part in [names, unknownTypes, screens] { bytes += part.bytes }
        while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
        return bytes
    }
}
