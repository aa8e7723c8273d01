#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Reads a statement; `false` where the node is none that needs a scope of its own.
    func statement(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .codeBlock: codeBlock(node)
        case .codeBlockItemList: statements(node)
        case .codeBlockItem, .memberBlockItem, .expressionStmt, .returnStmt, .throwStmt, .yieldStmt, .discardStmt,
            .labeledStmt, .unexpectedNodes:
            walkChildren(node)
        case .ifExpr:
            scopes.push()
            conditions(node)
            node.first(.codeBlock).map(codeBlock)
            scopes.pop()
            if let otherwise = node.child(Place.IfExpr.elseBody) { walk(otherwise) }
        case .guardStmt:
            // What the conditions bind is there behind the statement, but not in its own body.
            let outer = scopes.count
            conditions(node)
            let bound = scopes.takeOff(to: outer)
            node.first(.codeBlock).map(codeBlock)
            for (name, local) in bound { scopes.bind(name, to: local) }
        case .whileStmt:
            scopes.push()
            conditions(node)
            node.first(.codeBlock).map(codeBlock)
            scopes.pop()
        case .forStmt: forLoop(node)
        case .switchExpr: switchCases(node)
        case .doStmt:
            node.first(.codeBlock).map(codeBlock)
            node.first(.catchClauseList)?.forEachChild(catchClause)
        case .repeatStmt, .deferStmt: walkChildren(node)
        default: return false
        }
        return true
    }

    func codeBlock(_ node: SyntaxNode) {
        scopes.push()
        defer { scopes.pop() }
        let wasInBody = isInBody
        isInBody = true
        defer { isInBody = wasInBody }
        node.forEachChild { child in
            if child.kind == .codeBlockItemList { statements(child) } else if !child.isToken { walk(child) }
        }
    }

    func statements(_ list: SyntaxNode) {
        _ = statementsWithResult(list)
    }

    /// Reads statements, and says what the last one returns or, if it is the only one, what it is.
    func statementsWithResult(_ list: SyntaxNode) -> ValueDraft? {
        if isInBody { bindFunctions(list) }
        var result: ValueDraft?
        let count = list.placeCount
        list.forEachChild { item in
            result = nil
            guard let content = item.kind == .codeBlockItem ? item.child(Place.CodeBlockItem.item) : item else {
                return
            }
            if content.kind == .returnStmt, let value = content.child(Place.ReturnStmt.expression) {
                result = expression(value)
            } else if count == 1, Self.isPlainExpression(content) {
                result = expression(content)
            } else {
                walk(content)
            }
        }
        return result
    }

    private static func isPlainExpression(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr: true
        default: false
        }
    }

    /// Local functions are known before they are written.
    private func bindFunctions(_ list: SyntaxNode) {
        list.forEachChild { item in
            typealias Part = Place.CodeBlockItem
            guard item.kind(of: Part.item) == .functionDecl, let function = item.child(Part.item) else { return }
            if let name = DeclarationParts(function).name { bind(name, .function) }
        }
    }

    // MARK: Conditions

    private func conditions(_ node: SyntaxNode) {
        node.first(.conditionElementList)?.forEachChild { element in
            guard let condition = element.child(Place.ConditionElement.condition) else { return }
            switch condition.kind {
            case .optionalBindingCondition: optionalBinding(condition)
            case .matchingPatternCondition:
                typealias Part = Place.MatchingPatternCondition
                guard let matched = condition.child(Part.initializer)?.child(Place.InitializerClause.value) else {
                    return
                }
                let value = expression(matched)
                if let pattern = condition.child(Part.pattern) { self.pattern(pattern, .pattern, value: value) }
            default: walk(condition)
            }
        }
    }

    private func optionalBinding(_ node: SyntaxNode) {
        typealias Part = Place.OptionalBindingCondition
        guard let bound = node.child(Part.pattern) else { return }
        let type = annotation(node.child(Part.typeAnnotation))
        if let value = node.child(Part.initializer)?.child(Place.InitializerClause.value) {
            pattern(bound, .optionalBinding, type: type, value: expression(value))
        } else if let token = bound.of(.identifierPattern)?.token(Place.IdentifierPattern.identifier) {
            bind(token, .optionalBinding, type: type, value: reference(token))
        } else {
            pattern(bound, .optionalBinding, type: type)
        }
    }

    private func annotation(_ clause: SyntaxNode?) -> Int? {
        clause?.child(Place.TypeAnnotation.type).map { typeUse($0, .annotation) }
    }

    private func whereClause(_ clause: SyntaxNode?) {
        if let condition = clause?.child(Place.WhereClause.condition) { _ = expression(condition) }
    }

    // MARK: Loops and cases

    private func forLoop(_ node: SyntaxNode) {
        typealias Part = Place.ForStmt
        guard let sequence = node.child(Part.sequence) else { return }
        let value = expression(sequence)
        scopes.push()
        defer { scopes.pop() }
        let type = annotation(node.child(Part.typeAnnotation))
        if let pattern = node.child(Part.pattern) { self.pattern(pattern, .pattern, type: type, value: value) }
        whereClause(node.child(Part.whereClause))
        node.child(Part.body).map(codeBlock)
    }

    private func switchCases(_ node: SyntaxNode) {
        guard let switched = node.child(Place.SwitchExpr.subject) else { return }
        let subject = expression(switched)
        if let list = node.child(Place.SwitchExpr.cases) { cases(list, subject) }
    }

    private func cases(_ list: SyntaxNode, _ subject: ValueDraft) {
        list.forEachChild { node in
            if node.kind == .ifConfigDecl {
                node.first(.ifConfigClauseList)?.forEachChild { clause in
                    if !isNeverCompiled(clause), let nested = clause.first(.switchCaseList) { cases(nested, subject) }
                }
                return
            }
            scopes.push()
            node.first(.switchCaseLabel)?.first(.switchCaseItemList)?.forEachChild { item in
                typealias Part = Place.SwitchCaseItem
                guard let pattern = item.of(.switchCaseItem)?.child(Part.pattern) else { return }
                self.pattern(pattern, .pattern, value: subject)
                whereClause(item.child(Part.whereClause))
            }
            node.first(.codeBlockItemList).map(statements)
            scopes.pop()
        }
    }

    private func catchClause(_ node: SyntaxNode) {
        scopes.push()
        defer { scopes.pop() }
        var hasPattern = false
        node.first(.catchItemList)?.forEachChild { item in
            guard item.kind == .catchItem else { return }
            if let pattern = item.child(Place.CatchItem.pattern) {
                hasPattern = true
                self.pattern(pattern, .pattern)
            }
            whereClause(item.child(Place.CatchItem.whereClause))
        }
        if !hasPattern { bindLocal(writer.text("error"), .implicit, at: lower(node)) }
        node.first(.codeBlock).map(codeBlock)
    }

    // MARK: Local declarations

    func localVariable(_ node: SyntaxNode) {
        let parts = DeclarationParts(node)
        let kind: LocalFact.Kind = parts.introducer?.rawText == "let" ? .constant : .variable
        attributeArguments(parts.attributes)
        parts.bindings?.forEachChild { node in
            typealias Part = Place.PatternBinding
            guard let pattern = node.of(.patternBinding)?.child(Part.pattern) else { return }
            let type = annotation(node.child(Part.typeAnnotation))
            let value = node.child(Part.initializer)?.child(Place.InitializerClause.value).map { expression($0) }
            self.pattern(pattern, kind, type: type, value: value)
            if let block = node.child(Part.accessorBlock) { localAccessors(block) }
        }
    }

    private func localAccessors(_ block: SyntaxNode) {
        if let items = block.first(.codeBlockItemList) {
            scopes.push()
            statements(items)
            scopes.pop()
        }
        block.first(.accessorDeclList)?.forEachChild { node in
            guard let body = node.first(.codeBlock) else { return }
            scopes.push()
            for name in ["newValue", "oldValue"] { bindLocal(writer.text(name), .implicit, at: lower(body)) }
            codeBlock(body)
            scopes.pop()
        }
    }

    func localFunction(_ node: SyntaxNode) {
        let parts = DeclarationParts(node)
        scopes.push()
        defer { scopes.pop() }
        let clause = parts.signature?.child(Place.FunctionSignature.parameters)
        clause?.child(Place.FunctionParameterClause.parameters)?.forEachChild { node in
            typealias Part = Place.FunctionParameter
            guard node.kind == .functionParameter else { return }
            let type = node.child(Part.type).flatMap { $0.isMissing ? nil : typeUse($0, .annotation) }
            if let value = node.child(Part.defaultValue)?.child(Place.InitializerClause.value) { _ = expression(value) }
            guard let token = node.token(Part.secondName) ?? node.token(Part.firstName) else { return }
            if token.rawText != "_" { bind(token, .parameter, type: type) }
        }
        let returns = parts.signature?.child(Place.FunctionSignature.returns)
        returns?.child(Place.ReturnClause.type).map { _ = typeUse($0, .annotation) }
        parts.body.map(codeBlock)
    }

    // MARK: Patterns

    func pattern(_ node: SyntaxNode, _ kind: LocalFact.Kind, type: Int? = nil, value: ValueDraft? = nil) {
        guard enter() else { return }
        defer { leave() }
        switch node.kind {
        case .identifierPattern:
            if let token = node.token(Place.IdentifierPattern.identifier) {
                bind(token, kind, type: type, value: value)
            }
        case .valueBindingPattern:
            if let inner = node.child(Place.ValueBindingPattern.pattern) {
                pattern(inner, kind, type: type, value: value)
            }
        case .tuplePattern:
            node.first(.tuplePatternElementList)?.forEachChild { element in
                if let inner = element.of(.tuplePatternElement)?.child(Place.TuplePatternElement.pattern) {
                    pattern(inner, kind)
                }
            }
        case .expressionPattern: node.child(Place.ExpressionPattern.expression).map { _ = expression($0) }
        case .isTypePattern: node.child(Place.IsTypePattern.type).map { _ = typeUse($0, .check) }
        default: break
        }
    }
}
#endif
