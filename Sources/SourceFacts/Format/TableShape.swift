/// What the words of a table's rows must be, laid out so that all columns are checked together: nearly all tables of a file
/// have few rows, and going through them column by column costs more than looking at the words.
///
/// A class, since every file asks for each of them.
final class TableShape: @unchecked Sendable {
    let columnCount: Int
    /// Behind the highest word of each column there has to be this.
    let bounds: [FactBounds.Kind]
    /// Behind the highest sum of each column and the next one.
    let sumBounds: [FactBounds.Kind]
    /// The columns that have to be looked at row by row.
    let others: [Int]
    /// Three runs of `laneCount` words, one for each column, with room behind the last: what is added to each word, so that "there
    /// is none" becomes the lowest; all ones where the next word may not be lower; all ones where the sum of the two has to fit
    /// in a word. Never freed, since there is one of these for each table.
    private let lanes: UnsafePointer<UInt16>

    static let laneCount = 64

    static let all: [TableShape] = FactTable.allCases.map { TableShape($0.contents) }

    private init(_ contents: [FactContent]) {
        precondition(contents.count <= Self.laneCount, "more columns than lanes")
        var bounds = [FactBounds.Kind](repeating: .none, count: contents.count)
        var sumBounds = bounds
        var lanes = [UInt16](repeating: 0, count: Self.laneCount * 3)
        var others: [Int] = []
        for (column, content) in contents.enumerated() {
            switch content {
            case .number, .count, .end: break
            case .offset: bounds[column] = .offset
            case .text: bounds[column] = .text
            case .row(let target): bounds[column] = .row(target)
            case .optionalOffset: bounds[column] = .optionalOffset
            case .optionalText: bounds[column] = .optionalText
            case .optionalRow(let target): bounds[column] = .end(target)
            case .first(let target):
                if contents[column + 1] == .end {
                    bounds[column + 1] = .end(target)
                    lanes[Self.laneCount + column] = .max
                } else {
                    sumBounds[column] = .end(target)
                    lanes[Self.laneCount * 2 + column] = .max
                }
            case .optionalEarlierRow, .subtreeEnd, .valueReference: others.append(column)
            }
            switch content {
            case .optionalOffset, .optionalText, .optionalRow: lanes[column] = 1
            default: break
            }
        }
        columnCount = contents.count
        self.bounds = bounds
        self.sumBounds = sumBounds
        self.others = others
        let kept = UnsafeMutablePointer<UInt16>.allocate(capacity: lanes.count)
        for (index, word) in lanes.enumerated() { (kept + index).initialize(to: word) }
        self.lanes = UnsafePointer(kept)
    }

    // MARK: Rows of 16 bits

    /// A few columns of a row. Nothing generic is done with them, since that is not compiled to instructions for vectors.
    private typealias Lanes = SIMD8<UInt16>

    /// Whether rows fit, other than in `others`.
    ///
    /// - Parameters:
    ///   - units: Everything that the file has.
    ///   - start: Of the first row.
    func isValid(_ units: UnsafeBufferPointer<UInt16>, start: Int, rows: Int, _ bounds: FactBounds) -> Bool {
        var first = 0
        while first < columnCount {
            guard isValid(units, start: start &+ first, rows: rows, columnsFrom: first, bounds) else { return false }
            first += Lanes.scalarCount
        }
        return true
    }

    private func isValid(
        _ units: UnsafeBufferPointer<UInt16>,
        start: Int,
        rows: Int,
        columnsFrom first: Int,
        _ bounds: FactBounds
    ) -> Bool {
        let steps = lanes(of: 0, from: first)
        let ordered = lanes(of: 1, from: first)
        let summed = lanes(of: 2, from: first)
        let bytes = UnsafeRawBufferPointer(units)
        var highest = Lanes.zero
        var highestSum = Lanes.zero
        var wrong = Lanes.zero
        // What stands behind the columns of a row is looked at and means nothing, but where nothing stands there any more.
        let lastWhole = units.count &- Lanes.scalarCount &- 1
        var position = start
        for _ in 0..<rows {
            let row: Lanes
            let next: Lanes
            if position <= lastWhole {
                row = bytes.loadUnaligned(fromByteOffset: position &* 2, as: Lanes.self)
                next = bytes.loadUnaligned(fromByteOffset: position &* 2 &+ 2, as: Lanes.self)
            } else {
                row = Self.lanes(units, at: position)
                next = Self.lanes(units, at: position &+ 1)
            }
            highest = Self.higher(highest, row &+ steps)
            let sum = row &+ next
            highestSum = Self.higher(highestSum, sum)
            wrong |= (Self.ones(next .< row) & ordered) | (Self.ones(sum .< row) & summed)
            position &+= columnCount
        }
        guard wrong == .zero else { return false }
        for column in first..<min(first + Lanes.scalarCount, columnCount) {
            guard bounds.allows(highest[column - first], self.bounds[column]),
                bounds.allows(highestSum[column - first], sumBounds[column])
            else { return false }
        }
        return true
    }

    private func lanes(of run: Int, from first: Int) -> Lanes {
        UnsafeRawPointer(lanes + run * Self.laneCount + first).loadUnaligned(as: Lanes.self)
    }

    /// The last units, and zeros behind them.
    private static func lanes(_ units: UnsafeBufferPointer<UInt16>, at position: Int) -> Lanes {
        var lanes = Lanes.zero
        for lane in 0..<max(0, min(Lanes.scalarCount, units.count - position)) { lanes[lane] = units[position + lane] }
        return lanes
    }

    @inline(__always)
    private static func higher(_ left: Lanes, _ right: Lanes) -> Lanes {
        left ^ ((left ^ right) & ones(left .< right))
    }

    @inline(__always)
    private static func ones(_ mask: SIMDMask<SIMD8<Int16>>) -> Lanes {
        unsafeBitCast(mask, to: Lanes.self)
    }
}

/// How far the words of one file may lead.
struct FactBounds {
    /// What a word leads into.
    struct Kind: Sendable {
        fileprivate let number: Int

        /// Anywhere.
        static let none = Kind(number: 0)
        static let offset = Kind(number: 1)
        /// With one added to each.
        static let optionalOffset = Kind(number: 2)
        static let text = Kind(number: 3)
        /// With one added to each.
        static let optionalText = Kind(number: 4)
        static func row(_ table: FactTable) -> Kind { Kind(number: 5 + table.rawValue * 2) }
        /// Behind the last row as well; also that of rows with one added to each.
        static func end(_ table: FactTable) -> Kind { Kind(number: 6 + table.rawValue * 2) }
    }

    /// Of each kind the first number that leads out. "There is none" is the highest word, so that it always leads out where it
    /// may not stand.
    private let limits: [UInt32]

    init(_ facts: FileFacts) {
        let sourceByteCount = facts.words[FactsLayout.sourceByteCount]
        let textCount = facts.words[FactsLayout.textCount]
        var limits: [UInt32] = [.max, sourceByteCount + 1, sourceByteCount + 2, textCount, textCount &+ 1]
        for table in FactTable.allCases {
            let count = facts.words[FactsLayout.count(of: table)]
            limits += [count, count &+ 1]
        }
        for index in limits.indices.dropFirst() { limits[index] = min(limits[index], UInt32(FactsLayout.narrowNone)) }
        self.limits = limits
    }

    fileprivate func allows(_ word: UInt16, _ kind: Kind) -> Bool {
        UInt32(word) < limits[kind.number]
    }
}
