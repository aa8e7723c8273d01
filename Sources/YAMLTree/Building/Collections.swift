import CLibYAML
import ScreenSpecDiagnostics

extension TreeBuilder {
    mutating func beginCollection(
        _ form: Node.Form,
        _ event: yaml_event_t,
        anchor: UnsafeMutablePointer<yaml_char_t>?,
        tag: UnsafeMutablePointer<yaml_char_t>?
    ) {
        var lower = offsets.offset(ofScalar: event.start_mark.index)
        if anchor != nil || tag != nil {
            let properties = NodeProperties(from: lower, to: source.count, in: source)
            reportTag(properties.tag)
            lower = properties.end
        }
        guard open.count < limits.depth else { return stopForDepth(lower, lower + 1) }
        let pendingCount = pending.count
        let expandedBefore = expandedCount
        let start = UInt32(truncatingIfNeeded: lower)
        guard let id = append(Node(lower: start, upper: start, form: form)) else { return }
        let name = anchor.map { String(cString: $0) }
        if let name { anchors.define(name, as: Anchors.Anchor(node: id, expandedCount: 0, height: 0)) }
        open.append(
            OpenCollection(
                node: id,
                isMapping: form.isMapping,
                anchor: name,
                pendingCount: pendingCount,
                aliasUseCount: aliasUses.count,
                expandedCount: expandedBefore
            )
        )
    }

    mutating func endCollection(_ event: yaml_event_t) {
        guard let collection = open.popLast() else { return }
        // Only a closing bracket has a length; whatever has none ends with its last child.
        let hasBracket = event.end_mark.index > event.start_mark.index
        if hasBracket { lastEnd = max(lastEnd, offsets.offset(ofScalar: event.end_mark.index)) }
        if collection.isMapping { checkKeys(of: collection) }

        let index = Int(collection.node.index)
        nodes[index].upper = max(nodes[index].lower, UInt32(truncatingIfNeeded: lastEnd))
        nodes[index].first = UInt32(truncatingIfNeeded: children.count)
        nodes[index].count = UInt32(truncatingIfNeeded: pending.count - collection.pendingCount)
        children.append(contentsOf: pending[collection.pendingCount...])
        pending.removeLast(pending.count - collection.pendingCount)
        aliasUses.removeLast(aliasUses.count - collection.aliasUseCount)
        if let name = collection.anchor {
            anchors.complete(
                name,
                with: Anchors.Anchor(
                    node: collection.node,
                    expandedCount: expandedCount - collection.expandedCount,
                    height: collection.height + 1
                )
            )
        }
        raiseHeight(to: collection.height + 1)
        if isKeyNext {
            nodes[index].standsForError = true
            reportComplexKey(SourceRange(file: file, lower: Int(nodes[index].lower), upper: lastEnd))
        }
        pending.append(collection.node)
    }

    /// Whether the next node is a key of the innermost open mapping.
    var isKeyNext: Bool {
        guard let collection = open.last, collection.isMapping else { return false }
        return (pending.count - collection.pendingCount).isMultiple(of: 2)
    }

    mutating func raiseHeight(to height: Int) {
        guard !open.isEmpty, open[open.count - 1].height < height else { return }
        open[open.count - 1].height = height
    }
}
