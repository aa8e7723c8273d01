/// Collects rows and texts, and lays them out as the stored form.
///
/// Its memory is its own rather than that of arrays: half of what a visitor does is to set words.
final class FactsWriter {
    private struct Table {
        let stride: Int
        /// What stands in a new row.
        private let initial: UnsafePointer<UInt32>
        private(set) var words: UnsafeMutablePointer<UInt32>
        /// In rows, all of which are filled with what stands in a new one, as far as they are not used.
        private var capacity = 16
        private(set) var rowCount = 0

        var wordCount: Int { rowCount * stride }

        init(_ table: FactTable) {
            stride = table.stride
            initial = FactsWriter.initialRows[table]
            words = .allocate(capacity: stride * capacity)
            fill(0..<capacity)
        }

        mutating func add() -> Int {
            if rowCount == capacity { grow() }
            rowCount += 1
            return rowCount - 1
        }

        mutating func clear() {
            fill(0..<rowCount)
            rowCount = 0
        }

        private mutating func grow() {
            let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * capacity * 2)
            larger.moveInitialize(from: words, count: wordCount)
            words.deallocate()
            words = larger
            capacity *= 2
            fill(rowCount..<capacity)
        }

        /// By twice as many each time, since a row alone is little.
        private func fill(_ rows: Range<Int>) {
            guard !rows.isEmpty else { return }
            let start = words + rows.lowerBound * stride
            let count = rows.count * stride
            start.initialize(from: initial, count: stride)
            var filled = stride
            while filled < count {
                let next = min(filled, count - filled)
                (start + filled).initialize(from: start, count: next)
                filled += next
            }
        }

