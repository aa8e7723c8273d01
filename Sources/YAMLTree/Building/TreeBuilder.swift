import CLibYAML
import ScreenSpecDiagnostics

/// Makes a tree of libyaml's events, one after the other and without recursion.
struct TreeBuilder {
    let file: FileID
    let source: UnsafeBufferPointer<UInt8>
    let limits: YAMLTree.Limits
    var offsets: ByteOffsets
    var gaps: GapScanner

    var nodes: [Node] = []
    var decoded: [UInt8] = []
    var children: [NodeID] = []
    private(set) var roots: [NodeID] = []

    /// The collections that have begun and not ended, outermost first.
    var open: [OpenCollection] = []
    /// The children of all open collections, each collection's behind those of the one around it.
    var pending: [NodeID] = []
    /// Where aliases stand among `pending`: their node's own place is that of the anchor.
    var aliasUses: [AliasUse] = []
    var anchors = Anchors()
    /// The end of what was read last, where a collection in lines ends.
    var lastEnd: Int
    /// The last gap that was searched for indicators, from behind the last of them.
    var lastGap = (lower: -1, mark: -1)
    /// How many nodes there would be if every alias were written out.
    var expandedCount = 0

    var findings: [Diagnostic] = []
    /// Whether reading goes on; not after a syntax error or a limit.
    var isReading = true
    var isUnreadable = false
    var keyTable = KeyTable()

    init(file: FileID, source: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: YAMLTree.Limits) {
        self.file = file
        self.source = source
        self.limits = limits
        offsets = ByteOffsets(source: source, isASCII: isASCII)
        gaps = GapScanner(source: source, file: file)
        lastEnd = ByteOrderMark.utf8Length(in: source)
        let expectedNodes = min(source.count / 12 + 8, limits.nodeCount)
        nodes.reserveCapacity(expectedNodes)
        children.reserveCapacity(expectedNodes)
    }

    /// A collection that has begun.
    struct OpenCollection {
        let node: NodeID
        let isMapping: Bool
        let anchor: String?
        /// How long the builder's lists were before its first child.
        let pendingCount: Int
        let aliasUseCount: Int
        let expandedCount: Int
        /// How many collections stand in one another below it, at most.
        var height = 0
    }

    struct AliasUse {
        let pendingIndex: Int
        let range: SourceRange
    }

    mutating func readAll() {
        var reader = EventReader(source)
        var event = yaml_event_t()
        while isReading {
            guard reader.read(into: &event) else {
                stop(at: reader.failure)
                break
            }
            handle(event)
            let isEnd = event.type == YAML_STREAM_END_EVENT
            yaml_event_delete(&event)
            if isEnd { break }
        }
        if isReading {
            gaps.scan(to: source.count)
        } else {
            checkOpenMappings()
        }
        reportTabs()
    }

    private mutating func handle(_ event: yaml_event_t) {
        switch event.type {
        case YAML_SCALAR_EVENT: addScalar(event)
        case YAML_ALIAS_EVENT: addAlias(event)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            let form: Node.Form = start.style == YAML_FLOW_SEQUENCE_STYLE ? .flowSequence : .blockSequence
            beginCollection(form, event, anchor: start.anchor, tag: start.tag)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            let form: Node.Form = start.style == YAML_FLOW_MAPPING_STYLE ? .flowMapping : .blockMapping
            beginCollection(form, event, anchor: start.anchor, tag: start.tag)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: endCollection(event)
        case YAML_DOCUMENT_START_EVENT: checkDirectives(event)
        case YAML_DOCUMENT_END_EVENT: endDocument()
        default: break
        }
    }

    private mutating func endDocument() {
        if let root = pending.first, !isNothing(root) { roots.append(root) }
        pending.removeAll(keepingCapacity: true)
        anchors.removeAll()
    }

    /// Whether a document's top node is only there because a document must have one.
    private func isNothing(_ node: NodeID) -> Bool {
        let node = nodes[Int(node.index)]
        return node.form == .plain && node.upper == node.lower && !node.standsForError
    }

    // MARK: What comes of it

    struct Outcome {
        let tree: YAMLTree
        let diagnostics: [Diagnostic]
        /// Whether libyaml met bytes that are no text.
        let isUnreadable: Bool
    }

    consuming func outcome(of bytes: [UInt8]) -> Outcome {
        let tree = YAMLTree(
            fileID: file,
            roots: roots,
            comments: gaps.comments,
            isCutShort: !isReading,
            source: bytes,
            decoded: decoded,
            nodes: nodes,
            children: children
        )
        return Outcome(tree: tree, diagnostics: Findings(findings).map(\.self), isUnreadable: isUnreadable)
    }
}
