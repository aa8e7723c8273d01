#if Check
import ScreenSpecDiagnostics
@_spi(RawSyntax) import SwiftSyntax

/// The suppressions in the comments of a Swift file.
///
/// `// screenspec:allow …` and `/* screenspec:allow … */` say the same; comments that document, with `///` and `/**`, are prose.
/// One on a line of its own covers the next declaration, statement or case, with all that belongs to it; before the first one of
/// the file it covers the file. At the end of a line it covers what starts on that line, or, where nothing does, the
/// innermost declaration or statement that the line belongs to. What it covers starts at the comment itself.
struct SourceSuppressions {
    let offsets: SyntaxOffsets
    let source: UnsafeBufferPointer<UInt8>

    private static let limit = 1_000
    private static let mark = BytePattern("screenspec:")

    func collect(_ root: RawSyntax, into writer: FactsWriter) {
        // Most files have none, and no comment needs to be looked at.
        guard Self.mark.occurs(in: source) else { return }
        var comments: [Range<Int>] = []
        var spans = NestedSpans()
        read(root, &comments, &spans)
        let file = SourceFile(id: FileID(index: 0), path: "", bytes: Array(source))
        var count = 0
        for comment in comments {
            for directive in SuppressionDirectives.offsets(in: comment, of: source) {
                guard let content = SuppressionComment.parse(directive, in: file) else { continue }
                guard count < Self.limit else {
                    let (lower, upper) = (comment.lowerBound, comment.upperBound)
                    let range = ScreenSpecDiagnostics.SourceRange(file: file.id, lower: lower, upper: upper)
                    return add(tooMany(at: range), writer)
                }
                count += 1
                switch content {
                case .malformed(let finding): add(finding, writer)
                case .allow(let suppression) where suppression.isOpenPoint:
                    add(SuppressionComment.openPointInSwift(at: suppression.range), writer)
                case .allow(let suppression): add(suppression, covered(by: comment, spans), writer)
                }
            }
        }
    }

    private func tooMany(at range: ScreenSpecDiagnostics.SourceRange) -> Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range,
            "A file has at most \(Self.limit) suppressions, and those from here on are not read: put one at the top of the file, or "
                + "switch the rule off under 'rules' in the project file."
        )
    }

    // MARK: Reading

    /// Comments and spans in the order of the file, without recursion.
    private func read(_ root: RawSyntax, _ comments: inout [Range<Int>], _ spans: inout NestedSpans) {
        var pending: [(node: RawSyntax, parent: Int?)] = [(root, nil)]
        while let (node, parent) = pending.popLast() {
            if let token = node.tokenView {
                guard let start = offsets.start(of: token) else { continue }
                let end = start + token.textByteLength
                addComments(max(0, start - token.leadingTriviaByteLength)..<start, &comments)
                addComments(end..<min(source.count, end + token.trailingTriviaByteLength), &comments)
                continue
            }
            var parent = parent
            if Self.isCoverable(node.kind), let lower = offsets.lower(node), let upper = offsets.upper(node) {
                parent = spans.add(lower..<upper, parent: parent)
            }
            guard let children = node.layoutView?.children else { continue }
            for child in children.reversed() {
                if let child, !child.isMissing || child.isToken { pending.append((child, parent)) }
            }
        }
    }

    private static func isCoverable(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .codeBlockItem, .memberBlockItem, .switchCase, .accessorDecl: true
        default: false
        }
    }

    private func addComments(_ trivia: Range<Int>, _ comments: inout [Range<Int>]) {
        var offset = trivia.lowerBound
        while offset + 1 < trivia.upperBound {
            guard source[offset] == UInt8(ascii: "/") else {
                offset += 1
                continue
            }
            let start = offset
            switch source[offset + 1] {
            case UInt8(ascii: "/"):
                while offset < trivia.upperBound, !isLineBreak(offset) { offset += 1 }
                comments.append(start..<offset)
            case UInt8(ascii: "*"):
                offset = source.endOfBlockComment(from: offset, to: trivia.upperBound) ?? trivia.upperBound
                comments.append(start..<offset)
            default: offset += 1
            }
        }
    }

    private func isLineBreak(_ offset: Int) -> Bool {
        source[offset] == UInt8(ascii: "\n") || source[offset] == UInt8(ascii: "\r")
    }

    // MARK: Covering

    private func covered(by comment: Range<Int>, _ spans: NestedSpans) -> Range<Int>? {
        let line = source.lineStart(before: comment.lowerBound)
        let standsAlone = source[line..<comment.lowerBound].allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        guard standsAlone else {
            return spans.onLine(from: line, to: comment.lowerBound)
                .map { min($0.lowerBound, comment.lowerBound)..<max($0.upperBound, comment.upperBound) }
        }
        return spans.next(after: comment.upperBound).map { next in
            next == 0 ? 0..<source.count : comment.lowerBound..<spans[next].upperBound
        }
    }

    // MARK: Writing

    private func add(_ finding: Diagnostic, _ writer: FactsWriter) {
        let row = writer.add(.malformedSuppressions)
        writer.set(row, MalformedSuppressionFact.Column.message, text: finding.message)
        writer.set(row, MalformedSuppressionFact.Column.lower, Int(finding.range?.lower ?? 0))
        writer.set(row, MalformedSuppressionFact.Column.upper, Int(finding.range?.upper ?? 0))
        if !finding.help.isEmpty {
            writer.set(row, MalformedSuppressionFact.Column.help, text: finding.help.joined(separator: " "))
        }
    }

    private func add(_ suppression: Suppression, _ covered: Range<Int>?, _ writer: FactsWriter) {
        typealias Column = SuppressionFact.Column
        let row = writer.add(.suppressions)
        writer.set(row, Column.lower, Int(suppression.range.lower))
        writer.set(row, Column.upper, Int(suppression.range.upper))
        writer.set(row, Column.coveredLower, ifPresent: covered?.lowerBound)
        writer.set(row, Column.coveredUpper, ifPresent: covered?.upperBound)
        if let reason = suppression.reason { writer.set(row, Column.reason, text: reason) }
        writer.set(row, Column.firstRule, writer.count(of: .suppressedRules))
        writer.set(row, Column.ruleCount, suppression.rules.count)
        for rule in suppression.rules {
            let row = writer.add(.suppressedRules)
            writer.set(row, SuppressedRuleFact.Column.name, text: rule.id.text)
            writer.set(row, SuppressedRuleFact.Column.lower, Int(rule.range.lower))
            writer.set(row, SuppressedRuleFact.Column.upper, Int(rule.range.upper))
        }
    }
}
#endif
