#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    func attributeRows(_ list: RawSyntax?) -> Range<Int> {
        let first = writer.count(of: .attributes)
        list.map(addAttributes)
        return first..<writer.count(of: .attributes)
    }

    private func addAttributes(_ list: RawSyntax) {
        list.forEachChild { node in
            if node.kind == .ifConfigDecl {
                node.first(.ifConfigClauseList)?.forEachChild { clause in
                    if let nested = clause.first(.attributeList) { addAttributes(nested) }
                }
            }
            guard let attribute = RawAttributeSyntax(node) else { return }
            let row = writer.add(.attributes)
            writer.set(row, AttributeFact.Column.name, lastName(attribute.attributeName.raw))
            if let opening = attribute.leftParen?.raw, let closing = attribute.rightParen?.raw, !opening.isMissing {
                let end = closing.isMissing ? upper(node) : lower(closing)
                writer.set(row, AttributeFact.Column.argument, excerpt(upper(opening), end))
            }
            writer.set(row, AttributeFact.Column.lower, lower(node))
            writer.set(row, AttributeFact.Column.upper, upper(node))
        }
    }

    private func lastName(_ type: RawSyntax) -> UInt32 {
        if let named = RawIdentifierTypeSyntax(type) { return name(named.name.raw) }
        if let member = RawMemberTypeSyntax(type) { return name(member.name.raw) }
        return excerpt(lower(type), upper(type))
    }

    /// What expressions in attributes use: `@Inject(Container.shared)`.
    func attributeArguments(_ list: RawSyntax?) {
        let flags = useFlags
        useFlags.insert(.inAttribute)
        defer { useFlags = flags }
        list?.forEachChild { node in
            guard let arguments = node.first(.labeledExprList) else { return }
            arguments.forEachChild { argument in
                if let value = RawLabeledExprSyntax(argument)?.expression.raw { _ = expression(value) }
            }
        }
    }

    struct Modifiers {
        var rows: Range<Int>
        var access: AccessLevel?
        var setterAccess: AccessLevel?
        var traits: MemberFact.Traits = []
    }

    func modifierRows(_ list: RawSyntax?) -> Modifiers {
        let first = writer.count(of: .modifiers)
        var modifiers = Modifiers(rows: first..<first)
        list?.forEachChild { node in
            guard let modifier = RawDeclModifierSyntax(node) else { return }
            let row = writer.add(.modifiers)
            let text = String(syntaxText: modifier.name.tokenText)
            let detail = modifier.detail?.detail.raw
            writer.set(row, ModifierFact.Column.name, name(modifier.name.raw))
            if let detail { writer.set(row, ModifierFact.Column.detail, name(detail)) }
            writer.set(row, ModifierFact.Column.lower, lower(node))
            writer.set(row, ModifierFact.Column.upper, upper(node))
            if let access = AccessLevel(modifier: text) {
                if detail == nil { modifiers.access = access } else { modifiers.setterAccess = access }
            } else {
                modifiers.traits.formUnion(Self.traits(text, detail: detail?.tokenText))
            }
        }
        modifiers.rows = first..<writer.count(of: .modifiers)
        return modifiers
    }

    private static func traits(_ modifier: String, detail: SyntaxText?) -> MemberFact.Traits {
        switch modifier {
        case "static", "class": .typeMember
        case "lazy": .lazy
        case "weak": .weak
        case "unowned": detail == "unsafe" ? [.unowned, .unownedUnsafe] : .unowned
        case "override": .override
        case "final": .final
        case "mutating": .mutating
        case "required": .required
        case "convenience": .convenience
        case "optional": .optional
        case "nonisolated": .nonisolated
        default: []
        }
    }

    // MARK: Space and comments

    func hasDocumentation(_ fullLower: Int, _ lower: Int) -> Bool {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        var offset = fullLower
        while offset + 2 < lower {
            if source[offset] == slash, offset == fullLower || source[offset - 1] != slash,
                source[offset + 1] == slash || source[offset + 1] == star, source[offset + 1] == source[offset + 2]
            {
                return true
            }
            offset += 1
        }
        return false
    }

    /// The space that the line of an offset starts with.
    func indentation(at offset: Int) -> UInt32 {
        let start = lineStart(offset)
        var end = start
        while end < source.count, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
        return excerpt(start, end)
    }

    /// That of the first member; without members, or with one on the brace's line, four columns more than the declaration's.
    func memberIndentation(of block: RawSyntax?, at lower: Int) -> UInt32 {
        if let first = block?.first(.memberBlockItemList)?.first(.memberBlockItem), let start = offsets.lower(first),
            lineStart(start) > lower
        {
            return indentation(at: start)
        }
        return writer.text(string(indentation(at: lower)) + "    ")
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = min(offset, source.count)
        while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        if start == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        return start
    }
}
#endif
