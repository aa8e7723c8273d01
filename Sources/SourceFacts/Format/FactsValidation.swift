/// Checks the shape of stored facts in one pass: after it, no index leads out of its table and no text out of the words,
/// whoever has written them.
enum FactsValidation {
    static func isWellFormed(_ words: [UInt32]) -> Bool {
        guard words.count >= FactsLayout.headerCount,
            words[FactsLayout.magicWord] == FactsLayout.magic,
            words[FactsLayout.version] == FactsLayout.formatVersion,
            words[FactsLayout.sourceByteCount] <= UInt32(Int32.max),
            hasTexts(words)
        else { return false }
        return FactTable.allCases.allSatisfy { hasExtent($0, words) }
            && FactTable.allCases.allSatisfy { hasValidRows($0, words) } && hasNestedTypes(words)
    }

    /// Whether every type ends within the type that it is a part of: to go through overlapping ones could take for ever.
    private static func hasNestedTypes(_ words: [UInt32]) -> Bool {
        let start = Int(words[FactsLayout.start(of: .types)]) + TypeFact.Column.end.rawValue
        var ends: [UInt32] = []
        for row in 0..<words[FactsLayout.count(of: .types)] {
            while let last = ends.last, last <= row { ends.removeLast() }
            let end = words[start + Int(row) * FactTable.types.stride]
            if let last = ends.last, end > last { return false }
            ends.append(end)
        }
        return true
    }

    private static func hasExtent(_ table: FactTable, _ words: [UInt32]) -> Bool {
        let start = Int(words[FactsLayout.start(of: table)])
        let count = Int(words[FactsLayout.count(of: table)])
        return start >= FactsLayout.headerCount && start + count * table.stride <= words.count
    }

    private static func hasTexts(_ words: [UInt32]) -> Bool {
        let count = Int(words[FactsLayout.textCount])
        let offsets = Int(words[FactsLayout.textOffsets])
        let bytes = Int(words[FactsLayout.textBytes])
        let byteCount = Int(words[FactsLayout.textByteCount])
        guard offsets + count < words.count, bytes * 4 + byteCount <= words.count * 4 else { return false }
        var last: UInt32 = 0
        for index in offsets...offsets + count {
            guard words[index] >= last else { return false }
            last = words[index]
        }
        return Int(last) <= byteCount
    }

    private static func hasValidRows(_ table: FactTable, _ words: [UInt32]) -> Bool {
        let start = Int(words[FactsLayout.start(of: table)])
        let count = Int(words[FactsLayout.count(of: table)])
        let contents = table.contents
        for row in 0..<count {
            let base = start + row * contents.count
            for column in contents.indices {
                guard isValid(base, column, row: row, contents, words) else { return false }
            }
        }
        return true
    }

    private static func isValid(
        _ base: Int,
        _ column: Int,
        row: Int,
        _ contents: [FactContent],
        _ words: [UInt32]
    ) -> Bool {
        let value = words[base + column]
        func count(_ table: FactTable) -> UInt32 { words[FactsLayout.count(of: table)] }
        switch contents[column] {
        case .number, .count, .end: return true
        case .offset: return value <= words[FactsLayout.sourceByteCount]
        case .optionalOffset: return value == FactContent.none || value <= words[FactsLayout.sourceByteCount]
        case .text: return value < words[FactsLayout.textCount]
        case .optionalText: return value == FactContent.none || value < words[FactsLayout.textCount]
        case .row(let table): return value < count(table)
        case .optionalRow(let table): return value == FactContent.none || value < count(table)
        case .optionalEarlierRow: return value == FactContent.none || value < UInt32(row)
        case .first(let table):
            let next = words[base + column + 1]
            let end = contents[column + 1] == .end ? UInt64(next) : UInt64(value) + UInt64(next)
            return end >= UInt64(value) && end <= UInt64(count(table))
        case .subtreeEnd: return value > UInt32(row) && value <= count(.types)
        case .valueReference:
            return value == FactContent.none
                || value < (ValueFact.Kind(word: words[base]).refersToCall ? count(.calls) : count(.uses))
        }
    }
}
