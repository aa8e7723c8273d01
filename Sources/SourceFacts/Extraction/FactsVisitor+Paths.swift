#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Reads `self.presenter?.items[3].fetch(of: 3)` as one path with its calls, without recursion along it.
extension FactsVisitor {
    struct Path {
        var use = 0
        var root = UseFact.Root.expression
        var local: Int?
        var lower = 0
        /// Behind the last component.
        var upper = 0
        var firstComponent = 0
        var componentCount = 0
        /// In the visitor's `pathCalls`.
        var calls = 0..<0
        /// In the visitor's `pathGenerics`.
        var generics = 0..<0
        var argumentNames: SyntaxNode?
        /// The draft of a closure at the root that is called at once.
        var closure: ValueDraft?
        var endsWithCall = false
        /// Whether nothing stands behind the last component.
        var endsWithName = false
        var hasSubscripts = false
    }

    func path(_ node: SyntaxNode, _ role: UseFact.Role) -> ValueDraft {
        if let token = plainReference(node), referenceRoot(token) == .name {
            let identifier = identifier(token)
            var draft = reference(identifier, role)
            if role == .selector { draft.text = identifier.name }
            return draft
        }
        let base = links.count
        let root = collectLinks(node)
        var path = Path()
        path.calls = pathCalls.count..<pathCalls.count
        path.generics = pathGenerics.count..<pathGenerics.count
        let name = readRoot(root, &path, isCalled: links.count > base && links.last?.kind == .functionCallExpr)
        path.firstComponent = writer.count(of: .components)
        if let root { addRootComponent(root, name, &path) }
        var index = links.count
        while index > base {
            index -= 1
            follow(links[index], &path)
        }
        let subscripts = path.hasSubscripts ? subscripts(linksFrom: base) : []
        links.pop(to: base)
        path.generics = path.generics.lowerBound..<pathGenerics.count
        finishUse(&path, path.endsWithCall && role == .read ? .called : role)
        path.calls = path.calls.lowerBound..<pathCalls.count
        addCalls(path)
        for position in path.calls {
            let call = pathCalls[position]
            arguments(of: call.node, call.row)
        }
        for subscripted in subscripts.reversed() { subscriptArguments(subscripted) }
        let draft = self.draft(node, path, role)
        pathCalls.pop(to: path.calls.lowerBound)
        pathGenerics.pop(to: path.generics.lowerBound)
        return draft
    }

    private func collectLinks(_ node: SyntaxNode) -> SyntaxNode? {
        var node = node
        while true {
            switch node.kind {
            case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
                .genericSpecializationExpr:
                links.append(node)
                guard let inner = node.child(Place.Link.base) else { return nil }
                node = inner
            default: return node
            }
        }
    }

    // MARK: The root

    /// The name is that of a root that is nothing but a name.
    private func readRoot(_ root: SyntaxNode?, _ path: inout Path, isCalled: Bool) -> Identifier? {
        guard let root else {
            path.root = .implicit
            if let innermost = links.last { path.lower = lower(innermost) }
            path.use = writer.add(.uses)
            return nil
        }
        if let token = plainReference(root) {
            path.root = referenceRoot(token)
            path.use = writer.add(.uses)
            guard path.root == .name else {
                let place = place(of: token)
                (path.lower, path.upper) = (place.lowerBound, place.upperBound)
                return nil
            }
            let name = identifier(token)
            (path.lower, path.upper) = (name.lower, name.upper)
            return name
        }
        path.lower = lower(root)
        path.upper = max(path.lower, upper(root))
        switch root.kind {
        case .declReferenceExpr:
            if let token = root.token(Place.DeclReferenceExpr.baseName) { path.root = referenceRoot(token) }
        case .superExpr: path.root = .super
        case .closureExpr where isCalled: path.closure = closure(root)
        default:
            let value = expression(root)
            if value.kind == .cast, let type = value.type {
                path.local = addLocal(writer.text(""), .cast, at: path.lower, type: type)
            }
        }
        path.use = writer.add(.uses)
        return nil
    }

    /// The name of a reference that is nothing else.
    private func plainReference(_ node: SyntaxNode) -> RawSyntaxTokenView? {
        typealias Part = Place.DeclReferenceExpr
        guard node.kind == .declReferenceExpr, node.isEmpty(Part.moduleSelector), node.isEmpty(Part.argumentNames)
        else {
            return nil
        }
        return node.token(Part.baseName)
    }

