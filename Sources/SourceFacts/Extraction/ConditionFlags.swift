#if Check
import SwiftSyntax

/// Which flags the clauses of an `#if` need, as far as that is plain: names and `&&`, and what is left where `!FLAG` is not so.
struct ConditionFlags {
    /// The flag of `#if !FLAG`, as long as no other clause followed.
    private var negated: SyntaxNode?
    private var count = 0

    /// The names of the flags without any of which a clause is not compiled, in the order of the clauses.
    mutating func required(by clause: SyntaxNode) -> [SyntaxNode] {
        count += 1
        guard let condition = clause.child(Place.IfConfigClause.condition) else {
            return count == 2 ? [negated].compactMap(\.self) : []
        }
        if count == 1, condition.kind == .prefixOperatorExpr {
            negated = condition.first(.declReferenceExpr).flatMap(Self.name)
        }
        return Self.flags(of: condition)
    }

    private static func flags(of condition: SyntaxNode) -> [SyntaxNode] {
        switch condition.kind {
        case .declReferenceExpr: return [name(of: condition)].compactMap(\.self)
        case .sequenceExpr:
            var flags: [SyntaxNode] = []
            var isConjunction = true
            condition.first(.exprList)?.forEachChild { part in
                if part.kind == .binaryOperatorExpr {
                    isConjunction = isConjunction && name(of: part)?.tokenText == "&&"
                } else {
                    flags += self.flags(of: part)
                }
            }
            return isConjunction ? flags : []
        default: return []
        }
    }

    /// The only word of an expression.
    private static func name(of node: SyntaxNode) -> SyntaxNode? {
        var name: SyntaxNode?
        node.forEachChild { if name == nil, $0.isToken { name = $0 } }
        return name
    }
}
#endif
