#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Reads a statement; `false` where the node is none that needs a scope of its own.
    func statement(_ node: RawSyntax) -> Bool {
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
            if let otherwise = RawIfExprSyntax(node)?.elseBody?.raw { walk(otherwise) }
        case .guardStmt:
            // What the conditions bind is there behind the statement, but not in its own body.
            let outer = scopes
            conditions(node)
            let bound = scopes
            scopes = outer
            node.first(.codeBlock).map(codeBlock)
            scopes = bound
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

    func codeBlock(_ node: RawSyntax) {
        scopes.push()
        defer { scopes.pop() }
        let wasInBody = isInBody
        isInBody = true
        defer { isInBody = wasInBody }
        node.forEachChild { child in
            if child.kind == .codeBlockItemList { statements(child) } else if !child.isToken { walk(child) }
        }
    }

    func statements(_ list: RawSyntax) {
        _ = statementsWithResult(list)
    }

    /// Reads statements, and says what the last one returns or, if it is the only one, what it is.
    func statementsWithResult(_ list: RawSyntax) -> ValueDraft? {
        if isInBody { bindFunctions(list) }
        var result: ValueDraft?
        let count = list.layoutView?.children.count ?? 0
        list.forEachChild { item in
            result = nil
            guard let content = item.kind == .codeBlockItem ? item.child(1) : item else { return }
            if content.kind == .returnStmt, let value = RawReturnStmtSyntax(content)?.expression?.raw {
                result = expression(value)
            } else if count == 1, Self.isPlainExpression(content) {
                result = expression(content)
            } else {
                walk(content)
            }
        }
        return result
    }

    private static func isPlainExpression(_ node: RawSyntax) -> Bool {
        switch node.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr: true
        default: false
        }
    }

    /// Local functions are known before they are written.
    private func bindFunctions(_ list: RawSyntax) {
        list.forEachChild { item in
            guard let function = item.child(1).flatMap(RawFunctionDeclSyntax.init) else { return }
            bind(function.name.raw, .function)
        }
    }

    // MARK: Conditions

    private func conditions(_ node: RawSyntax) {
        node.first(.conditionElementList)?.forEachChild { element in
            guard let condition = element.child(1) else { return }
            switch condition.kind {
            case .optionalBindingCondition: optionalBinding(condition)
            case .matchingPatternCondition:
                guard let matching = RawMatchingPatternConditionSyntax(condition) else { return }
                let value = expression(matching.initializer.value.raw)
                pattern(matching.pattern.raw, .pattern, value: value)
            default: walk(condition)
            }
        }
    }

    private func optionalBinding(_ node: RawSyntax) {
        guard let binding = RawOptionalBindingConditionSyntax(node) else { return }
        let type = binding.typeAnnotation.map { typeUse($0.type.raw, .annotation) }
        if let value = binding.initializer?.value.raw {
            pattern(binding.pattern.raw, .optionalBinding, type: type, value: expression(value))
        } else if let token = RawIdentifierPatternSyntax(binding.pattern.raw)?.identifier.raw {
            bind(token, .optionalBinding, type: type, value: reference(token))
        } else {
            pattern(binding.pattern.raw, .optionalBinding, type: type)
        }
    }

    // MARK: Loops and cases

    private func forLoop(_ node: RawSyntax) {
        guard let loop = RawForStmtSyntax(node) else { return }
        let value = expression(loop.sequence.raw)
        scopes.push()
        defer { scopes.pop() }
        let type = loop.typeAnnotation.map { typeUse($0.type.raw, .annotation) }
        pattern(loop.pattern.raw, .pattern, type: type, value: value)
        if let condition = loop.whereClause?.condition.raw { _ = expression(condition) }
        codeBlock(loop.body.raw)
    }

    private func switchCases(_ node: RawSyntax) {
        guard let statement = RawSwitchExprSyntax(node) else { return }
        let subject = expression(statement.subject.raw)
        cases(statement.cases.raw, subject)
    }

    private func cases(_ list: RawSyntax, _ subject: ValueDraft) {
        list.forEachChild { node in
            if node.kind == .ifConfigDecl {
                node.first(.ifConfigClauseList)?.forEachChild { clause in
                    if let nested = clause.first(.switchCaseList) { cases(nested, subject) }
                }
                return
            }
            scopes.push()
            node.first(.switchCaseLabel)?.first(.switchCaseItemList)?.forEachChild { item in
                guard let item = RawSwitchCaseItemSyntax(item) else { return }
                pattern(item.pattern.raw, .pattern, value: subject)
                if let condition = item.whereClause?.condition.raw { _ = expression(condition) }
            }
            node.first(.codeBlockItemList).map(statements)
            scopes.pop()
        }
    }

    private func catchClause(_ node: RawSyntax) {
        scopes.push()
        defer { scopes.pop() }
        var hasPattern = false
        node.first(.catchItemList)?.forEachChild { item in
            guard let item = RawCatchItemSyntax(item) else { return }
            if let pattern = item.pattern?.raw {
                hasPattern = true
                self.pattern(pattern, .pattern)
            }
            if let condition = item.whereClause?.condition.raw { _ = expression(condition) }
        }
        if !hasPattern { bindLocal(writer.text("error"), .implicit, at: lower(node)) }
        node.first(.codeBlock).map(codeBlock)
    }

    // MARK: Local declarations

    func localVariable(_ node: RawSyntax) {
        let parts = DeclarationParts(node)
        let kind: LocalFact.Kind = parts.introducer?.tokenText == "let" ? .constant : .variable
        attributeArguments(parts.attributes)
        parts.bindings?.forEachChild { node in
            guard let binding = RawPatternBindingSyntax(node) else { return }
            let type = binding.typeAnnotation.map { typeUse($0.type.raw, .annotation) }
            let value = binding.initializer.map { expression($0.value.raw) }
            pattern(binding.pattern.raw, kind, type: type, value: value)
            if let block = binding.accessorBlock?.raw { localAccessors(block) }
        }
    }

    private func localAccessors(_ block: RawSyntax) {
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

    func localFunction(_ node: RawSyntax) {
        let parts = DeclarationParts(node)
        let flags = useFlags
        useFlags.insert(.inLocalFunction)
        defer { useFlags = flags }
        scopes.push()
        defer { scopes.pop() }
        let clause = parts.signature?.first(.functionParameterClause)
        clause?.first(.functionParameterList)?.forEachChild { node in
            guard let parameter = RawFunctionParameterSyntax(node) else { return }
            let type = parameter.type.raw.isMissing ? nil : typeUse(parameter.type.raw, .annotation)
            if let value = parameter.defaultValue?.value.raw { _ = expression(value) }
            let token = (parameter.secondName ?? parameter.firstName).raw
            if token.tokenText != "_" { bind(token, .parameter, type: type) }
        }
        parts.signature?.first(.returnClause)?.child(3).map { _ = typeUse($0, .annotation) }
        parts.body.map(codeBlock)
    }

    // MARK: Patterns

    func pattern(_ node: RawSyntax, _ kind: LocalFact.Kind, type: Int? = nil, value: ValueDraft? = nil) {
        guard enter() else { return }
        defer { leave() }
        switch node.kind {
        case .identifierPattern:
            if let token = node.child(1) { bind(token, kind, type: type, value: value) }
        case .valueBindingPattern:
            if let inner = node.child(3) { pattern(inner, kind, type: type, value: value) }
        case .tuplePattern:
            node.first(.tuplePatternElementList)?.forEachChild { element in
                if let inner = RawTuplePatternElementSyntax(element)?.pattern.raw { pattern(inner, kind) }
            }
        case .expressionPattern: node.child(1).map { _ = expression($0) }
        case .isTypePattern: node.child(3).map { _ = typeUse($0, .check) }
        default: break
        }
    }
}
#endif
