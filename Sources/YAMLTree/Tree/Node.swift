/// Names one node of one tree.
package struct NodeID: Hashable, Sendable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }
}

/// What a tree stores of a node: twenty bytes, side by side with all others.
struct Node: Sendable {
    /// The place in the file.
    var lower: UInt32
    var upper: UInt32
    /// Where the text of a scalar starts in its buffer, or the children of a collection in the list of all children.
    var first: UInt32 = 0
    /// The length of a scalar's text in bytes, or the number of children; a mapping's are keys and values in turn.
    var count: UInt32 = 0
    var form: Form
    /// Whether the text lies in the buffer for text that differs from the source.
    var isDecoded = false
    var standsForError = false

    enum Form: UInt8, Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
        case blockSequence
        case flowSequence
        case blockMapping
        case flowMapping

        var kind: YAMLTree.Kind {
            switch self {
            case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: .scalar
            case .blockSequence, .flowSequence: .sequence
            case .blockMapping, .flowMapping: .mapping
            }
        }

        var style: YAMLTree.ScalarStyle {
            switch self {
            case .singleQuoted: .singleQuoted
            case .doubleQuoted: .doubleQuoted
            case .literal: .literal
            case .folded: .folded
            case .plain, .blockSequence, .flowSequence, .blockMapping, .flowMapping: .plain
            }
        }

        var isFlow: Bool { self == .flowSequence || self == .flowMapping }
        var isMapping: Bool { self == .blockMapping || self == .flowMapping }
    }
}
