import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Where each type stands in the catalogue: made once, by one pass over the lines, without making a `String` for a type.
///
/// They are found by the fingerprints of their names. Extensions of a type by another module hang on the type's entry.
struct CatalogueIndex: Sendable {
    struct EntryNumber: Sendable, Hashable {
        let value: Int32
    }

    static let shared = CatalogueIndex(chunks: Catalogue.chunks)

    /// The modules there are, each with those that it exports itself.
    let exports: [String: [String]]
    private let chunks: [StaticString]
    private var entries: [Entry] = []
    private var positions: [UInt64: Int32] = [:]

    /// One type, or an extension of one. Places are offsets into the chunk.
    private struct Entry: Sendable {
        let chunk: Int32
        let header: Int32
        let name: Range<Int32>
        let isExtension: Bool
        let mayBeAlias: Bool
        var end: Int32
        let moduleName: Int32
        /// The next entry of the same name, or -1.
        var next: Int32 = -1
    }

    private let moduleNames: [String]
    private let knownWords = Memo<EntryNumber, WordFilter>()

    init(chunks: [StaticString]) {
        self.chunks = chunks
        var exports: [String: [String]] = [:]
        var moduleNames: [String] = []
        var entries: [Entry] = []
        entries.reserveCapacity(4_096)
        for (number, chunk) in chunks.enumerated() {
            CatalogueLines(chunk).forEachTopLevelLine { line, start in
                if let last = entries.indices.last, entries[last].chunk == Int32(number),
                    entries[last].end > Int32(start)
                {
                    entries[last].end = Int32(start)
                }
                if let declaration = ModuleLine(line) {
                    exports[declaration.name, default: []] += declaration.exports
                    moduleNames.append(declaration.name)
                } else if let name = HeaderReader.nameRange(in: line) {
                    let isExtension = HeaderReader.isExtension(line)
                    entries.append(
                        Entry(
                            chunk: Int32(number),
                            header: Int32(start),
                            name: Int32(start + name.lowerBound)..<Int32(start + name.upperBound),
                            isExtension: isExtension,
                            mayBeAlias: HeaderReader.mayBeAlias(line),
                            end: Int32(chunk.utf8CodeUnitCount),
                            moduleName: Int32(moduleNames.count - 1)
                        )
                    )
                }
            }
        }
        self.exports = exports
        self.moduleNames = moduleNames
        self.entries = entries
        findPositions()
    }

    /// Types first, extensions second, so that the head of a chain is always the type itself.
    private mutating func findPositions() {
        positions.reserveCapacity(entries.count)
        for position in entries.indices where !entries[position].isExtension {
            let fingerprint = Self.fingerprint(nameBytes(of: entries[position]))
            if positions[fingerprint] == nil { positions[fingerprint] = Int32(position) }
        }
        for position in entries.indices where entries[position].isExtension {
            let fingerprint = Self.fingerprint(nameBytes(of: entries[position]))
            guard let head = positions[fingerprint].map(Int.init) else { continue }
            entries[position].next = entries[head].next
            entries[head].next = Int32(position)
        }
    }

    /// The types' names, sorted.
    var names: [String] {
        entries.filter { !$0.isExtension }.map { String(decoding: nameBytes(of: $0), as: UTF8.self) }.sorted()
    }

    func entry(named name: UnsafeBufferPointer<UInt8>) -> EntryNumber? {
        entry(fingerprint: Self.fingerprint(name))
    }

    func entry(fingerprint: UInt64) -> EntryNumber? {
        positions[fingerprint].map { EntryNumber(value: $0) }
    }

    /// Whether it may stand for another type.
    func mayBeAlias(_ entry: EntryNumber) -> Bool {
        entries[Int(entry.value)].mayBeAlias
    }

    func name(of entry: EntryNumber) -> String {
        String(decoding: nameBytes(of: entries[Int(entry.value)]), as: UTF8.self)
    }

    func module(of entry: EntryNumber) -> String {
        moduleNames[Int(entries[Int(entry.value)].moduleName)]
    }

    func entries(in module: String) -> [EntryNumber] {
        entries.indices.filter { moduleNames[Int(entries[$0].moduleName)] == module }.map {
            EntryNumber(value: Int32($0))
        }
    }

    /// The type and then its extensions, in the catalogue's order.
    func entriesOfSameType(as entry: EntryNumber) -> [EntryNumber] {
        var chain = [entry]
        var next = entries[Int(entry.value)].next
        while next >= 0 {
            chain.append(EntryNumber(value: next))
            next = entries[Int(next)].next
        }
        return [chain[0]] + chain.dropFirst().sorted { $0.value < $1.value }
    }

    func headerLine(of entry: EntryNumber) -> String {
        let entry = entries[Int(entry.value)]
        var lines = bodyLines(of: entry)
        return lines.next() ?? ""
    }

    /// The lines between a type's header and the next one, continued lines joined.
    func memberLines(of entry: EntryNumber) -> [String] {
        Array(IteratorSequence(bodyLines(of: entries[Int(entry.value)])).dropFirst())
    }

    /// The members of that name; only lines that could hold it are read.
    func members(named name: String, in numbers: [EntryNumber]) -> [Member] {
        var name = name
        let lines = name.withUTF8 { wanted in
            let word = WordFilter.Word(wanted)
            return numbers.filter { words(of: $0).mayHold(word) }.flatMap { memberLines(of: $0, containing: wanted) }
        }
        return lines.flatMap(MemberReader.members).filter { $0.name == name }
    }

    /// The words that members of an entry may be called by.
    func words(of number: EntryNumber) -> WordFilter {
        knownWords(number) {
            var lines = bodyLines(of: entries[Int(number.value)])
            var filter = WordFilter(byteCount: lines.rest.count)
            // The header.
            _ = lines.nextBytes()
            while let line = lines.nextBytes() {
                filter.insertWords(of: UnsafeBufferPointer(rebasing: MemberReader.naming(line)))
            }
            return filter
        }
    }

    private func memberLines(of number: EntryNumber, containing wanted: UnsafeBufferPointer<UInt8>) -> [String] {
        let entry = entries[Int(number.value)]
        var lines = bodyLines(of: entry)
        // The header.
        _ = lines.nextBytes()
        var found: [String] = []
        while let line = lines.nextBytes() {
            guard CatalogueLines.contains(wanted, in: UnsafeBufferPointer(rebasing: line)) else { continue }
            found.append(CatalogueLines.LogicalLines.joined(line))
        }
        return found
    }

    // MARK: - Bytes

    private func bytes(of chunk: Int32) -> UnsafeBufferPointer<UInt8> {
        let text = chunks[Int(chunk)]
        return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    private func nameBytes(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes(of: entry.chunk)[Int(entry.name.lowerBound)..<Int(entry.name.upperBound)])
    }

    private func bodyLines(of entry: Entry) -> CatalogueLines.LogicalLines {
        CatalogueLines.LogicalLines(rest: bytes(of: entry.chunk)[Int(entry.header)..<Int(entry.end)])
    }

    private static func fingerprint(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        NameFingerprint.of(UnsafeRawBufferPointer(name))
    }
}
