#if Check
@_spi(RawSyntax) import SwiftSyntax

/// What a path is as a whole: a call, an object that is made, a type, or what its names lead to.
extension FactsVisitor {
    func draft(_ node: SyntaxNode, _ path: Path, _ role: UseFact.Role) -> ValueDraft {
        let outermost = node.kind == .functionCallExpr ? path.calls.last : nil
        let end = outermost.map { pathCalls[$0].upper } ?? (path.endsWithName ? path.upper : upper(node))
        var draft = ValueDraft(reference: path.use, lower: path.lower, upper: max(path.lower, end))
        let constructed = constructedType(path)
        if path.endsWithCall, let last = path.calls.last.map({ pathCalls[$0] }) {
            draft.reference = last.row
            draft.type = constructed?.row
            if let closure = path.closure, path.componentCount == 0, path.calls.count == 1 {
                draft.kind = .closureCall
                draft.reference = nil
                draft.type = closure.type
            } else if path.root == .implicit {
                draft.kind =
                    componentName(0, path).map { isText($0, "init") } == true ? .implicitConstruction : .implicitCall
            } else if let constructed {
                draft.kind = constructed.call == path.calls.count - 1 ? .construction : .chainedConstruction
            } else {
                draft.kind = .call
            }
            return draft
        }
        describePath(path, role, &draft)
        return draft
    }

    private func componentName(_ index: Int, _ path: Path) -> UInt32? {
        guard index >= 0, index < path.componentCount else { return nil }
        return writer.value(path.firstComponent + index, ComponentFact.Column.name)
    }

    private func describePath(_ path: Path, _ role: UseFact.Role, _ draft: inout ValueDraft) {
        switch path.root {
        case .self where path.componentCount == 0: draft.kind = .self
        case .implicit:
            draft.kind = .implicitMember
            draft.text = componentName(0, path)
        case .expression, .closureArgument, .keyPath: draft.kind = .other
        case .self, .super, .selfType, .local, .name:
            draft.kind = path.calls.isEmpty ? .path : .other
            if path.componentCount == 1 { draft.local = path.local }
        }
        if let last = componentName(path.componentCount - 1, path) {
            if path.componentCount > 1, isText(last, "self") {
                draft.kind = .type
                draft.type = typeFromComponents(path, count: path.componentCount - 1, genericArguments: nil)
            } else if role == .selector {
                draft.text = selectorName(last, path.argumentNames)
            }
        }
        for position in path.generics { genericArgumentTypes(pathGenerics[position].clause) }
    }

    /// `didTap(_:)`.
    private func selectorName(_ base: UInt32, _ names: SyntaxNode?) -> UInt32 {
        guard let names, !names.isMissing else { return base }
        return writer.text(string(base) + string(excerpt(lower(names), upper(names))))
    }

    /// The type that a call along the path makes one of: its name starts with a capital letter, or is `init` behind one that does.
    private func constructedType(_ path: Path) -> (row: Int, call: Int)? {
        var clauses = path.generics
        defer { for position in clauses { genericArgumentTypes(pathGenerics[position].clause) } }
        guard path.root == .name || path.root == .selfType || path.root == .local, let first = path.calls.first else {
            return nil
        }
        var count = pathCalls[first].componentCount
        guard count > 0, let last = componentName(count - 1, path) else { return nil }
        if count > 1, isText(last, "init") { count -= 1 }
        guard let name = componentName(count - 1, path),
            writer.withBytes(of: name, { FactText.startsUppercase(UnsafeRawBufferPointer($0)) })
        else {
            return nil
        }
        var arguments: SyntaxNode?
        if let first = clauses.first, pathGenerics[first].component == count {
            arguments = pathGenerics[first].clause
            clauses = first + 1..<clauses.upperBound
        }
        return (typeFromComponents(path, count: count, genericArguments: arguments), 0)
    }

    /// `Outer.Inner` as a type, the last name first.
    private func typeFromComponents(_ path: Path, count: Int, genericArguments: SyntaxNode?) -> Int {
        let first = writer.count(of: .types)
        let limit = 16
        let shown = min(count, limit)
        for offset in 0..<shown {
            let row = writer.add(.types)
            let component = path.firstComponent + count - 1 - offset
            let isQualified = offset + 1 < shown
            let name = writer.value(component, ComponentFact.Column.name)
            let lower = Int(writer.value(component, ComponentFact.Column.lower))
            let flags: TypeFact.Flags = isQualified ? .qualified : []
            writer.set(row, TypeFact.Column.kind, TypeFact.Kind.named.rawValue | flags.rawValue)
            writer.set(row, TypeFact.Column.name, name)
            writer.set(row, TypeFact.Column.lower, path.lower)
            writer.set(row, TypeFact.Column.upper, lower + writer.withBytes(of: name, \.count))
            writer.set(row, TypeFact.Column.end, first + shown)
        }
        if let genericArguments {
            self.genericArguments(genericArguments)
            writer.set(first, TypeFact.Column.upper, upper(genericArguments))
            writer.set(first, TypeFact.Column.end, writer.count(of: .types))
        }
        return first
    }
}
#endif
