#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    func attributeRows(_ list: SyntaxNode?) -> Range<Int> {
        let first = writer.count(of: .attributes)
        list.map(addAttributes)
        return first..<writer.count(of: .attributes)
    }

    private func addAttributes(_ list: SyntaxNode) {
        list.forEachChild { node in
            if node.kind == .ifConfigDecl {
                node.first(.ifConfigClauseList)?.forEachChild { clause in
                    if let nested = clause.first(.attributeList) { addAttributes(nested) }
                }
            }
            guard node.kind == .attribute, let written = node.child(Place.Attribute.name) else { return }
            let row = writer.add(.attributes)
            writer.set(row, AttributeFact.Column.name, lastName(written))
            if let opening = node.child(Place.Attribute.leftParen),
                let closing = node.child(Place.Attribute.rightParen), !opening.isMissing
            {
                let end = closing.isMissing ? upper(node) : lower(closing)
                writer.set(row, AttributeFact.Column.argument, excerpt(upper(opening), end))
            }
            writer.set(row, AttributeFact.Column.lower, lower(node))
            writer.set(row, AttributeFact.Column.upper, upper(node))
        }
    }

    private func lastName(_ type: SyntaxNode) -> UInt32 {
        if let named = type.of(.identifierType)?.child(Place.IdentifierType.name) { return name(named) }
        if let member = type.of(.memberType)?.child(Place.MemberType.name) { return name(member) }
        return excerpt(lower(type), upper(type))
    }

    /// What expressions in attributes use: `@Inject(Container.shared)`.
    func attributeArguments(_ list: SyntaxNode?) {
        list?.forEachChild { node in
            guard let arguments = node.first(.labeledExprList) else { return }
            arguments.forEachChild { argument in
                if let value = argument.of(.labeledExpr)?.child(Place.LabeledExpr.expression) { _ = expression(value) }
            }
        }
    }

    struct Modifiers {
        var rows: Range<Int>
        var access: AccessLevel?
        var traits: MemberFact.Traits = []
    }

    func modifierRows(_ list: SyntaxNode?) -> Modifiers {
        let first = writer.count(of: .modifiers)
        var modifiers = Modifiers(rows: first..<first)
        list?.forEachChild { node in
            guard let word = node.of(.declModifier)?.token(Place.DeclModifier.name) else { return }
            let row = writer.add(.modifiers)
            let text = word.rawText
            let detail = node.child(Place.DeclModifier.detail)?.token(Place.DeclModifierDetail.detail)
            writer.set(row, ModifierFact.Column.name, name(word))
            if let detail { writer.set(row, ModifierFact.Column.detail, name(detail)) }
            writer.set(row, ModifierFact.Column.lower, lower(node))
            writer.set(row, ModifierFact.Column.upper, upper(node))
            if let access = AccessLevel(modifier: UnsafeRawBufferPointer(text.buffer)) {
                if detail == nil { modifiers.access = access }
            } else {
                modifiers.traits.formUnion(Self.traits(text))
            }
        }
        modifiers.rows = first..<writer.count(of: .modifiers)
        return modifiers
    }

    private static func traits(_ modifier: SyntaxText) -> MemberFact.Traits {
        switch modifier {
        case "static", "class": .typeMember
        case "lazy": .lazy
        case "weak": .weak
        case "unowned": .unowned
        case "override": .override
        case "optional": .optional
        default: []
        }
    }

    // MARK: Space

    /// The space that the line of an offset starts with.
    func indentation(at offset: Int) -> UInt32 {
        let start = source.lineStart(before: offset)
        var end = start
        while end < source.count, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
        return excerpt(start, end)
    }

    /// That of the first member; without members, or with one on the brace's line, four columns more than the declaration's.
    func memberIndentation(of block: SyntaxNode?, at lower: Int) -> UInt32 {
        if let first = block?.first(.memberBlockItemList)?.first(.memberBlockItem),
            let start = offsets.lower(first), source.lineStart(before: start) > lower
        {
            return indentation(at: start)
        }
        return writer.text(string(indentation(at: lower)) + "    ")
    }
}
#endif