        var used: UnsafeBufferPointer<UInt32> {
            UnsafeBufferPointer(start: words, count: wordCount)
        }
    }

    private let tables: UnsafeMutablePointer<Table>
    private let texts = TextTable()

    private static let tableCount = FactTable.allCases.count
    private static let initialRows = InitialRows()

    /// For each table what stands in a new row; made once, and not counted by reference, since every row is started from it.
    private struct InitialRows: @unchecked Sendable {
        private let words: UnsafePointer<UInt32>
        private var starts: [Int] = []

        init() {
            var all: [UInt32] = []
            for table in FactTable.allCases {
                starts.append(all.count)
                all += table.contents.map(\.initial)
            }
            let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: all.count)
            for (index, word) in all.enumerated() { (copy + index).initialize(to: word) }
            words = UnsafePointer(copy)
        }

        subscript(table: FactTable) -> UnsafePointer<UInt32> { words + starts[table.rawValue] }
    }

    init() {
        tables = .allocate(capacity: Self.tableCount)
        for table in FactTable.allCases { (tables + table.rawValue).initialize(to: Table(table)) }
    }

    deinit {
        for index in 0..<Self.tableCount { tables[index].words.deallocate() }
        tables.deinitialize(count: Self.tableCount)
        tables.deallocate()
    }

    /// Forgets all rows and texts, but keeps their memory for the next file.
    func clear() {
        for index in 0..<Self.tableCount { tables[index].clear() }
        texts.clear()
    }

    /// A new row with nothing in it.
    func add(_ table: FactTable) -> Int {
        tables[table.rawValue].add()
    }

    func count(of table: FactTable) -> Int {
        tables[table.rawValue].rowCount
    }

    func set<Column: FactColumn>(_ row: Int, _ column: Column, _ value: UInt32) {
        word(row, column).pointee = value
    }

    func set<Column: FactColumn>(_ row: Int, _ column: Column, _ value: Int) {
        set(row, column, UInt32(truncatingIfNeeded: value))
    }

    /// Leaves the word as it is, "none", where there is no value.
    func set<Column: FactColumn>(_ row: Int, _ column: Column, ifPresent value: Int?) {
        if let value { set(row, column, value) }
    }

    func set<Column: FactColumn>(_ row: Int, _ column: Column, text: String) {
        set(row, column, self.text(text))
    }

    /// The words of one row, to set several of them.
    func words<Column: FactColumn>(of row: Int, _: Column.Type) -> RowWords<Column> {
        assert(row >= 0 && row < tables[Column.table.rawValue].rowCount, "no such row")
        return RowWords(start: tables[Column.table.rawValue].words + row * Column.stride)
    }

    /// Valid until another row of the same table is added.
    struct RowWords<Column: FactColumn> {
        fileprivate let start: UnsafeMutablePointer<UInt32>

        subscript(column: Column) -> UInt32 {
            get { start[column.rawValue] }
            nonmutating set { start[column.rawValue] = newValue }
        }

        func set(_ column: Column, _ value: Int) {
            start[column.rawValue] = UInt32(truncatingIfNeeded: value)
        }

        /// Leaves the word as it is, "none", where there is no value.
        func set(_ column: Column, ifPresent value: Int?) {
            if let value { set(column, value) }
        }
    }

    func value<Column: FactColumn>(_ row: Int, _ column: Column) -> UInt32 {
        word(row, column).pointee
    }

    private func word<Column: FactColumn>(_ row: Int, _ column: Column) -> UnsafeMutablePointer<UInt32> {
        let table = tables + Column.table.rawValue
        assert(row >= 0 && row < table.pointee.rowCount, "no such row")
        return table.pointee.words + (row * Column.stride + column.rawValue)
    }

    // MARK: Texts

    func text(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        texts.id(of: text)
    }

    func text(_ text: String) -> UInt32 {
        var text = text
        return text.withUTF8 { texts.id(of: $0) }
    }

    func string(_ id: UInt32) -> String {
        texts.string(id)
    }

    func withBytes<Result>(of id: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        texts.withBytes(of: id, body)
    }

    // MARK: The finished form

    func facts(flags: FileFacts.Flags, sourceByteCount: Int) -> OwnedFacts {
        let unitCount = (0..<Self.tableCount).reduce(texts.count + 1) { $0 + tables[$1].wordCount }
        let isNarrow = fitsNarrow
        let unitByteCount = isNarrow ? 2 : 4
        let unitsOffset = FactsLayout.unitsOffset(textCount: texts.count)
        let textStart = unitsOffset + unitCount * unitByteCount
        let byteCount = (textStart + texts.byteCount + 3) / 4 * 4
        let memory = FactsMemory(byteCount: byteCount) { bytes in
            let form = bytes.bindMemory(to: UInt32.self)
            // Texts may end within it.
            form[form.count - 1] = 0
            form[FactsLayout.magicWord] = FactsLayout.magic
            form[FactsLayout.flags] = flags.rawValue
            form[FactsLayout.sourceByteCount] = UInt32(truncatingIfNeeded: sourceByteCount)
            form[FactsLayout.unitByteCount] = UInt32(truncatingIfNeeded: unitByteCount)
            form[FactsLayout.textCount] = UInt32(truncatingIfNeeded: texts.count)
            form[FactsLayout.textBytes] = UInt32(truncatingIfNeeded: textStart)
            form[FactsLayout.textByteCount] = UInt32(truncatingIfNeeded: texts.byteCount)
            for id in 0..<texts.count {
                bytes.storeBytes(
                    of: texts.fingerprint(of: id),
                    toByteOffset: FactsLayout.unitsOffset(textCount: id),
                    as: UInt64.self
                )
            }
            var units = Units(bytes, from: unitsOffset, isNarrow: isNarrow)
            for table in FactTable.allCases {
                let rows = tables[table.rawValue]
                form[FactsLayout.start(of: table)] = UInt32(truncatingIfNeeded: units.next)
                form[FactsLayout.count(of: table)] = UInt32(truncatingIfNeeded: rows.rowCount)
                units.append(rows.used)
            }
            form[FactsLayout.textOffsets] = UInt32(truncatingIfNeeded: units.next)
            units.append(0)
            for id in 0..<texts.count { units.append(texts.end(of: id)) }
            UnsafeMutableRawBufferPointer(rebasing: bytes[textStart...]).copyMemory(from: texts.bytes)
        }
        return OwnedFacts(unchecked: memory)
    }

    /// Where units go, in the width that all of the file has.
    private struct Units {
        private let form: UnsafeMutableRawBufferPointer
        private let isNarrow: Bool
        /// Counted from the start of the form.
        private(set) var next: Int

        init(_ form: UnsafeMutableRawBufferPointer, from offset: Int, isNarrow: Bool) {
            self.form = form
            self.isNarrow = isNarrow
            next = offset / (isNarrow ? 2 : 4)
        }

        mutating func append(_ unit: UInt32) {
            if isNarrow {
                form.storeBytes(of: UInt16(truncatingIfNeeded: unit), toByteOffset: next * 2, as: UInt16.self)
            } else {
                form.storeBytes(of: unit, toByteOffset: next * 4, as: UInt32.self)
            }
            next += 1
        }

        mutating func append(_ units: UnsafeBufferPointer<UInt32>) {
            if isNarrow {
                // Only what goes here: the words of the header stay words.
                let halves = UnsafeMutableRawBufferPointer(rebasing: form[(next * 2)..<(next + units.count) * 2])
                    .bindMemory(to: UInt16.self)
                for index in 0..<units.count { halves[index] = UInt16(truncatingIfNeeded: units[index]) }
            } else {
                UnsafeMutableRawBufferPointer(rebasing: form[(next * 4)...])
                    .copyMemory(from: UnsafeRawBufferPointer(units))
            }
            next += units.count
        }
    }

    /// Whether everything but "there is none" is below what stands for it in 16 bits.
    private var fitsNarrow: Bool {
        guard texts.byteCount < FactsLayout.narrowNone else { return false }
        return (0..<Self.tableCount).allSatisfy { table in
            // "There is none" is the largest word there is, and becomes zero if one is added. No word has bits that all of them
            // together do not have, and those are found for several words at once.
            tables[table].used.reduce(0) { $0 | ($1 &+ 1) } <= UInt32(FactsLayout.narrowNone)
        }
    }
}
