import CLibYAML

extension TreeBuilder {
    mutating func addScalar(_ event: yaml_event_t) {
        let scalar = event.data.scalar
        let form = Self.form(of: scalar.style)
        var lower = offsets.offset(ofScalar: event.start_mark.index)
        var upper = offsets.offset(ofScalar: event.end_mark.index)
        let hasProperties = scalar.anchor != nil || scalar.tag != nil
        if hasProperties {
            let properties = NodeProperties(from: lower, to: upper, in: source)
            reportTag(properties.tag)
            lower = properties.end
        } else if form == .plain, lower == upper {
            lower = endOfIndicators(before: lower)
            upper = lower
        }
        scanGap(before: lower)
        switch form {
        case .literal, .folded:
            upper = max(lower, endOfBlockText(before: upper))
            gaps.scan(to: min(source.endOfLine(from: lower), upper))
            gaps.skip(to: upper)
        case .plain: gaps.skipPlainText(to: upper)
        default: gaps.skip(to: upper)
        }

        var node = Node(lower: UInt32(truncatingIfNeeded: lower), upper: UInt32(truncatingIfNeeded: upper), form: form)
        store(UnsafeBufferPointer(start: scalar.value, count: scalar.length), in: &node)
        if node.form == .plain, scalar.length == 2, isKeyNext, source[lower] == UInt8(ascii: "<"),
            source[lower + 1] == UInt8(ascii: "<")
        {
            node.standsForError = true
            reportMergeKey(lower, upper)
        }
        guard let id = append(node) else { return }
        if let anchor = scalar.anchor {
            anchors.define(String(cString: anchor), as: Anchors.Anchor(node: id, expandedCount: 1, height: 0))
        }
        lastEnd = max(lastEnd, upper)
        pending.append(id)
    }

    /// Finds the text of a scalar in the source, or keeps it.
    private mutating func store(_ text: UnsafeBufferPointer<UInt8>, in node: inout Node) {
        node.count = UInt32(truncatingIfNeeded: text.count)
        let isQuoted = node.form == .singleQuoted || node.form == .doubleQuoted
        let offset = Int(node.lower) + (isQuoted ? 1 : 0)
        let isBlock = node.form == .literal || node.form == .folded
        if !isBlock, offset + text.count <= Int(node.upper), source.matches(text, at: offset) {
            node.first = UInt32(truncatingIfNeeded: offset)
        } else {
            node.first = UInt32(truncatingIfNeeded: decoded.count)
            node.isDecoded = true
            decoded.append(contentsOf: text)
        }
    }

    /// Gives a node its identity, unless there are too many.
    mutating func append(_ node: Node) -> NodeID? {
        expandedCount += 1
        guard expandedCount <= limits.nodeCount else {
            stopForNodeCount(Int(node.lower), Int(node.upper))
            return nil
        }
        nodes.append(node)
        return NodeID(index: UInt32(truncatingIfNeeded: nodes.count - 1))
    }

    /// Looks for comments and tabs before a token; a gap that has been looked at is none.
    mutating func scanGap(before lower: Int) {
        gaps.scan(to: lower)
    }

    /// Where an empty value stands: behind the last indicator before it, not at the next token, which may be far away.
    ///
    /// Values that end one another at the same token have the same gap, which is gone through once.
    private mutating func endOfIndicators(before mark: Int) -> Int {
        if lastGap.lower == lastEnd, lastGap.mark == mark { return lastEnd }
        var end = lastEnd
        var offset = lastEnd
        while offset < mark {
            if source.isBlankOrLineBreak(at: offset) {
                offset += 1
            } else if source[offset] == UInt8(ascii: "#") {
                offset = source.endOfLine(from: offset)
            } else {
                offset += 1
                end = offset
            }
        }
        end = min(end, mark)
        lastGap = (end, mark)
        return end
    }

    /// The end of the last line that is not blank, where libyaml takes in all blank lines that follow.
    private func endOfBlockText(before mark: Int) -> Int {
        var end = mark
        while end > 0, source.isBlankOrLineBreak(at: end - 1) { end -= 1 }
        return min(source.endOfLine(from: end), max(mark, end))
    }

    private static func form(of style: yaml_scalar_style_t) -> Node.Form {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}
