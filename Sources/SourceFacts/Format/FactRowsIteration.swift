/// How rules go through rows.
///
/// What collections have by default reads each element through the protocols that the collection conforms to, in memory that is
/// allocated for the time of the reading: over all rows of an app that costs more than what the rules do with them.
extension FactRows {
    package struct Iterator: IteratorProtocol, Sendable {
        @usableFromInline let facts: FileFacts
        @usableFromInline var position: Int
        @usableFromInline let end: Int

        @usableFromInline init(_ rows: FactRows<Row>) {
            facts = rows.facts
            position = rows.range.lowerBound
            end = rows.range.upperBound
        }

        @inlinable package mutating func next() -> Row? {
            guard position < end else { return nil }
            defer { position += 1 }
            return Row(facts: facts, index: position)
        }
    }

    @inlinable package func makeIterator() -> Iterator { Iterator(self) }

    @inlinable package var first: Row? { isEmpty ? nil : Row(facts: facts, index: startIndex) }

    @inlinable package var last: Row? { isEmpty ? nil : Row(facts: facts, index: endIndex - 1) }

    /// The rows behind so many.
    @inlinable package func dropFirst(_ count: Int = 1) -> FactRows<Row> {
        FactRows(facts: facts, range: Swift.min(startIndex + count, endIndex)..<endIndex)
    }

    /// The rows before so many at the end.
    @inlinable package func dropLast(_ count: Int = 1) -> FactRows<Row> {
        FactRows(facts: facts, range: startIndex..<Swift.max(startIndex, endIndex - count))
    }
}
