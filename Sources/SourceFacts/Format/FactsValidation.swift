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
        FactTable.allCases.allSatisfy { table in
            let (contents, rows) = (table.contents, facts.count(of: table))
            return rows == 0 || contents.indices.allSatisfy { isValid(table, column: $0, of: contents, rows: rows) }
        }
    }

    private func isValid(_ table: FactTable, column: Int, of contents: [FactContent], rows: Int) -> Bool {
        let start = header(FactsLayout.start(of: table))
        func word(_ row: Int, _ column: Int) -> UInt32 { facts.unit(start + row * contents.count + column) }
        func all(_ isValid: (_ row: Int, _ word: UInt32) -> Bool) -> Bool {
            (0..<rows).allSatisfy { isValid($0, word($0, column)) }
        }
        /// - Parameter limit: The first number that leads out.
        func areBelow(_ limit: UInt32, orNone: Bool = false) -> Bool {
            all { $1 < limit || orNone && $1 == FactContent.none }
        }
        func count(_ table: FactTable) -> UInt32 { facts.words[FactsLayout.count(of: table)] }
        let sourceByteCount = facts.words[FactsLayout.sourceByteCount]
        let textCount = facts.words[FactsLayout.textCount]
        switch contents[column] {
        case .number, .count, .end: return true
        case .offset: return areBelow(sourceByteCount + 1)
        case .optionalOffset: return areBelow(sourceByteCount + 1, orNone: true)
        case .text: return areBelow(textCount)
        case .optionalText: return areBelow(textCount, orNone: true)
        case .row(let target): return areBelow(count(target))
        case .optionalRow(let target): return areBelow(count(target), orNone: true)
        case .optionalEarlierRow: return all { $1 == FactContent.none || $1 < UInt32($0) }
        case .first(let target):
            let limit = UInt64(count(target))
            let isEnd = contents[column + 1] == .end
            return all { row, first in
                let next = UInt64(word(row, column + 1))
                let end = isEnd ? next : UInt64(first) + next
                return end >= UInt64(first) && end <= limit
            }
        case .subtreeEnd: return all { $1 > UInt32($0) && $1 <= UInt32(rows) }
        case .valueReference:
            let (calls, uses) = (count(.calls), count(.uses))
            return all { row, reference in
                reference == FactContent.none
                    || reference < (ValueFact.Kind(word: word(row, 0)).refersToCall ? calls : uses)
            }
        }
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
