/// How rules go through rows.
///
/// What collections have by default reads each element through the protocols that the collection conforms to, in memory that is
/// allocated for the time of the reading: over all rows of an app that costs more than what the rules do with them.
extension FactRows {
    public struct Iterator: IteratorProtocol, Sendable {
        @usableFromInline let facts: FileFacts
        @usableFromInline var position: Int
        @usableFromInline let end: Int

        @inlinable init(_ rows: FactRows<Row>) {
            facts = rows.facts
            position = rows.range.lowerBound
            end = rows.range.upperBound
        }

        @inlinable public mutating func next() -> Row? {
            guard position < end else { return nil }
            defer { position += 1 }
            return Row(facts: facts, index: position)
        }
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(self) }

    @inlinable public var first: Row? { isEmpty ? nil : Row(facts: facts, index: startIndex) }

    @inlinable public var last: Row? { isEmpty ? nil : Row(facts: facts, index: endIndex - 1) }

    /// The rows behind so many.
    @inlinable public func dropFirst(_ count: Int = 1) -> FactRows<Row> {
        FactRows(facts: facts, range: Swift.min(startIndex + count, endIndex)..<endIndex)
    }

    /// The rows before so many at the end.
    @inlinable public func dropLast(_ count: Int = 1) -> FactRows<Row> {
        FactRows(facts: facts, range: startIndex..<Swift.max(startIndex, endIndex - count))
    }
}
