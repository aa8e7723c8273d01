import ScreenSpecDiagnostics

/// A view of one row of a table: nothing but the facts of the file and an index.
///
/// Rows, and the cases that they are told apart by, are public, though no user of the package sees them: what has package access
/// is neither specialised nor inlined in another target, be it marked for that or not, and rules read rows by the million.
public protocol FactRow: Sendable {
    var facts: FileFacts { get }
    var index: Int { get }
    init(facts: FileFacts, index: Int)
}

/// A row whose words have names.
protocol ColumnRow: FactRow {
    associatedtype Column: FactColumn
}

extension ColumnRow {
    /// Read by the million; left to itself, the compiler makes a call of it.
    @inline(__always)
    func word(_ column: Column) -> UInt32 {
        facts.word(column, ofRow: index)
    }

    func text(_ column: Column) -> FactText {
        FactText(facts: facts, id: word(column))
    }

    func optionalText(_ column: Column) -> FactText? {
        let id = word(column)
        return id == FactContent.none ? nil : FactText(facts: facts, id: id)
    }

    func row<Row: FactRow>(_ column: Column) -> Row {
        Row(facts: facts, index: Int(word(column)))
    }

    func optionalRow<Row: FactRow>(_ column: Column) -> Row? {
        let index = word(column)
        return index == FactContent.none ? nil : Row(facts: facts, index: Int(index))
    }

    func rows<Row: FactRow>(_ first: Column, count: Column) -> FactRows<Row> {
        let start = Int(word(first))
        return FactRows(facts: facts, range: start..<start + Int(word(count)))
    }

    func rows<Row: FactRow>(_ first: Column, end: Column) -> FactRows<Row> {
        let start = Int(word(first))
        return FactRows(facts: facts, range: start..<max(start, Int(word(end))))
    }

    func range(_ lower: Column, _ upper: Column) -> SourceRange {
        SourceRange(file: facts.file, lower: Int(word(lower)), upper: Int(word(upper)))
    }

    func optionalOffset(_ column: Column) -> Int? {
        let offset = word(column)
        return offset == FactContent.none ? nil : Int(offset)
    }
}

/// Rows of one table, one after the other. Rules go through them all the time, so that they can be compiled for each kind.
public struct FactRows<Row: FactRow>: RandomAccessCollection, Sendable {
    @usableFromInline let facts: FileFacts
    @usableFromInline let range: Range<Int>

    @inlinable init(facts: FileFacts, range: Range<Int>) {
        self.facts = facts
        self.range = range
    }

    @inlinable public var startIndex: Int { range.lowerBound }
    @inlinable public var endIndex: Int { range.upperBound }

    /// Indices are those of the table.
    @inlinable public subscript(position: Int) -> Row { Row(facts: facts, index: position) }

    @inlinable public subscript(bounds: Range<Int>) -> FactRows<Row> { FactRows(facts: facts, range: bounds) }

    // What collections have by default is not compiled for this one, and asks for the types of its indices each time.
    @inlinable public var count: Int { range.count }
    @inlinable public var isEmpty: Bool { range.isEmpty }
    @inlinable public func index(after position: Int) -> Int { position + 1 }
    @inlinable public func index(before position: Int) -> Int { position - 1 }
    @inlinable public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
    @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }
    @inlinable public func formIndex(after position: inout Int) { position += 1 }
    @inlinable public func formIndex(before position: inout Int) { position -= 1 }

    /// How many rows stand before the first one that is meant: indices are no positions.
    package func position(where isMeant: (Row) -> Bool) -> Int? {
        firstIndex(where: isMeant).map { $0 - startIndex }
    }

    package func lastPosition(where isMeant: (Row) -> Bool) -> Int? {
        lastIndex(where: isMeant).map { $0 - startIndex }
    }
}
