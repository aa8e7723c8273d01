#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Reads paths of one name, as a third of all are.
extension FactsVisitor {
    /// A name that stands for a variable of the same name: `[weak presenter]`, `if let presenter`.
    func reference(_ token: RawSyntaxTokenView) -> ValueDraft {
        let identifier = identifier(token)
        return token.rawText == "self" ? selfReference(identifier) : reference(identifier, .read)
    }

    private func selfReference(_ identifier: Identifier) -> ValueDraft {
        let use = writer.add(.uses)
        setUse(use, .self, .read, identifier)
        writer.set(use, UseFact.Column.firstComponent, writer.count(of: .components))
        return ValueDraft(kind: .self, reference: use, lower: identifier.lower, upper: identifier.upper)
    }

    /// `title`.
    func reference(_ identifier: Identifier, _ role: UseFact.Role) -> ValueDraft {
        let local = scopes.local(named: identifier.name)
        if let local, ownerParameters.contains(local) { return selfReference(identifier) }
        let use = writer.add(.uses)
        let component = addComponent(identifier)
        let words = setUse(use, local == nil ? .name : .local, role, identifier)
        words.set(.firstComponent, component)
        words.set(.componentCount, 1)
        words.set(.local, ifPresent: local)
        var draft = ValueDraft(kind: .path, reference: use, lower: identifier.lower, upper: identifier.upper)
        draft.local = local
        return draft
    }

    /// A name of a path.
    @discardableResult
    func addComponent(_ identifier: Identifier) -> Int {
        let row = writer.add(.components)
        let words = writer.words(of: row, ComponentFact.Column.self)
        words[.name] = identifier.name
        words.set(.lower, identifier.lower)
        words[.flags] = identifier.flags.rawValue
        return row
    }

    @discardableResult
    private func setUse(
        _ use: Int,
        _ root: UseFact.Root,
        _ role: UseFact.Role,
        _ identifier: Identifier
    ) -> FactsWriter.RowWords<UseFact.Column> {
        let words = writer.words(of: use, UseFact.Column.self)
        words[.kind] = UseFact.word(root, role, useFlags)
        words.set(.member, ifPresent: member)
        words.set(.lower, identifier.lower)
        words.set(.upper, identifier.upper)
        return words
    }
}
#endif
