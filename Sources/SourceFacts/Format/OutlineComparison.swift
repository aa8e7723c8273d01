/// Holds what two files declare against one another, column by column as the tables describe themselves, so that a new column counts
/// without a word here.
struct OutlineComparison {
    private let left: FileFacts
    private let right: FileFacts

    fileprivate init(_ left: FileFacts, _ right: FileFacts) {
        self.left = left
        self.right = right
    }

    fileprivate var holds: Bool {
        left.flags.subtracting(Self.ofParsing) == right.flags.subtracting(Self.ofParsing)
            && areEqual(.imports) && areEqual(.declarations)
    }

    private static let ofParsing: FileFacts.Flags = [.hasSyntaxErrors, .tooDeep]

    private func areEqual(_ table: FactTable) -> Bool {
        let count = left.count(of: table)
        return count == right.count(of: table) && (0..<count).allSatisfy { areEqual(table, $0, $0) }
    }

    private func areEqual(_ table: FactTable, _ leftRow: Int, _ rightRow: Int) -> Bool {
        let contents = table.contents
        return contents.indices.allSatisfy { column in
            let leftWord = left.word(ofColumn: column, in: table, row: leftRow)
            let rightWord = right.word(ofColumn: column, in: table, row: rightRow)
            switch contents[column] {
            case .number, .optionalEarlierRow: return leftWord == rightWord
            // Where something stands, and how many rows there are, which is asked with the first one.
            case .offset, .optionalOffset, .count, .end: return true
            case .text, .optionalText: return areEqualTexts(leftWord, rightWord)
            case .row(let target), .optionalRow(let target):
                guard leftWord != FactContent.none, rightWord != FactContent.none else { return leftWord == rightWord }
                return areEqual(target, Int(leftWord), Int(rightWord))
            case .first(let target):
                if Self.insides.contains(target) { return true }
                let count = left.count(ofRun: column, in: table, row: leftRow)
                return count == right.count(ofRun: column, in: table, row: rightRow)
                    && (0..<count).allSatisfy { areEqual(target, Int(leftWord) + $0, Int(rightWord) + $0) }
            case .subtreeEnd:
                return Int(leftWord) - leftRow == Int(rightWord) - rightRow
                    && areEqualParts(in: table, column, leftRow, rightRow, count: Int(leftWord) - leftRow)
            // What is called or named somewhere is no part of a declaration.
            case .valueReference: return leftWord == FactContent.none && rightWord == FactContent.none
            }
        }
    }

    /// Each row behind the first has the rest of its own subtree.
    private func areEqualParts(
        in table: FactTable,
        _ endColumn: Int,
        _ leftRow: Int,
        _ rightRow: Int,
        count: Int
    ) -> Bool {
        var part = 1
        while part < count {
            guard areEqual(table, leftRow + part, rightRow + part) else { return false }
            part = Int(left.word(ofColumn: endColumn, in: table, row: leftRow + part)) - leftRow
        }
        return true
    }

    private static let insides: Set<FactTable> = [.members, .uses]

    private func areEqualTexts(_ leftID: UInt32, _ rightID: UInt32) -> Bool {
        guard leftID != FactContent.none, rightID != FactContent.none else { return leftID == rightID }
        return FactText(facts: left, id: leftID) == FactText(facts: right, id: rightID)
    }
}

extension FileFacts {
    /// Whether another text of the file declares the same types, protocols, extensions and aliases in the same order, and imports the
    /// same, wherever all of that stands and whatever members it has: names of types mean the same with either.
    package func hasSameOutline(as other: FileFacts) -> Bool {
        OutlineComparison(self, other).holds
    }

    fileprivate func word(ofColumn column: Int, in table: FactTable, row: Int) -> UInt32 {
        unit(Int(words[FactsLayout.start(of: table)]) + row * table.stride + column)
    }

    /// The number of rows in a run that starts in a column.
    fileprivate func count(ofRun column: Int, in table: FactTable, row: Int) -> Int {
        let next = Int(word(ofColumn: column + 1, in: table, row: row))
        guard table.contents[column + 1] == .end else { return next }
        return max(0, next - Int(word(ofColumn: column, in: table, row: row)))
    }
}
