import ScreenSpecDiagnostics
import YAMLTree

/// The text of a spec file by its entries, of which the program otherwise keeps the values only.
package struct SpecText: Sendable {
    let file: SourceFile
    let tree: YAMLTree
    private var entries: [Entry] = []
    /// By where a key or its value begins: the mapping that says more about it.
    private var mappings: [Int: NodeID] = [:]

    /// A key with its value, or an element of a list.
    struct Entry: Sendable {
        /// The mapping or the list that it stands in.
        let owner: NodeID
        /// `nil` of an element.
        let key: NodeID?
        let value: NodeID

        /// What it begins with.
        var head: NodeID { key ?? value }
    }

    package init(_ file: SourceFile) {
        self.file = file
        (tree, _) = YAMLTree.parse(file)
        for root in tree.roots { add(root) }
    }

    private mutating func add(_ node: NodeID) {
        for element in tree.elements(of: node) {
            entries.append(Entry(owner: node, key: nil, value: element))
            add(element)
        }
        for (key, value) in tree.entries(of: node) {
            entries.append(Entry(owner: node, key: key, value: value))
            let isMapping = tree.kind(of: value) == .mapping
            mappings[tree.range(of: key).offsets.lowerBound] = isMapping ? value : node
            if !isMapping { mappings[tree.range(of: value).offsets.lowerBound] = node }
            add(value)
        }
    }

    /// The place of a key in the mapping behind a name, or in that which has the name.
    package func place(of key: String, for name: SourceRange) -> SourceRange? {
        mappings[name.offsets.lowerBound].flatMap { mapping in
            tree.entries(of: mapping).first { tree.text(of: $0.key) == key }.map { tree.range(of: $0.key) }
        }
    }

    // MARK: Entries

    /// The entry whose key, or whose value on one line, has the place in it.
    func entry(at place: SourceRange) -> Entry? {
        let offset = Int(place.lower)
        func has(_ node: NodeID?) -> Bool {
            guard let node, tree.kind(of: node) == .scalar else { return false }
            let range = tree.range(of: node)
            return range.offsets.contains(offset)
        }
        return entries.first { has($0.key) } ?? entries.first { has($0.value) }
    }

    /// The mapping that is an element of a list and begins at a place.
    func element(at place: SourceRange) -> Entry? {
        entries.first {
            $0.key == nil && tree.kind(of: $0.value) == .mapping
                && tree.range(of: $0.value).offsets.lowerBound == Int(place.lower)
        }
    }

    /// The entry that a mapping or a list is the value of.
    func entry(of node: NodeID) -> Entry? {
        entries.first { $0.value == node }
    }

    /// The entry of a key in the mapping that is an entry's value.
    func entry(_ key: String, in mapping: NodeID) -> Entry? {
        tree.entries(of: mapping).first { tree.text(of: $0.key) == key }.map {
            Entry(owner: mapping, key: $0.key, value: $0.value)
        }
    }

    func siblings(of entry: Entry) -> [Entry] {
        entries.filter { $0.owner == entry.owner }
    }

    /// From the first byte of an entry to its last.
    func range(of entry: Entry) -> Range<Int> {
        let (head, value) = (tree.range(of: entry.head).offsets, tree.range(of: entry.value).offsets)
        return head.lowerBound..<max(head.upperBound, value.upperBound)
    }
}
