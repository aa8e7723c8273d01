#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Reads an expression with all that is in it, and says what it is.
    func expression(_ node: SyntaxNode, _ role: UseFact.Role = .read) -> ValueDraft {
        guard !node.isMissing, enter() else { return draft(node) }
        defer { leave() }
        switch node.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr, .genericSpecializationExpr, .superExpr:
            return path(node, role)
        case .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .borrowExpr, .copyExpr:
            return operand(of: node).map { expression($0, role) } ?? draft(node)
        case .closureExpr: return closure(node)
        case .sequenceExpr: return sequence(node)
        default: return otherExpression(node, role, draft(node))
        }
    }

    func draft(_ node: SyntaxNode) -> ValueDraft {
        var draft = ValueDraft(lower: lower(node), upper: 0)
        draft.upper = max(draft.lower, upper(node))
        return draft
    }

    private func otherExpression(_ node: SyntaxNode, _ role: UseFact.Role, _ whole: ValueDraft) -> ValueDraft {
        var draft = whole
        switch node.kind {
        case .inOutExpr:
            guard let inner = node.child(Place.InOutExpr.expression) else { break }
            return expression(inner, .passedInOut)
        case .tupleExpr: return tuple(node, role, draft)
        case .macroExpansionExpr: return macroExpansion(node)
        case .keyPathExpr: return keyPath(node, draft)
        case .patternExpr: node.child(Place.PatternExpr.pattern).map { pattern($0, .pattern) }
        case .typeExpr: node.child(Place.TypeExpr.type).map { draft.type = typeUse($0, .other) }
        case .ifExpr, .switchExpr:
            _ = statement(node)
            draft.kind = .conditional
        default: literal(node, &draft)
        }
        return draft
    }

    /// What a word such as `try` stands before.
    private func operand(of node: SyntaxNode) -> SyntaxNode? {
        var operand: SyntaxNode?
        node.forEachChild { if !$0.isToken, $0.kind != .unexpectedNodes { operand = $0 } }
        return operand
    }

    private func literal(_ node: SyntaxNode, _ draft: inout ValueDraft) {
        switch node.kind {
        case .stringLiteralExpr:
            draft.kind = .string
            draft.text = plainText(node)
            node.child(Place.StringLiteralExpr.segments)?.forEachChild { segment in
                guard segment.kind == .expressionSegment else { return }
                segment.first(.labeledExprList)?.forEachChild {
                    $0.child(Place.LabeledExpr.expression).map { _ = expression($0) }
                }
            }
        case .integerLiteralExpr, .floatLiteralExpr: draft.kind = .number
        case .booleanLiteralExpr: draft.kind = .boolean
        case .nilLiteralExpr: draft.kind = .nil
        case .arrayExpr:
            draft.kind = .array
            walkChildren(node)
        case .dictionaryExpr:
            draft.kind = .dictionary
            walkChildren(node)
        default: walkChildren(node)
        }
    }

    /// What a short string without interpolation and escapes says, such as an identifier.
    private func plainText(_ node: SyntaxNode) -> UInt32? {
        let (lower, upper) = (lower(node), upper(node))
        let quote = UInt8(ascii: "\"")
        guard upper - lower >= 2, upper - lower <= Self.plainTextLimit, upper <= source.count, source[lower] == quote,
            source[upper - 1] == quote
        else { return nil }
        let inner = UnsafeBufferPointer(rebasing: source[lower + 1..<upper - 1])
        // A quote inside belongs to a string of several lines.
        return inner.contains { $0 == quote || $0 == UInt8(ascii: "\\") } ? nil : writer.text(inner)
    }

    /// Longer than any identifier, shorter than most messages.
    private static let plainTextLimit = 100

    private func tuple(_ node: SyntaxNode, _ role: UseFact.Role, _ draft: ValueDraft) -> ValueDraft {
        var draft = draft
        typealias Part = Place.LabeledExpr
        guard let elements = node.child(Place.TupleExpr.elements) else { return draft }
        if elements.placeCount == 1, let only = elements.first(.labeledExpr), only.child(Part.label) == nil,
            let value = only.child(Part.expression)
        {
            return expression(value, role)
        }
        draft.kind = .tuple
        elements.forEachChild { element in
            if let value = element.of(.labeledExpr)?.child(Part.expression) { _ = expression(value, role) }
        }
        return draft
    }

    func macroExpansion(_ node: SyntaxNode) -> ValueDraft {
        var draft = ValueDraft(lower: lower(node), upper: 0)
        draft.upper = max(draft.lower, upper(node))
        let isExpression = node.kind == .macroExpansionExpr
        let place = isExpression ? Place.MacroExpansionExpr.name : Place.MacroExpansionDecl.name
        let macro = node.token(place)?.rawText
        let role: UseFact.Role = macro == "selector" ? .selector : macro == "keyPath" ? .keyPath : .read
        let wasInBody = isInBody
        isInBody = true
        defer { isInBody = wasInBody }
        node.forEachChild { child in
            switch child.kind {
            case .labeledExprList:
                child.forEachChild { argument in
                    guard let value = argument.child(Place.LabeledExpr.expression) else { return }
                    let inner = expression(value, role)
                    guard role != .read else { return }
                    draft.kind = role == .selector ? .selector : .keyPath
                    draft.text = inner.text
                    draft.reference = inner.kind.refersToCall ? nil : inner.reference
                }
            case .closureExpr: _ = closure(child)
            case .multipleTrailingClosureElementList:
                child.forEachChild { $0.first(.closureExpr).map { _ = closure($0) } }
            case .genericArgumentClause: genericArgumentTypes(child)
            default: break
            }
        }
        return draft
    }

    func genericArgumentTypes(_ clause: SyntaxNode) {
        clause.first(.genericArgumentList)?.forEachChild { argument in
            if let written = argument.child(Place.GenericArgument.argument), isType(written) {
                _ = typeUse(written, .genericArgument)
            }
        }
    }

    private func keyPath(_ node: SyntaxNode, _ draft: ValueDraft) -> ValueDraft {
        typealias Column = UseFact.Column
        var draft = draft
        draft.kind = .keyPath
        if let root = node.child(Place.KeyPathExpr.root), isType(root) { draft.type = typeUse(root, .other) }
        let use = writer.add(.uses)
        let first = writer.count(of: .components)
        node.first(.keyPathComponentList)?.forEachChild { component in
            let reference = component.first(.keyPathPropertyComponent)?
                .child(Place.KeyPathPropertyComponent.declName)
            if let token = reference?.token(Place.DeclReferenceExpr.baseName) { addComponent(identifier(token)) }
        }
        writer.set(use, Column.kind, UseFact.word(.keyPath, .keyPath, useFlags))
        writer.set(use, Column.firstComponent, first)
        writer.set(use, Column.componentCount, writer.count(of: .components) - first)
        writer.set(use, Column.member, ifPresent: member)
        writer.set(use, Column.lower, draft.lower)
        writer.set(use, Column.upper, draft.upper)
        draft.reference = use
        return draft
    }

    // MARK: Arguments and values

    func arguments(of call: SyntaxNode, _ row: Int) {
        let base = argumentDrafts.count
        typealias Part = Place.FunctionCallExpr
        func argument(_ value: SyntaxNode) -> ValueDraft {
            if value.kind == .closureExpr { callOfClosure = call }
            defer { callOfClosure = nil }
            return expression(value)
        }
        call.child(Part.arguments)?.forEachChild { element in
            typealias Part = Place.LabeledExpr
            guard let value = element.of(.labeledExpr)?.child(Part.expression) else { return }
            let label = element.token(Part.label).map { self.name($0) }
            addArgument(label, argument(value))
        }
        if let closure = call.child(Part.trailingClosure) {
            addArgument(nil, argument(closure), isTrailing: true)
        }
        call.child(Part.additionalTrailingClosures)?.forEachChild { element in
            typealias Part = Place.MultipleTrailingClosureElement
            guard let label = element.token(Part.label), let value = element.child(Part.closure) else { return }
            let draft = argument(value)
            addArgument(self.name(label), draft, isTrailing: true)
        }
        let words = writer.words(of: row, CallFact.Column.self)
        words.set(.firstArgument, writer.count(of: .values))
        words.set(.argumentCount, argumentDrafts.count - base)
        for index in base..<argumentDrafts.count {
            _ = addValue(argumentDrafts[index].value, label: argumentDrafts[index].label)
        }
        argumentDrafts.pop(to: base)
    }

    private func addArgument(_ label: UInt32?, _ value: ValueDraft, isTrailing: Bool = false) {
        var value = value
        if isTrailing { value.isTrailingClosure = true }
        argumentDrafts.append(ArgumentDraft(label: label ?? FactContent.none, value: value))
    }

    func addValue(_ draft: ValueDraft, label: UInt32 = FactContent.none) -> Int {
        let row = writer.add(.values)
        draft.set(writer.words(of: row, ValueFact.Column.self), label: label)
        return row
    }
}
#endif
