extension YAMLTree {
    /// The keys of a mapping with their values, as written.
    package struct Entries: RandomAccessCollection, Sendable {
        let children: ArraySlice<NodeID>

        package var startIndex: Int { 0 }
        package var endIndex: Int { children.count / 2 }

        package subscript(position: Int) -> (key: NodeID, value: NodeID) {
            let index = children.startIndex + 2 * position
            return (children[index], children[index + 1])
        }
    }
}