    private func referenceRoot(_ token: RawSyntaxTokenView) -> UseFact.Root {
        switch token.rawKind {
        case .keyword: return token.rawText == "self" ? .self : token.rawText == "Self" ? .selfType : .name
        case .identifier: return .name
        case .dollarIdentifier: return .closureArgument
        default: return .expression
        }
    }

    private func addRootComponent(_ root: SyntaxNode, _ name: Identifier?, _ path: inout Path) {
        guard path.root == .name,
            let identifier = name ?? root.token(Place.DeclReferenceExpr.baseName).map({ identifier($0) })
        else { return }
        let local = scopes.local(named: identifier.name)
        if let local, ownerParameters.contains(local) {
            path.root = .self
            return
        }
        add(identifier, &path)
        if let local {
            path.root = .local
            path.local = local
        }
        setArgumentNames(root, &path)
    }

    private func add(_ identifier: Identifier, _ path: inout Path) {
        addComponent(identifier)
        path.upper = max(path.upper, identifier.upper)
        path.componentCount += 1
    }

    private func setArgumentNames(_ reference: SyntaxNode, _ path: inout Path) {
        path.argumentNames = reference.child(Place.DeclReferenceExpr.argumentNames)
        path.endsWithName = path.argumentNames == nil
    }

    // MARK: The links

    private func follow(_ link: SyntaxNode, _ path: inout Path) {
        path.endsWithName = false
        switch link.kind {
        case .memberAccessExpr:
            guard let reference = link.child(Place.MemberAccessExpr.declaration),
                let token = reference.token(Place.DeclReferenceExpr.baseName), token.presence == .present
            else { return }
            add(identifier(token), &path)
            setArgumentNames(reference, &path)
            path.endsWithCall = false
        case .functionCallExpr:
            pathCalls.append(PathCall(node: link, componentCount: path.componentCount))
            path.endsWithCall = true
            mark(.called, path)
        case .subscriptCallExpr:
            path.endsWithCall = false
            path.hasSubscripts = true
            mark(.subscripted, path)
        case .optionalChainingExpr: mark(.optional, path)
        case .forceUnwrapExpr: mark(.forced, path)
        case .genericSpecializationExpr:
            if let clause = link.child(Place.GenericSpecializationExpr.genericArgumentClause) {
                pathGenerics.append((path.componentCount, clause))
            }
        default: break
        }
    }

    private func mark(_ flag: ComponentFact.Flags, _ path: Path) {
        guard path.componentCount > 0 else { return }
        let row = path.firstComponent + path.componentCount - 1
        writer.set(row, ComponentFact.Column.flags, writer.value(row, ComponentFact.Column.flags) | flag.rawValue)
    }

    // MARK: The rows

    private func finishUse(_ path: inout Path, _ role: UseFact.Role) {
        let words = writer.words(of: path.use, UseFact.Column.self)
        words[.kind] = UseFact.word(path.root, role, useFlags)
        words.set(.firstComponent, path.firstComponent)
        words.set(.componentCount, path.componentCount)
        words.set(.local, ifPresent: path.local)
        words.set(.member, ifPresent: member)
        words.set(.lower, path.lower)
        words.set(.upper, path.upper)
    }

    private func addCalls(_ path: Path) {
        for position in path.calls {
            let row = writer.add(.calls)
            let upper = upper(pathCalls[position].node)
            pathCalls[position].row = row
            pathCalls[position].upper = upper
            let words = writer.words(of: row, CallFact.Column.self)
            words.set(.callee, path.use)
            words.set(.componentCount, pathCalls[position].componentCount)
            words.set(.upper, upper)
        }
    }

    private func subscripts(linksFrom base: Int) -> [SyntaxNode] {
        (base..<links.count).map { links[$0] }.filter { $0.kind == .subscriptCallExpr }
    }

    private func subscriptArguments(_ node: SyntaxNode) {
        node.first(.labeledExprList)?.forEachChild { argument in
            if let value = argument.of(.labeledExpr)?.child(Place.LabeledExpr.expression) { _ = expression(value) }
        }
    }
}
#endif
