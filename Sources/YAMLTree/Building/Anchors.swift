import CLibYAML
import ScreenSpecDiagnostics

/// The anchors of one document.
struct Anchors {
    struct Anchor {
        let node: NodeID
        /// How many nodes it is with all aliases in it written out; 0 while it is still open.
        let expandedCount: Int
        /// How many collections stand in one another, itself included.
        let height: Int
    }

    private var byName: [String: Anchor] = [:]
    /// In the order of their definition, for suggestions.
    private var names: [String] = []

    subscript(name: String) -> Anchor? { byName[name] }

    /// A later anchor of the same name takes the place of the earlier one.
    mutating func define(_ name: String, as anchor: Anchor) {
        if byName.updateValue(anchor, forKey: name) == nil { names.append(name) }
    }

    /// Tells what an open collection came to, unless its name has been given to something in it.
    mutating func complete(_ name: String, with anchor: Anchor) {
        guard byName[name]?.node == anchor.node else { return }
        byName[name] = anchor
    }

    mutating func removeAll() {
        guard !names.isEmpty else { return }
        byName.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
    }

    /// The first names, as many as it makes sense to compare with.
    var candidates: ArraySlice<String> { names.prefix(100) }
}

extension TreeBuilder {
    mutating func addAlias(_ event: yaml_event_t) {
        let lower = offsets.offset(ofScalar: event.start_mark.index)
        let upper = offsets.offset(ofScalar: event.end_mark.index)
        let range = SourceRange(file: file, lower: lower, upper: upper)
        scanGap(before: lower)
        gaps.skip(to: upper)
        lastEnd = max(lastEnd, upper)

        let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
        guard let anchor = anchors[name] else {
            reportUndefinedAlias(name, range)
            return addStandIn(range)
        }
        guard anchor.expandedCount > 0 else {
            reportRecursiveAlias(name, range, anchor.node)
            return addStandIn(range)
        }
        expandedCount += anchor.expandedCount
        guard expandedCount <= limits.nodeCount else { return stopForExpansion(range) }
        guard open.count + anchor.height <= limits.depth else { return stopForDepth(lower, upper) }
        if isKeyNext, nodes[Int(anchor.node.index)].form.kind != .scalar { reportComplexKey(range) }
        raiseHeight(to: anchor.height)
        aliasUses.append(AliasUse(pendingIndex: pending.count, range: range))
        pending.append(anchor.node)
    }

    /// The alias that wrote a pending child, if one did. They stand in the order of their children.
    func aliasUse(at pendingIndex: Int) -> AliasUse? {
        let place = aliasUses.partitioningIndex { $0.pendingIndex >= pendingIndex }
        guard place < aliasUses.count, aliasUses[place].pendingIndex == pendingIndex else { return nil }
        return aliasUses[place]
    }

    /// An empty value in place of something that could not be read, so that the rest of the document still can.
    private mutating func addStandIn(_ range: SourceRange) {
        var node = Node(lower: range.lower, upper: range.upper, first: range.lower, form: .plain)
        node.standsForError = true
        if let id = append(node) { pending.append(id) }
    }
}
