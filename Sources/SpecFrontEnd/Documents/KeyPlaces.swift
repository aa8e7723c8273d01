import ScreenSpecDiagnostics
import YAMLTree

/// Where keys stand of which the program keeps the values only.
package struct KeyPlaces: Sendable {
    private let tree: YAMLTree
    /// By where a key or its value begins: the mapping that says more about it.
    private var mappings: [Int: NodeID] = [:]

    package init(_ file: SourceFile) {
        (tree, _) = YAMLTree.parse(file)
        for root in tree.roots { add(root) }
    }

    private mutating func add(_ node: NodeID) {
        for element in tree.elements(of: node) { add(element) }
        for (key, value) in tree.entries(of: node) {
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
}
