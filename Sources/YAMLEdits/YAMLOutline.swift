import ScreenSpecDiagnostics
import YAMLTree

/// A tree as it stands in its text: each entry and each element once, from its first byte to its last, and aliases at their own places.
struct YAMLOutline: Sendable {
    struct Item: Sendable {
        /// Of an entry, its key; of an element nothing.
        var key: NodeID?
        var keyRange: Range<Int> = 0..<0
        let node: NodeID
        /// The first byte, of the key, of anchors and tags before it, or of the dash.
        var head: Int
        /// Behind the colon of an entry, or the dash of an element; `nil` where it has neither.
        var indicatorEnd: Int?
        /// The value without anchors and tags.
        var range: Range<Int>
        /// What stands before the value: anchors and tags.
        var properties = ""
        var keyProperties = ""
        /// The name of the anchor that an alias stands for.
        var alias: String?
        var children: [Item] = []
        var isFlow = false
        var kind = YAMLTree.Kind.scalar

        var end: Int { max(range.upperBound, keyRange.upperBound, indicatorEnd ?? 0) }
    }

    /// One for each document.
    let roots: [Item]
    /// What aliases stand for.
    let aliased: Set<NodeID>

    /// `nil` where the text has forms that are not followed, such as keys that are aliases.
    init?(_ tree: YAMLTree, _ bytes: [UInt8]) {
        var walk = OutlineWalk(tree: tree, bytes: bytes)
        var roots: [Item] = []
        for root in tree.roots {
            let range = tree.range(of: root).offsets
            var item = Item(node: root, head: range.lowerBound, range: range)
            walk.fill(&item)
            roots.append(item)
        }
        guard walk.isFollowed else { return nil }
        (self.roots, aliased) = (roots, walk.aliased)
    }

    subscript(_ path: YAMLPath) -> Item? {
        guard roots.indices.contains(path.document) else { return nil }
        var item = roots[path.document]
        for step in path.steps {
            guard item.children.indices.contains(step) else { return nil }
            item = item.children[step]
        }
        return item
    }

    /// Whether an alias stands for a place, or for something around it.
    func isShared(_ path: YAMLPath) -> Bool {
        guard roots.indices.contains(path.document) else { return false }
        var item = roots[path.document]
        if aliased.contains(item.node) { return true }
        for step in path.steps where item.children.indices.contains(step) {
            item = item.children[step]
            if aliased.contains(item.node) || item.key.map(aliased.contains) == true { return true }
        }
        return false
    }
}

/// Follows a tree through its text.
private struct OutlineWalk {
    let tree: YAMLTree
    let bytes: [UInt8]
    var aliased: Set<NodeID> = []
    var isFollowed = true

    /// Finds what stands in a collection, whose own range is known.
    mutating func fill(_ item: inout YAMLOutline.Item) {
        item.kind = tree.kind(of: item.node)
        guard item.kind != .scalar, isFollowed else { return }
        let isFlow = tree.isFlow(item.node)
        item.isFlow = isFlow
        let opening = isFlow && item.range.lowerBound < bytes.count ? bytes[item.range.lowerBound] : 0
        let hasBracket = opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[")
        var cursor = item.range.lowerBound + (hasBracket ? 1 : 0)
        if isFlow, !hasBracket, !tree.entries(of: item.node).isEmpty { isFollowed = false }
        if item.kind == .mapping {
            for (key, value) in tree.entries(of: item.node) {
                guard let entry = entry(key, value, from: cursor, isFlow) else { return isFollowed = false }
                cursor = entry.end
                item.children.append(entry)
            }
        } else {
            for element in tree.elements(of: item.node) {
                guard let entry = self.element(element, from: cursor, isFlow) else { return isFollowed = false }
                cursor = entry.end
                item.children.append(entry)
            }
        }
        item.range = item.range.lowerBound..<max(item.range.upperBound, cursor)
    }

    private mutating func entry(_ key: NodeID, _ value: NodeID, from cursor: Int, _ isFlow: Bool) -> YAMLOutline.Item? {
        let head = skip(from: cursor, commas: isFlow)
        let keyRange = tree.range(of: key).offsets
        guard keyRange.lowerBound >= head, tree.kind(of: key) == .scalar, isProperties(head..<keyRange.lowerBound)
        else { return nil }
        var item = YAMLOutline.Item(key: key, keyRange: keyRange, node: value, head: head, range: 0..<0)
        item.keyProperties = properties(head..<keyRange.lowerBound)
        var valueHead = skip(from: keyRange.upperBound)
        if byte(at: valueHead) == UInt8(ascii: ":") {
            item.indicatorEnd = valueHead + 1
            valueHead = skip(from: valueHead + 1)
        } else if !isFlow {
            return nil
        }
        return place(&item, behind: item.indicatorEnd ?? keyRange.upperBound, at: valueHead)
    }

    private mutating func element(_ element: NodeID, from cursor: Int, _ isFlow: Bool) -> YAMLOutline.Item? {
        let head = skip(from: cursor, commas: isFlow)
        var item = YAMLOutline.Item(node: element, head: head, range: 0..<0)
        guard !isFlow else { return place(&item, behind: cursor, at: head) }
        guard byte(at: head) == UInt8(ascii: "-") else { return nil }
        item.indicatorEnd = head + 1
        return place(&item, behind: head + 1, at: skip(from: head + 1))
    }

    /// Finds the value, or the alias in its place.
    private mutating func place(_ item: inout YAMLOutline.Item, behind start: Int, at head: Int) -> YAMLOutline.Item? {
        let range = tree.range(of: item.node).offsets
        if range.lowerBound >= start {
            item.range = range
            if head < range.lowerBound { item.properties = properties(head..<range.lowerBound) }
            fill(&item)
            return item
        }
        guard byte(at: head) == UInt8(ascii: "*") else { return nil }
        aliased.insert(item.node)
        let end = bytes[(head + 1)...].firstIndex { !Self.isNamePart($0) } ?? bytes.count
        item.alias = String(decoding: bytes[head + 1..<end], as: UTF8.self)
        item.range = head..<end
        return item
    }

    // MARK: Between nodes

    private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Behind blanks, line breaks and comments.
    private func skip(from start: Int, commas: Bool = false) -> Int {
        var offset = start
        while let byte = byte(at: offset) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: ",") where commas: offset += 1
            case UInt8(ascii: "#"): offset = bytes[offset...].firstIndex(where: TextLines.isBreak) ?? bytes.count
            default: return offset
            }
        }
        return offset
    }

    /// Anchors and tags, without what stands between them.
    private func properties(_ range: Range<Int>) -> String {
        var words: [String] = []
        var offset = skip(from: range.lowerBound)
        while offset < range.upperBound {
            let end = bytes[offset..<range.upperBound].firstIndex { $0 == UInt8(ascii: " ") || TextLines.isBreak($0) }
            words.append(String(decoding: bytes[offset..<(end ?? range.upperBound)], as: UTF8.self))
            offset = skip(from: end ?? range.upperBound)
        }
        return words.joined(separator: " ")
    }

    private func isProperties(_ range: Range<Int>) -> Bool {
        range.isEmpty || bytes[range.lowerBound] == UInt8(ascii: "&") || bytes[range.lowerBound] == UInt8(ascii: "!")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
