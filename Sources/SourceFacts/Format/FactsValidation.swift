/// Checks the shape of stored facts in one pass: after it, no index leads out of its table and no text out of the words,
/// whoever has written them.
struct FactsValidation {
    /// Not to be asked for a row before the extent of its table is known to be right.
    private let facts: FileFacts

    static func isWellFormed(_ facts: FileFacts) -> Bool {
        let words = facts.words
        guard words.count >= FactsLayout.headerCount,
            words[FactsLayout.magicWord] == FactsLayout.magic,
            words[FactsLayout.sourceByteCount] <= UInt32(Int32.max),
            words[FactsLayout.unitByteCount] == 2 || words[FactsLayout.unitByteCount] == 4
        else { return false }
        let validation = FactsValidation(facts: facts)
        return validation.hasTexts && FactTable.allCases.allSatisfy(validation.hasExtent) && validation.hasValidRows
            && validation.hasNestedTypes
    }

    // MARK: Extents

    private func header(_ word: Int) -> Int { Int(facts.words[word]) }

    private var unitCount: Int { facts.byteCount / header(FactsLayout.unitByteCount) }

    /// What stands before the first unit that is one.
    private var headerUnitCount: Int {
        FactsLayout.unitsOffset(textCount: header(FactsLayout.textCount)) / header(FactsLayout.unitByteCount)
    }

    private func hasExtent(_ table: FactTable) -> Bool {
        let start = header(FactsLayout.start(of: table))
        return start >= headerUnitCount && start + facts.count(of: table) * table.stride <= unitCount
    }

    private var hasTexts: Bool {
        let count = header(FactsLayout.textCount)
        let offsets = header(FactsLayout.textOffsets)
        let byteCount = header(FactsLayout.textByteCount)
        guard offsets >= headerUnitCount, offsets + count < unitCount,
            header(FactsLayout.textBytes) + byteCount <= facts.byteCount
        else { return false }
        var last: UInt32 = 0
        for index in offsets...offsets + count {
            let end = facts.unit(index)
            guard end >= last else { return false }
            last = end
        }
        return Int(last) <= byteCount
    }

    // MARK: Rows

    private var hasValidRows: Bool {
        let bounds = FactBounds(facts)
        return FactTable.allCases.allSatisfy { table in
            let count = facts.count(of: table)
            if count == 0 { return true }
            let contents = table.contents
            guard let halves = facts.halves else {
                return contents.indices.allSatisfy { isValid(table, column: $0, of: contents, rows: count) }
            }
            let shape = TableShape.all[table.rawValue]
            return shape.isValid(halves, start: header(FactsLayout.start(of: table)), rows: count, bounds)
                && shape.others.allSatisfy { isValid(table, column: $0, of: contents, rows: count) }
        }
    }

    /// One column after the other: all of a file whose words have 32 bits, and of others what `TableShape` leaves.
    private func isValid(_ table: FactTable, column: Int, of contents: [FactContent], rows: Int) -> Bool {
        let stride = contents.count
        let first = header(FactsLayout.start(of: table)) + column
        let halves = facts.halves
        // The width is not asked for each time.
        @inline(__always) func all(_ isValid: (_ row: Int, _ value: UInt32) -> Bool) -> Bool {
            var position = first
            for row in 0..<rows {
                let value = halves.map { FileFacts.word(ofHalf: $0[position]) } ?? facts.words[position]
                guard isValid(row, value) else { return false }
                position += stride
            }
            return true
        }
        func count(_ table: FactTable) -> UInt32 { facts.words[FactsLayout.count(of: table)] }
        let sourceByteCount = facts.words[FactsLayout.sourceByteCount]
        let textCount = facts.words[FactsLayout.textCount]
        switch contents[column] {
        case .number, .count, .end: return true
        case .offset: return highest(first, stride, rows) <= sourceByteCount
        case .optionalOffset: return highest(first, stride, rows, adding: 1) <= sourceByteCount + 1
        case .text: return highest(first, stride, rows) < textCount
        case .optionalText: return highest(first, stride, rows, adding: 1) <= textCount
        case .row(let target): return highest(first, stride, rows) < count(target)
        case .optionalRow(let target): return highest(first, stride, rows, adding: 1) <= count(target)
        case .optionalEarlierRow: return all { $1 == FactContent.none || $1 < UInt32($0) }
        case .first(let target):
            let limit = UInt64(count(target))
            let isEnd = contents[column + 1] == .end
            return all { row, value in
                let next = facts.unit(first + row * stride + 1)
                let end = isEnd ? UInt64(next) : UInt64(value) + UInt64(next)
                return end >= UInt64(value) && end <= limit
            }
        case .subtreeEnd: return all { $1 > UInt32($0) && $1 <= UInt32(rows) }
        case .valueReference:
            let (calls, uses) = (count(.calls), count(.uses))
            return all { row, value in
                if value == FactContent.none { return true }
                let kind = ValueFact.Kind(word: facts.unit(first - column + row * stride))
                return value < (kind.refersToCall ? calls : uses)
            }
        }
    }

    /// The highest word of a column of a wide file, for words that have nothing but a limit; "there is none" is the highest of all.
    ///
    /// - Parameter step: Added to each; with 1, "there is none" becomes the lowest rather than the highest.
    private func highest(_ first: Int, _ stride: Int, _ rows: Int, adding step: UInt32 = 0) -> UInt32 {
        let words = facts.words.all
        var highest: UInt32 = 0
        var position = first
        for _ in 0..<rows {
            highest = max(highest, words[position] &+ step)
            position += stride
        }
        return highest
    }

    /// Whether every type ends within the type that it is a part of: to go through overlapping ones could take for ever.
    private var hasNestedTypes: Bool {
        var ends: [UInt32] = []
        for row in 0..<facts.count(of: .types) {
            while let last = ends.last, last <= row { ends.removeLast() }
            let end = facts.word(TypeFact.Column.end, ofRow: row)
            if let last = ends.last, end > last { return false }
            ends.append(end)
        }
        return true
    }
}
