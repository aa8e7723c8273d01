#if Check
@_spi(RawSyntax) import SwiftSyntax

/// `a = b`, `a += b`, `a ?? b as? C`: lists of operands and operators, as written. Precedence is not needed here.
extension FactsVisitor {
    func sequence(_ node: SyntaxNode) -> ValueDraft {
        guard let list = node.child(Place.SequenceExpr.elements) else { return draft(node) }
        let count = list.placeCount
        guard let sign = (0..<count).first(where: { assigns(list, $0) }), sign > 0, let first = list.child(0) else {
            return operands(list, 0..<count, draft(node))
        }
        let isPlain = list.kind(of: sign) == .assignmentExpr
        let target = expression(first, sign == 1 ? (isPlain ? .assigned : .modified) : .read)
        if sign > 1 { _ = operands(list, 1..<sign, draft(node)) }
        let value: ValueDraft
        var whole = ValueDraft(lower: startsItself(first) ? target.lower : lower(node), upper: 0)
        if sign + 2 == count, let only = list.child(sign + 1) {
            value = expression(only)
            whole.upper = startsItself(only) ? value.upper : upper(node)
        } else {
            whole.upper = upper(node)
            let lower = list.child(sign + 1).map { self.lower($0) } ?? whole.lower
            value = operands(list, sign + 1..<count, ValueDraft(lower: lower, upper: whole.upper))
        }
        if sign == 1, target.kind == .path || target.kind == .other, let use = target.reference {
            addAssignment(use, value, isPlain: isPlain, whole)
        }
        return whole
    }

    /// Whether what is read of an expression starts and ends where it does: of others, such as `try fetch()`, it may be a part.
    private func startsItself(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr: !node.isMissing
        default: false
        }
    }

    private func addAssignment(_ target: Int, _ value: ValueDraft, isPlain: Bool, _ whole: ValueDraft) {
        typealias Column = AssignmentFact.Column
        guard isPlain else { return }
        let value = addValue(value)
        let row = writer.add(.assignments)
        writer.set(row, Column.target, target)
        writer.set(row, Column.value, value)
        writer.set(row, Column.member, ifPresent: member)
        writer.set(row, Column.lower, whole.lower)
        writer.set(row, Column.upper, whole.upper)
    }

    private func assigns(_ list: SyntaxNode, _ place: Int) -> Bool {
        let kind = list.kind(of: place)
        if kind == .assignmentExpr { return true }
        guard kind == .binaryOperatorExpr,
            let sign = list.child(place)?.token(Place.BinaryOperatorExpr.sign)?.rawText, sign.count > 1,
            sign.last == UInt8(ascii: "=")
        else { return false }
        switch sign {
        case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
        default: return true
        }
    }

    private func operands(_ list: SyntaxNode, _ places: Range<Int>, _ whole: ValueDraft) -> ValueDraft {
        if places.count == 1, let only = list.child(places.lowerBound) { return expression(only) }
        var draft = whole
        var first: ValueDraft?
        var last: SyntaxNode?
        /// What stands between `?` and `:`.
        var chosen: ValueDraft?
        for place in places {
            guard let element = list.child(place) else { continue }
            switch element.kind {
            case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedAsExpr, .unresolvedIsExpr: break
            case .typeExpr:
                guard let type = element.child(Place.TypeExpr.type) else { break }
                let isCast = last?.kind == .unresolvedAsExpr
                let row = typeUse(type, isCast ? .cast : last?.kind == .unresolvedIsExpr ? .check : .other)
                if isCast, places.count == 3 {
                    draft.kind = .cast
                    draft.type = row
                    if let first, !first.kind.refersToCall { draft.reference = first.reference }
                }
            case .unresolvedTernaryExpr:
                let value = element.child(Place.UnresolvedTernaryExpr.thenExpression).map { expression($0) }
                // Of several in a row, nobody looks at all that may come out.
                chosen = draft.kind == .conditional ? nil : value
                draft.kind = .conditional
            default:
                let value = expression(element)
                first = first ?? value
                // Where both ways make something, the one is taken for what the other makes as well.
                if let chosen, place == places.upperBound - 1, last?.kind == .unresolvedTernaryExpr, chosen.isMade,
                    value.isMade
                {
                    draft.type = chosen.type
                }
            }
            last = element
        }
        return draft
    }
}
#endif
