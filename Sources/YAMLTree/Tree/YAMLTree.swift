import ScreenSpecDiagnostics

/// The documents of one YAML file, every node with its exact place.
///
/// Nodes lie side by side in one array and are named by `NodeID`; the text of a scalar is a stretch of the file's own
/// bytes, or of one buffer where escapes, folding or indentation make it differ. An alias shares the node of its anchor.
package struct YAMLTree: Sendable {
    package let fileID: FileID
    /// The top node of each document that is not empty, in order.
    package let roots: [NodeID]
    package let comments: [Comment]
    /// Whether the file could not be read to its end, so that documents of it may be missing.
    package let isCutShort: Bool

    /// The bytes that were read: the file's, or those of the same length without what no spec may hold.
    let source: [UInt8]
    /// The text of all scalars that does not stand in `source` as it is.
    let decoded: [UInt8]
    let nodes: [Node]
    let children: [NodeID]

    package enum Kind: Hashable, Sendable {
        case scalar
        case sequence
        case mapping
    }

    package enum ScalarStyle: Hashable, Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
    }

    /// What follows a `#`, which no node holds.
    package struct Comment: Hashable, Sendable {
        /// From the `#` to the end of its line, without the line break.
        package let range: SourceRange
        /// Whether nothing but white space stands before it on its line.
        package let standsAlone: Bool
    }

    /// The number of nodes, each shared one counted once.
    package var nodeCount: Int { nodes.count }

    package func kind(of node: NodeID) -> Kind {
        self[node].form.kind
    }

    /// The exact bytes of a node in its file.
    ///
    /// A collection in brackets and a quoted scalar include those; a collection in lines ends where its last child
    /// ends; a `|` or `>` scalar goes from there to the end of its last line that is not blank. Anchor and tag stand
    /// before the range. An empty value is the empty range behind what announces it, such as the colon.
    package func range(of node: NodeID) -> SourceRange {
        let node = self[node]
        return SourceRange(file: fileID, lower: Int(node.lower), upper: Int(node.upper))
    }

    /// The place of a part of a scalar's text, given as offsets into its UTF-8; the whole scalar's, where the text
    /// differs from what is written.
    package func range(of node: NodeID, within text: Range<Int>) -> SourceRange {
        let stored = self[node]
        guard stored.form.kind == .scalar, !stored.isDecoded else { return range(of: node) }
        let text = text.clamped(to: 0..<Int(stored.count))
        let start = Int(stored.first) + text.lowerBound
        return SourceRange(file: fileID, lower: start, upper: start + text.count)
    }

    /// How a scalar is written; `plain` for a collection.
    package func style(of node: NodeID) -> ScalarStyle {
        self[node].form.style
    }

    /// Whether a collection is written in brackets.
    package func isFlow(_ node: NodeID) -> Bool {
        self[node].form.isFlow
    }

    /// Whether an error has been reported for the node, so that nothing more need be said: it fills the place of an alias
    /// without an anchor, or is a key that is given twice, is no text, or would merge. An entry with such a key is to be
    /// passed over.
    package func standsForError(_ node: NodeID) -> Bool {
        self[node].standsForError
    }

    /// The members of a sequence; none for anything else.
    package func elements(of node: NodeID) -> ArraySlice<NodeID> {
        let node = self[node]
        guard node.form.kind == .sequence else { return [] }
        return children[Int(node.first)..<Int(node.first) + Int(node.count)]
    }

    /// The entries of a mapping in written order; none for anything else.
    package func entries(of node: NodeID) -> Entries {
        let node = self[node]
        guard node.form.kind == .mapping else { return Entries(children: []) }
        return Entries(children: children[Int(node.first)..<Int(node.first) + Int(node.count)])
    }

    subscript(_ node: NodeID) -> Node {
        nodes[Int(node.index)]
    }
}
