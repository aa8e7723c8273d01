import ScreenSpecDiagnostics
import YAMLTree

/// The suppressions in the comments of a spec.
///
/// A suppression on a line of its own covers the next node: a key with all that belongs to it, or an element of a list.
/// At the end of a line it covers the nodes that start on that line, or, where none does, the node that the line
/// belongs to. Before the first key of a document it covers the document; before the first key of a file, and before
/// its first `---`, it covers the file. What it covers starts at the comment itself.
package enum SpecSuppressions {
    private static let limit = 1_000

    package static func read(_ tree: YAMLTree, in file: SourceFile) -> Suppressions {
        var suppressions = Suppressions()
        var nodes: NodeSpans?
        for comment in tree.comments {
            let sign = comment.range.offsets
            guard !sign.isEmpty,
                let content = SuppressionComment.parse(sign.lowerBound + 1..<sign.upperBound, in: file)
            else { continue }
            guard suppressions.all.count + suppressions.malformed.count < limit else {
                suppressions.malformed.append(tooMany(at: comment.range))
                break
            }
            switch content {
            case .malformed(let finding): suppressions.malformed.append(finding)
            case .allow(var suppression):
                let known = nodes ?? NodeSpans(tree)
                nodes = known
                suppression.covered = covered(by: comment, known, tree, file)
                if suppression.isOpenPoint { check(suppression, known, tree, &suppressions) }
                suppressions.all.append(suppression)
            }
        }
        return suppressions
    }

    /// An open point stands at something, and what it names is not there.
    private static func check(
        _ suppression: Suppression,
        _ nodes: NodeSpans,
        _ tree: YAMLTree,
        _ suppressions: inout Suppressions
    ) {
        guard suppression.covered != nil, let next = nodes.spans.next(after: Int(suppression.range.upper)) else {
            let message = "No node follows of which a key could be open."
            suppressions.malformed.append(
                RuleDescription.malformedAllow.finding(
                    at: suppression.range,
                    message,
                    help: ["Move the comment in front of what it is meant for."]
                )
            )
            return
        }
        let known = nodes.keys(startingAt: next, in: tree)
        for key in suppression.openKeys where key.isKnownOnceWritten && known.contains(key.rawValue) {
            suppressions.malformed.append(
                RuleDescription.openIsKnown.finding(
                    at: suppression.range,
                    "'\(key.rawValue)' is there, and this says that it is open.",
                    help: ["Remove the comment, or the key."]
                )
            )
        }
    }

    private static func tooMany(at range: SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "A file has at most \(limit) suppressions, and those from here on are not read: put one at the top of the file, or "
                + "switch the rule off under 'rules' in the project file."
        )
    }

    private static func covered(
        by comment: YAMLTree.Comment,
        _ nodes: NodeSpans,
        _ tree: YAMLTree,
        _ file: SourceFile
    ) -> SourceRange? {
        let place = comment.range.offsets
        let offsets: Range<Int>?
        if comment.standsAlone {
            offsets = nodes.spans.next(after: place.upperBound).map { next in
                guard let root = nodes.document(startingAt: next) else {
                    return place.lowerBound..<nodes.spans[next].upperBound
                }
                let isAtTop = root == 0 && !hasDocumentMarker(before: place.lowerBound, in: file)
                return isAtTop
                    ? 0..<file.bytes.count : place.lowerBound..<tree.range(of: tree.roots[root]).offsets.upperBound
            }
        } else {
            let line = lineStart(before: place.lowerBound, in: file)
            offsets = nodes.spans.onLine(from: line, to: place.lowerBound)
                .map { min($0.lowerBound, place.lowerBound)..<max($0.upperBound, place.upperBound) }
        }
        return offsets.map { SourceRange(file: file.id, lower: $0.lowerBound, upper: $0.upperBound) }
    }

    /// Whether a line that starts with `---` stands before the offset.
    private static func hasDocumentMarker(before offset: Int, in file: SourceFile) -> Bool {
        let text = file.bytes[..<offset]
        let marker = Array("---".utf8)
        var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < text.endIndex {
            if text[start...].starts(with: marker) { return true }
            guard let lineBreak = text[start...].firstIndex(where: isLineBreak) else { return false }
            start = lineBreak + 1
        }
        return false
    }

    private static func lineStart(before offset: Int, in file: SourceFile) -> Int {
        (file.bytes[..<offset].lastIndex(where: isLineBreak) ?? -1) + 1
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
