#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Reads a closure; the type of the result is that of what it returns, where its body shows that.
    func closure(_ node: SyntaxNode) -> ValueDraft {
        var draft = ValueDraft(kind: .closure, lower: lower(node), upper: 0)
        draft.upper = max(draft.lower, upper(node))
        let call = callOfClosure
        callOfClosure = nil
        guard enter() else { return draft }
        defer { leave() }
        let wasInBody = isInBody
        defer { isInBody = wasInBody }
        scopes.push()
        defer { scopes.pop() }
        typealias Part = Place.ClosureExpr
        if let signature = node.child(Part.signature) { self.signature(signature, of: call) }
        isInBody = true
        if let body = node.child(Part.statements) {
            draft.type = returnedType(statementsWithResult(body))
        }
        return draft
    }

    private func returnedType(_ value: ValueDraft?) -> Int? {
        guard let value else { return nil }
        if let local = value.local, local < localTypes.count { return localTypes[local] }
        return value.type
    }

    /// - Parameter call: That is given the closure.
    private func signature(_ node: SyntaxNode, of call: SyntaxNode?) {
        node.first(.closureCaptureClause)?.first(.closureCaptureList)?.forEachChild(capture)
        node.forEachChild { child in
            switch child.kind {
            case .closureShorthandParameterList:
                var isOwner = call.flatMap(ownerParameterCount).map { $0 <= child.placeCount } ?? false
                child.forEachChild { parameter in
                    if let token = parameter.token(Place.ClosureShorthandParameter.name), token.rawText != "_" {
                        let row = bind(token, .closureParameter)
                        if isOwner, let row { ownerParameters.insert(row) }
                    }
                    isOwner = false
                }
            case .closureParameterClause: closureParameters(child, of: call)
            case .returnClause: child.child(Place.ReturnClause.type).map { _ = typeUse($0, .annotation) }
            default: break
            }
        }
    }

    private func closureParameters(_ clause: SyntaxNode, of call: SyntaxNode?) {
        let list = clause.first(.closureParameterList)
        var isFirst = call.flatMap(ownerParameterCount).map { $0 <= list?.placeCount ?? 0 } ?? false
        list?.forEachChild { node in
            typealias Part = Place.ClosureParameter
            guard node.kind == .closureParameter else { return }
            let isOwner = isFirst
            isFirst = false
            let type = node.child(Part.type).map { typeUse($0, .annotation) }
            guard let token = node.token(Part.secondName) ?? node.token(Part.firstName) else { return }
            guard token.rawText != "_" else { return }
            let row = bind(token, .closureParameter, type: type)
            if isOwner, let row { ownerParameters.insert(row) }
        }
    }

    /// `[weak self]`, `[unowned presenter = self.presenter]`.
    private func capture(_ node: SyntaxNode) {
        guard let token = node.of(.closureCapture)?.token(Place.ClosureCapture.name) else { return }
        let initializer = node.child(Place.ClosureCapture.initializer)
        let value = initializer?.child(Place.InitializerClause.value).map { expression($0) } ?? reference(token)
        bind(token, .capture, value: value)
    }

    // MARK: Local variables

    /// - Returns: The index of the local variable.
    @discardableResult
    func bind(
        _ token: RawSyntaxTokenView,
        _ kind: LocalFact.Kind,
        type: Int? = nil,
        value: ValueDraft? = nil
    ) -> Int? {
        guard token.presence == .present else { return nil }
        let identifier = identifier(token)
        let row = bindLocal(identifier.name, kind, at: identifier.lower, type: type)
        guard let value else { return row }
        writer.set(row, LocalFact.Column.value, addValue(value))
        if type == nil { localTypes[row] = value.local.flatMap { localTypes[$0] } ?? value.type }
        return row
    }

    @discardableResult
    func bindLocal(_ name: UInt32, _ kind: LocalFact.Kind, at offset: Int, type: Int? = nil) -> Int {
        let row = addLocal(name, kind, at: offset, type: type)
        scopes.bind(name, to: row)
        return row
    }

    func addLocal(_ name: UInt32, _ kind: LocalFact.Kind, at offset: Int, type: Int?) -> Int {
        let row = writer.add(.locals)
        let words = writer.words(of: row, LocalFact.Column.self)
        words[.kind] = kind.rawValue
        words[.name] = name
        words.set(.type, ifPresent: type)
        words.set(.lower, offset)
        localTypes.append(type)
        return row
    }
}
#endif
