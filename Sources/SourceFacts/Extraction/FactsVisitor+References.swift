#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

/// Reads paths of one name, as a third of all are.
extension FactsVisitor {
    /// A name that stands for a variable of the same name: `[weak presenter]`, `if let presenter`.
    func reference(_ token: SyntaxNode) -> ValueDraft {
        guard let view = token.raw.tokenView else { return ValueDraft(lower: lower(token), upper: upper(token)) }
        let identifier = identifier(view)
        return token.tokenText == "self" ? selfReference(identifier) : reference(identifier, .read)
    }

    private func selfReference(_ identifier: Identifier) -> ValueDraft {
        let use = writer.add(.uses)
        setUse(use, .self, .read, identifier)
        writer.set(use, UseFact.Column.firstComponent, writer.count(of: .components))
        return ValueDraft(kind: .self, reference: use, lower: identifier.lower, upper: identifier.upper)
    }

    /// `title`.
    func reference(_ identifier: Identifier, _ role: UseFact.Role) -> ValueDraft {
        typealias Column = UseFact.Column
        let use = writer.add(.uses)
        let component = writer.add(.components)
        writer.set(component, ComponentFact.Column.name, identifier.name)
        writer.set(component, ComponentFact.Column.lower, identifier.lower)
        if identifier.isQuoted {
            writer.set(component, ComponentFact.Column.flags, ComponentFact.Flags.quoted.rawValue)
        }
        let local = scopes.local(named: identifier.name)
        setUse(use, local == nil ? .name : .local, role, identifier)
        writer.set(use, Column.firstComponent, component)
        writer.set(use, Column.componentCount, 1)
        writer.set(use, Column.local, ifPresent: local)
        var draft = ValueDraft(kind: .path, reference: use, lower: identifier.lower, upper: identifier.upper)
        draft.local = local
        return draft
    }

    private func setUse(_ use: Int, _ root: UseFact.Root, _ role: UseFact.Role, _ identifier: Identifier) {
        typealias Column = UseFact.Column
        writer.set(use, Column.kind, UseFact.word(root, role, useFlags))
        writer.set(use, Column.member, ifPresent: member)
        writer.set(use, Column.lower, identifier.lower)
        writer.set(use, Column.upper, identifier.upper)
    }
}
#endif
