import ScreenSpecDiagnostics

/// The safe fixes of a run that can be made together.
struct FixPlan: Sendable {
    struct Item: Sendable {
        let rule: RuleID
        let fix: Diagnostic.Fix
    }

    private(set) var items: [Item] = []

    /// Takes the first safe fix of each finding, unless another finding's fix has changed the same place before: then a
    /// later round can make it.
    init(_ findings: some Sequence<Diagnostic>) {
        var taken: [FileID: [Diagnostic.Edit]] = [:]
        for finding in findings {
            guard let fix = finding.fixes.first(where: \.isSafe), !fix.edits.isEmpty else { continue }
            guard fix.edits.allSatisfy({ Self.fits($0, among: taken[$0.range.file] ?? []) }) else { continue }
            items.append(Item(rule: finding.rule, fix: fix))
            for edit in fix.edits { Self.insert(edit, into: &taken[edit.range.file, default: []]) }
        }
    }

    /// The plan without the fixes that touch certain files.
    func without(_ files: Set<FileID>) -> FixPlan {
        var plan = self
        plan.items.removeAll { $0.fix.edits.contains { files.contains($0.range.file) } }
        return plan
    }

    /// The edits of each file, files and edits in order, each edit once.
    var editsByFile: [(file: FileID, edits: [Diagnostic.Edit])] {
        let all = Set(items.flatMap(\.fix.edits)).sorted { $0.range < $1.range }
        return Dictionary(grouping: all, by: \.range.file).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The same edit may be asked for twice: two classes need one protocol to be bound to classes.
    private static func fits(_ edit: Diagnostic.Edit, among sorted: [Diagnostic.Edit]) -> Bool {
        let index = position(of: edit, in: sorted)
        return [index - 1, index].allSatisfy { neighbour in
            !sorted.indices.contains(neighbour) || sorted[neighbour] == edit || !sorted[neighbour].overlaps(edit)
        }
    }

    private static func insert(_ edit: Diagnostic.Edit, into sorted: inout [Diagnostic.Edit]) {
        let index = position(of: edit, in: sorted)
        if !sorted.indices.contains(index) || sorted[index] != edit { sorted.insert(edit, at: index) }
    }

    /// The index of the first edit that does not stand before this one.
    private static func position(of edit: Diagnostic.Edit, in sorted: [Diagnostic.Edit]) -> Int {
        sorted.partitioningIndex { $0.range >= edit.range }
    }
}

extension [Diagnostic.Edit] {
    /// A text with sorted edits made, and every other byte as it was; `nil` where one lies outside it. New lines end as
    /// those of the text do.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        let lineFeed = UInt8(ascii: "\n")
        let firstBreak = bytes.firstIndex(of: lineFeed) ?? 0
        let hasReturns = firstBreak > 0 && bytes[firstBreak - 1] == UInt8(ascii: "\r")
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.utf8.count })
        var offset = 0
        for edit in self {
            let replaced = edit.range.offsets
            guard replaced.lowerBound >= offset, replaced.upperBound <= bytes.count else { return nil }
            result += bytes[offset..<replaced.lowerBound]
            for byte in edit.replacement.utf8 {
                if hasReturns, byte == lineFeed { result.append(UInt8(ascii: "\r")) }
                result.append(byte)
            }
            offset = replaced.upperBound
        }
        return result + bytes[offset...]
    }
}
