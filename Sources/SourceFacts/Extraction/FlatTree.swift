#if Check
@_spi(RawSyntax) import SwiftSyntax

/// All nodes of a tree in one array, each with where it starts and ends.
///
/// The visitor asks for the kind, the parts and the ends of nodes again and again. Here swift-syntax is asked once for each, and the
/// ends of a node follow from those of its children, which a search through the tree would look for on every level anew.
final class FlatTree {
    private typealias Record = SyntaxNode.Record

    private var records: UnsafeMutablePointer<Record>
    private var capacity: Int
    private var count = 0
    private let offsets: SyntaxOffsets

    init(_ root: RawSyntax, offsets: SyntaxOffsets) {
        self.offsets = offsets
        capacity = max(256, offsets.count / 2)
        records = .allocate(capacity: capacity)
        append(root, place: 0)
        // Without recursion: a chain of calls may have a hundred thousand levels. Parents come before children.
        var next = 0
        while next < count {
            if records[next].kind != .token { appendChildren(ofRecord: next) }
            next += 1
        }
        for number in stride(from: count - 1, through: 0, by: -1) where records[number].kind != .token {
            spanChildren(ofRecord: number)
        }
    }

    deinit {
        records.deallocate()
    }

    /// Only to be used as long as the tree is there.
    var root: SyntaxNode { SyntaxNode(records) }

    private func append(_ raw: RawSyntax, place: Int) {
        if count == capacity { grow() }
        let place = UInt16(clamping: place)
        var record = Record(raw: raw, kind: raw.kind, place: place, isPresent: false)
        if record.kind == .token, let token = raw.tokenView {
            record.isPresent = raw.byteLength > 0
            if let range = offsets.range(of: token) {
                record.lower = UInt32(truncatingIfNeeded: range.lowerBound)
                record.upper = UInt32(truncatingIfNeeded: range.upperBound)
            }
        }
        (records + count).initialize(to: record)
        count += 1
    }

    private func appendChildren(ofRecord number: Int) {
        guard let children = records[number].raw.layoutView?.children else { return }
        let first = count
        var place = 0
        for child in children {
            if let child { append(child, place: place) }
            place += 1
        }
        records[number].childOffset = UInt32(truncatingIfNeeded: first - number)
        records[number].childCount = UInt32(truncatingIfNeeded: count - first)
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Record>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: records, count: count)
        records.deallocate()
        records = larger
        capacity *= 2
    }

    /// A node starts and ends with the first and the last child of which something stands in the source.
    private func spanChildren(ofRecord number: Int) {
        let first = number + Int(records[number].childOffset)
        var last = first + Int(records[number].childCount) - 1
        while last >= first, !records[last].isPresent { last -= 1 }
        guard last >= first else { return }
        var start = first
        while !records[start].isPresent { start += 1 }
        records[number].isPresent = true
        records[number].lower = records[start].lower
        records[number].upper = records[last].upper
    }
}
#endif
