import CLibYAML
import ScreenSpecDiagnostics

/// What the builder says about YAML that specs may not use.
extension TreeBuilder {
    mutating func report(_ diagnostic: Diagnostic) {
        guard findings.count < limits.findingCount else { return }
        findings.append(diagnostic)
        guard findings.count >= limits.findingCount, let range = diagnostic.range else { return }
        stop(
            YAMLRules.tooManyFindings,
            SourceRange(file: file, lower: Int(range.upper), upper: Int(range.upper)),
            "More than \(limits.findingCount - 1) findings up to here; the rest of the file is not read."
        )
    }

    mutating func reportDuplicateKey(first: Int, second: Int) {
        // An alias shares the node of its anchor, which is in order where it stands.
        if aliasUse(at: second) == nil { nodes[Int(pending[second].index)].standsForError = true }
        let name = Excerpt.text(of: pending[second], in: self)
        report(
            YAMLRules.duplicateKey.finding(
                at: rangeOfUse(second),
                "The key '\(name)' is here a second time in one mapping.",
                help: ["Take one of the two out, or rename it."],
                notes: [Diagnostic.Note(at: rangeOfUse(first), "'\(name)' is first given here.")]
            )
        )
    }

    /// Where a pending child is written: not the place of its node, if it is an alias.
    private func rangeOfUse(_ pendingIndex: Int) -> SourceRange {
        if let use = aliasUse(at: pendingIndex) { return use.range }
        let node = nodes[Int(pending[pendingIndex].index)]
        return SourceRange(file: file, lower: Int(node.lower), upper: Int(node.upper))
    }

    mutating func reportComplexKey(_ range: SourceRange) {
        report(
            YAMLRules.complexKey.finding(
                at: range,
                "A key must be text, and this one is a list or a mapping.",
                help: ["Put it in quotes if it is meant as text, otherwise write a name before the colon."]
            )
        )
    }

    mutating func reportMergeKey(_ lower: Int, _ upper: Int) {
        report(
            YAMLRules.mergeKey.finding(
                at: SourceRange(file: file, lower: lower, upper: upper),
                "Merge keys ('<<') are not read.",
                help: ["Write the keys out here, or give the whole value as an alias ('*name')."]
            )
        )
    }

    mutating func reportTag(_ tag: Range<Int>?) {
        guard let tag else { return }
        let text = Excerpt.text(of: source[tag])
        var end = tag.upperBound
        while end < source.count, source[end] == UInt8(ascii: " ") { end += 1 }
        let range = SourceRange(file: file, lower: tag.lowerBound, upper: tag.upperBound)
        let removed = SourceRange(file: file, lower: tag.lowerBound, upper: end)
        report(
            YAMLRules.tag.finding(
                at: range,
                "'\(text)' is a YAML tag, and a key decides by itself how its value is read.",
                help: ["Take the tag out, or put the value in quotes if it starts with '!'."],
                fixes: [Diagnostic.Fix("Remove '\(text)'", at: removed, with: "")]
            )
        )
    }

    mutating func reportUndefinedAlias(_ name: String, _ range: SourceRange) {
        let suggestion = Spelling.suggestion(for: name, among: anchors.candidates)
        report(
            YAMLRules.undefinedAlias.finding(
                at: range,
                "No anchor '&\(Excerpt.shortened(name))' stands before '*\(Excerpt.shortened(name))' in this document"
                    + (suggestion.isEmpty ? "." : suggestion),
                help: suggestion.isEmpty ? ["Put quotes around text that starts with '*'."] : []
            )
        )
    }

    mutating func reportRecursiveAlias(_ name: String, _ range: SourceRange, _ anchored: NodeID) {
        let start = Int(nodes[Int(anchored.index)].lower)
        report(
            YAMLRules.recursiveAlias.finding(
                at: range,
                "'*\(Excerpt.shortened(name))' stands inside the very value that '&\(Excerpt.shortened(name))' names, which would never end.",
                help: ["Write out what is meant."],
                notes: [
                    Diagnostic.Note(
                        at: SourceRange(file: file, lower: start, upper: start + 1),
                        "The value starts here."
                    )
                ]
            )
        )
    }

    mutating func checkDirectives(_ event: yaml_event_t) {
        let start = event.data.document_start
        guard start.version_directive != nil || start.tag_directives.start != start.tag_directives.end else { return }
        var offset = offsets.offset(ofScalar: event.start_mark.index)
        let end = offsets.offset(ofScalar: event.end_mark.index)
        while offset < end {
            let lineEnd = source.endOfLine(from: offset)
            if source[offset] == UInt8(ascii: "%") {
                reportDirective(SourceRange(file: file, lower: offset, upper: lineEnd))
            }
            offset = lineEnd + 1
        }
        gaps.scan(to: offset)
    }

    mutating func reportDirective(_ range: SourceRange) {
        report(
            YAMLRules.directive.finding(
                at: range,
                "A line that starts with '%' is a YAML directive, which specs do without.",
                help: ["Take the line out."],
                fixes: [Diagnostic.Fix("Take the line out", at: range, with: "")]
            )
        )
    }

    /// One finding for all tabs of a file: they have one cause, the editor.
    mutating func reportTabs() {
        let tabs = gaps.tabs
        let ranges = tabs.ranges(in: file)
        guard let first = ranges.first else { return }
        let others = tabs.count == 1 ? "" : "; \(tabs.count) places in this file have tabs"
        findings.append(
            YAMLRules.tab.finding(
                at: first,
                "A tab stands where YAML wants spaces\(others).",
                help: ["Replace with spaces."],
                notes: ranges.dropFirst().map { Diagnostic.Note(at: $0, "A tab here too.") },
                fixes: tabs.first.compactMap(TabReplacement(source, of: file).fix)
            )
        )
    }
}
