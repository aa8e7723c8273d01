/// Collects rows and texts, and lays them out as the stored form.
struct FactsWriter {
    private var tables: [[UInt32]] = FactTable.allCases.map { _ in [] }
    private var texts = TextTable()

    private static let initialRows: [[UInt32]] = FactTable.allCases.map { $0.contents.map(\.initial) }

    /// A new row with nothing in it.
    mutating func add(_ table: FactTable) -> Int {
        let index = count(of: table)
        tables[table.rawValue] += Self.initialRows[table.rawValue]
        return index
    }

    func count(of table: FactTable) -> Int {
        tables[table.rawValue].count / table.stride
    }

    mutating func set<Column: FactColumn>(_ row: Int, _ column: Column, _ value: UInt32) {
        tables[Column.table.rawValue][row * Column.table.stride + column.rawValue] = value
    }

    mutating func set<Column: FactColumn>(_ row: Int, _ column: Column, _ value: Int) {
        set(row, column, UInt32(truncatingIfNeeded: value))
    }

    /// Leaves the word as it is, "none", where there is no value.
    mutating func set<Column: FactColumn>(_ row: Int, _ column: Column, ifPresent value: Int?) {
        if let value { set(row, column, value) }
    }

    mutating func set<Column: FactColumn>(_ row: Int, _ column: Column, text: String) {
        set(row, column, self.text(text))
    }

    func value<Column: FactColumn>(_ row: Int, _ column: Column) -> UInt32 {
        tables[Column.table.rawValue][row * Column.table.stride + column.rawValue]
    }

    mutating func text(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        texts.id(of: text)
    }

    mutating func text(_ text: String) -> UInt32 {
        var text = text
        return text.withUTF8 { texts.id(of: $0) }
    }

    func string(_ id: UInt32) -> String {
        texts.string(id)
    }

    /// The finished form.
    func words(flags: FileFacts.Flags, sourceByteCount: Int) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: FactsLayout.headerCount)
        words.reserveCapacity(
            tables.reduce(FactsLayout.headerCount) { $0 + $1.count } + texts.ends.count + 1 + texts.bytes.count / 4 + 1
        )
        words[FactsLayout.magicWord] = FactsLayout.magic
        words[FactsLayout.version] = FactsLayout.formatVersion
        words[FactsLayout.flags] = flags.rawValue
        words[FactsLayout.sourceByteCount] = UInt32(truncatingIfNeeded: sourceByteCount)
        for table in FactTable.allCases {
            words[FactsLayout.start(of: table)] = UInt32(truncatingIfNeeded: words.count)
            words[FactsLayout.count(of: table)] = UInt32(truncatingIfNeeded: count(of: table))
            words += tables[table.rawValue]
        }
        words[FactsLayout.textCount] = UInt32(truncatingIfNeeded: texts.ends.count)
        words[FactsLayout.textOffsets] = UInt32(truncatingIfNeeded: words.count)
        words.append(0)
        words += texts.ends
        words[FactsLayout.textBytes] = UInt32(truncatingIfNeeded: words.count)
        words[FactsLayout.textByteCount] = UInt32(truncatingIfNeeded: texts.bytes.count)
        words += texts.packedBytes
        return words
    }
}
