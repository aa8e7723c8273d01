#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

/// `a = b`, `a += b`, `a ?? b as? C`: lists of operands and operators, as written. Precedence is not needed here.
extension FactsVisitor {
    func sequence(_ node: SyntaxNode, _ draft: ValueDraft) -> ValueDraft {
        guard let elements = node.first(.exprList)?.children else { return draft }
        guard let sign = elements.firstIndex(where: assigns), sign > 0 else {
            return operands(elements[...], draft)
        }
        let isPlain = elements[sign].kind == .assignmentExpr
        let target = expression(elements[0], sign == 1 ? (isPlain ? .assigned : .modified) : .read)
        if sign > 1 { _ = operands(elements[1..<sign], draft) }
        var right = ValueDraft(lower: draft.lower, upper: draft.upper)
        if let first = elements[(sign + 1)...].first { right.lower = lower(first) }
        let value = operands(elements[(sign + 1)...], right)
        if sign == 1, target.kind == .path || target.kind == .other, let use = target.reference {
            addAssignment(use, value, isPlain: isPlain, draft)
        }
        return draft
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

    private func assigns(_ element: SyntaxNode) -> Bool {
        if element.kind == .assignmentExpr { return true }
        guard element.kind == .binaryOperatorExpr,
            let sign = element.child(Place.BinaryOperatorExpr.sign)?.tokenText, sign.count > 1,
            sign.last == UInt8(ascii: "=")
        else { return false }
        switch sign {
        case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
        default: return true
        }
    }

    private func operands(_ elements: Slice<SyntaxNode.Children>, _ whole: ValueDraft) -> ValueDraft {
        if elements.count == 1, let only = elements.first { return expression(only) }
        var draft = whole
        var first: ValueDraft?
        var last: SyntaxNode?
        for element in elements {
            switch element.kind {
            case .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedAsExpr, .unresolvedIsExpr: break
            case .typeExpr:
                guard let type = element.child(1) else { break }
                let isCast = last?.kind == .unresolvedAsExpr
                let row = typeUse(type, isCast ? .cast : last?.kind == .unresolvedIsExpr ? .check : .other)
                if isCast, elements.count == 3 {
                    draft.kind = .cast
                    draft.type = row
                    if let first, !first.kind.refersToCall { draft.reference = first.reference }
                }
            case .unresolvedTernaryExpr:
                draft.kind = .conditional
                element.child(3).map { _ = expression($0) }
            default:
                let value = expression(element)
                first = first ?? value
            }
            last = element
        }
        return draft
    }
}
#endif
