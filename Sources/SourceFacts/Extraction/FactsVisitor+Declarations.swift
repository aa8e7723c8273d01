#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    func visit(_ root: SyntaxNode) {
        guard let statements = root.first(.codeBlockItemList) else { return }
        self.statements(statements)
        root.forEachChild { if $0.kind == .unexpectedNodes { walkChildren($0) } }
    }

    // MARK: Imports

    func importDeclaration(_ node: SyntaxNode) {
        guard let path = node.first(.importPathComponentList) else { return }
        let attributes = attributeRows(node.first(.attributeList))
        let modules = path.first(.importPathComponent)?.child(Place.ImportPathComponent.name)
        if let module = modules?.tokenText, TestModules.contains(module.buffer) { isTest = true }
        // What only some builds test may stand in any file.
        if conditionalDepth == 0, attributes.contains(where: isTestable) { isTest = true }
        let row = writer.add(.imports)
        writer.set(row, ImportFact.Column.path, excerpt(lower(path), upper(path)))
        writer.set(row, ImportFact.Column.module, modules.map { name($0) } ?? writer.text(""))
        writer.set(row, ImportFact.Column.firstAttribute, attributes.lowerBound)
        writer.set(row, ImportFact.Column.attributeCount, attributes.count)
        writer.set(row, ImportFact.Column.lower, lower(node))
        writer.set(row, ImportFact.Column.upper, upper(node))
    }

    private func isTestable(_ attribute: Int) -> Bool {
        isText(writer.value(attribute, AttributeFact.Column.name), TestModules.attribute)
    }

    // MARK: Types

    func declarationFact(_ node: SyntaxNode, _ kind: DeclarationFact.Kind) {
        typealias Column = DeclarationFact.Column
        let parts = DeclarationParts(node)
        let attributes = attributeRows(parts.attributes)
        let modifiers = modifierRows(parts.modifiers)
        let row = writer.add(.declarations)
        let lower = lower(node)
        let upper = upper(node)
        writer.set(row, Column.kind, kind.rawValue)
        writer.set(row, Column.parent, ifPresent: declaration)
        writer.set(row, Column.firstAttribute, attributes.lowerBound)
        writer.set(row, Column.attributeCount, attributes.count)
        writer.set(row, Column.firstModifier, modifiers.rows.lowerBound)
        writer.set(row, Column.modifierCount, modifiers.rows.count)
        writer.set(row, Column.lower, lower)
        writer.set(row, Column.upper, upper)
        writer.set(row, Column.introducer, parts.introducer.map { place(of: $0).lowerBound } ?? lower)
        writer.set(row, Column.flags, flags | (modifiers.access?.rawValue ?? 0) << 8)
        writer.set(row, Column.indentation, indentation(at: lower))
        headings(parts, row)
        contents(parts, row, attributes: parts.attributes, indentationAt: lower)
    }

    private var flags: UInt32 {
        var flags: DeclarationFact.Flags = []
        if conditionalDepth > 0 { flags.insert(.conditional) }
        if isInBody { flags.insert(.inFunction) }
        return flags.rawValue
    }

    /// Name, generics and inheritance.
    private func headings(_ parts: DeclarationParts, _ row: Int) {
        typealias Column = DeclarationFact.Column
        var end = 0
        if let extended = parts.extendedType {
            writer.set(row, Column.type, type(extended))
            writer.set(row, Column.name, dottedName(extended))
            writer.set(row, Column.nameLower, lower(extended))
            end = upper(extended)
            writer.set(row, Column.nameUpper, end)
        } else if let name = parts.name.map({ identifier($0) }) {
            writer.set(row, Column.name, name.name)
            writer.set(row, Column.nameLower, name.lower)
            end = name.upper
            writer.set(row, Column.nameUpper, end)
        } else {
            writer.set(row, Column.name, text: "")
        }
        if let aliased = parts.initializer?.child(Place.TypeInitializerClause.value) {
            writer.set(row, Column.type, type(aliased))
        }
        let generics = genericParameterRows(parts.generics)
        writer.set(row, Column.firstGeneric, generics.lowerBound)
        writer.set(row, Column.genericCount, generics.count)
        for clause in [parts.generics, parts.primaryAssociatedTypes] {
            if let clause, !clause.isMissing { end = upper(clause) }
        }
        let inherited = inheritanceRows(parts.inheritance)
        writer.set(row, Column.firstInheritance, inherited.lowerBound)
        writer.set(row, Column.inheritanceCount, inherited.count)
        if let last = parts.inheritance, !inherited.isEmpty { end = upper(last) }
        writer.set(row, Column.inheritanceInsertion, end)
        let requirements = requirementRows(parts.requirements, parts.generics)
        writer.set(row, Column.firstRequirement, requirements.lowerBound)
        writer.set(row, Column.requirementCount, requirements.count)
    }

    private func contents(_ parts: DeclarationParts, _ row: Int, attributes: SyntaxNode?, indentationAt lower: Int) {
        typealias Column = DeclarationFact.Column
        writer.set(row, Column.memberIndentation, memberIndentation(of: parts.memberBlock, at: lower))
        writer.set(row, Column.firstMember, writer.count(of: .members))
        writer.set(row, Column.firstUse, writer.count(of: .uses))
        let outer = (declaration, member, useFlags, isInBody, scopes.hideAll())
        (declaration, member, useFlags, isInBody) = (row, nil, [], false)
        attributeArguments(attributes)
        if let block = parts.memberBlock {
            writer.set(
                row,
                Column.closeBrace,
                ifPresent: block.child(Place.MemberBlock.rightBrace).flatMap { offsets.lower($0) }
            )
            block.forEachChild { child in
                if child.kind == .memberBlockItemList || child.kind == .unexpectedNodes { members(child) }
            }
        }
        scopes.show(from: outer.4)
        (declaration, member, useFlags, isInBody) = (outer.0, outer.1, outer.2, outer.3)
        writer.set(row, Column.endMember, writer.count(of: .members))
        writer.set(row, Column.endUse, writer.count(of: .uses))
    }

    private func members(_ list: SyntaxNode) {
        list.forEachChild { item in
            if item.kind == .memberBlockItem {
                walkChildren(item)
            } else {
                walk(item)
            }
        }
    }

    // MARK: Clauses

    private func inheritanceRows(_ clause: SyntaxNode?) -> Range<Int> {
        let first = writer.count(of: .inheritances)
        clause?.child(Place.InheritanceClause.types)?.forEachChild { entry in
            guard let written = entry.child(Place.InheritedType.type), !written.isMissing else { return }
            let type = type(written)
            let row = writer.add(.inheritances)
            writer.set(row, InheritanceFact.Column.type, type)
            writer.set(row, InheritanceFact.Column.lower, lower(written))
            writer.set(row, InheritanceFact.Column.upper, upper(written))
        }
        return first..<writer.count(of: .inheritances)
    }

    func genericParameterRows(_ clause: SyntaxNode?) -> Range<Int> {
        let first = writer.count(of: .genericParameters)
        clause?.first(.genericParameterList)?.forEachChild { node in
            guard let token = node.of(.genericParameter)?.child(Place.GenericParameter.name) else { return }
            let row = writer.add(.genericParameters)
            writer.set(row, GenericParameterFact.Column.name, name(token))
            writer.set(
                row,
                GenericParameterFact.Column.constraint,
                ifPresent: node.child(Place.GenericParameter.inheritedType).map { type($0) }
            )
            writer.set(row, GenericParameterFact.Column.lower, lower(node))
            writer.set(row, GenericParameterFact.Column.upper, upper(node))
        }
        return first..<writer.count(of: .genericParameters)
    }

    func requirementRows(_ clause: SyntaxNode?, _ generics: SyntaxNode? = nil) -> Range<Int> {
        let first = writer.count(of: .genericRequirements)
        for clause in [generics?.first(.genericWhereClause), clause] {
            clause?.first(.genericRequirementList)?.forEachChild { requirement in
                guard let condition = requirement.child(Place.GenericRequirement.requirement),
                    let left = condition.child(Place.TypeRequirement.left),
                    let right = condition.child(Place.TypeRequirement.right), isType(left), isType(right)
                else { return }
                let leftType = type(left)
                let rightType = type(right)
                let row = writer.add(.genericRequirements)
                writer.set(
                    row,
                    GenericRequirementFact.Column.isConformance,
                    condition.kind == .conformanceRequirement ? 1 : 0
                )
                writer.set(row, GenericRequirementFact.Column.left, leftType)
                writer.set(row, GenericRequirementFact.Column.right, rightType)
            }
        }
        return first..<writer.count(of: .genericRequirements)
    }
}
#endif
