#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// What the rows of a declaration's members have in common.
    struct MemberHeading {
        var parts: DeclarationParts
        var attributes: Range<Int>
        var modifiers: Modifiers
        var lower: Int
        var upper: Int
        /// Where `func` or `var` stands.
        var introducer: Int
        var traits: MemberFact.Traits
    }

    func memberHeading(_ node: SyntaxNode) -> MemberHeading {
        let parts = DeclarationParts(node)
        let attributes = attributeRows(parts.attributes)
        let modifiers = modifierRows(parts.modifiers)
        let lower = lower(node)
        var traits = modifiers.traits
        if conditionalDepth > 0 { traits.insert(.conditional) }
        if isInBody { traits.insert(.inFunction) }
        if isInProtocol { traits.insert(.requirement) }
        return MemberHeading(
            parts: parts,
            attributes: attributes,
            modifiers: modifiers,
            lower: lower,
            upper: upper(node),
            introducer: parts.introducer.map { place(of: $0).lowerBound } ?? lower,
            traits: traits
        )
    }

    private var isInProtocol: Bool {
        declaration.map {
            writer.value($0, DeclarationFact.Column.kind) == DeclarationFact.Kind.protocol.rawValue
        } ?? false
    }

    func addMember(_ kind: MemberFact.Kind, _ heading: MemberHeading) -> Int {
        let row = writer.add(.members)
        let words = writer.words(of: row, MemberFact.Column.self)
        words[.kind] = kind.rawValue
        words[.traits] = heading.traits.rawValue
        words[.access] = heading.modifiers.access?.rawValue ?? 0
        words.set(.owner, ifPresent: declaration)
        words.set(.firstAttribute, heading.attributes.lowerBound)
        words.set(.attributeCount, heading.attributes.count)
        words.set(.firstModifier, heading.modifiers.rows.lowerBound)
        words.set(.modifierCount, heading.modifiers.rows.count)
        words.set(.lower, heading.lower)
        words.set(.upper, heading.upper)
        words.set(.introducer, heading.introducer)
        words.set(.bindingCount, 1)
        return row
    }

    /// Runs what looks at the inside of a member, and notes which rows it makes.
    func inside(_ row: Int, _ body: () -> Void) {
        let outer = (member, useFlags, isInBody)
        (member, useFlags, isInBody) = (row, [], true)
        let start = writer.words(of: row, MemberFact.Column.self)
        start.set(.firstUse, writer.count(of: .uses))
        start.set(.firstCall, writer.count(of: .calls))
        start.set(.firstAssignment, writer.count(of: .assignments))
        start.set(.firstLocal, writer.count(of: .locals))
        start.set(.firstTypeUse, writer.count(of: .typeUses))
        scopes.push()
        body()
        scopes.pop()
        // A type in the member may have members itself.
        let end = writer.words(of: row, MemberFact.Column.self)
        end.set(.endUse, writer.count(of: .uses))
        end.set(.endCall, writer.count(of: .calls))
        end.set(.endAssignment, writer.count(of: .assignments))
        end.set(.endLocal, writer.count(of: .locals))
        end.set(.endTypeUse, writer.count(of: .typeUses))
        (member, useFlags, isInBody) = outer
    }

    func insert(_ traits: MemberFact.Traits, _ row: Int) {
        typealias Column = MemberFact.Column
        writer.set(row, Column.traits, writer.value(row, Column.traits) | traits.rawValue)
    }

    func traits(ofMember row: Int) -> MemberFact.Traits {
        MemberFact.Traits(rawValue: writer.value(row, MemberFact.Column.traits))
    }

    func setBody(_ node: SyntaxNode, _ row: Int) {
        if !node.isMissing { insert(.body, row) }
    }

    // MARK: Functions

    func function(_ node: SyntaxNode, _ kind: MemberFact.Kind) {
        typealias Column = MemberFact.Column
        let heading = memberHeading(node)
        let parts = heading.parts
        let row = addMember(kind, heading)
        let clause = parts.parameters ?? parts.signature?.child(Place.FunctionSignature.parameters)
        setName(row, parts, clause, kind)
        let generics = genericParameterRows(parts.generics)
        writer.set(row, Column.firstGeneric, generics.lowerBound)
        writer.set(row, Column.genericCount, generics.count)
        let requirements = requirementRows(parts.requirements, parts.generics)
        writer.set(row, Column.firstRequirement, requirements.lowerBound)
        writer.set(row, Column.requirementCount, requirements.count)
        let parameters = parameterRows(clause)
        writer.set(row, Column.firstParameter, parameters.rows.lowerBound)
        writer.set(row, Column.parameterCount, parameters.rows.count)
        let effects = parts.signature?.first(.functionEffectSpecifiers)
        insert(self.effects(effects), row)
        writer.set(row, Column.thrown, ifPresent: thrownType(effects))
        let returns = parts.returns ?? parts.signature?.child(Place.FunctionSignature.returns)
        writer.set(row, Column.type, ifPresent: returns?.child(Place.ReturnClause.type).map { type($0) })
        if let clause {
            let end = [clause, parts.signature, parts.returns, parts.requirements].compactMap(\.self).map { upper($0) }
                .max()
            writer.set(row, Column.parametersUpper, upper(clause))
            writer.set(row, Column.signatureUpper, end ?? upper(clause))
        }
        inside(row) {
            attributeArguments(parts.attributes)
            defaultArguments(parameters)
            if parts.body != nil || parts.accessors != nil { bindParameters(parameters) }
            if let body = parts.body {
                setBody(body, row)
                words(inBody: body)
                codeBlock(body)
            }
            if let accessors = parts.accessors { self.accessors(accessors, row) }
        }
    }

    private func setName(_ row: Int, _ parts: DeclarationParts, _ clause: SyntaxNode?, _ kind: MemberFact.Kind) {
        typealias Column = MemberFact.Column
        let token = kind == .method ? parts.name : parts.introducer
        let base = token.map { identifier($0) }
        let text = base?.name ?? writer.text("")
        writer.set(row, Column.baseName, text)
        writer.set(row, Column.name, kind == .deinitializer ? text : fullName(text, clause))
        writer.set(row, Column.nameLower, base?.lower ?? 0)
        writer.set(row, Column.nameUpper, base?.upper ?? 0)
    }

    /// `tableView(_:didSelectRowAt:)`; a subscript's parameters have labels only where two names are written.
    private func fullName(_ base: UInt32, _ clause: SyntaxNode?) -> UInt32 {
        spelling.removeAll(keepingCapacity: true)
        writer.withBytes(of: base) { spelling += $0 }
        spelling.append(UInt8(ascii: "("))
        clause?.child(Place.FunctionParameterClause.parameters)?.forEachChild { node in
            guard let token = node.of(.functionParameter)?.token(Place.FunctionParameter.firstName) else { return }
            writer.withBytes(of: name(token)) { spelling += $0 }
            spelling.append(UInt8(ascii: ":"))
        }
        spelling.append(UInt8(ascii: ")"))
        return spelling.withUnsafeBufferPointer { writer.text($0) }
    }

    // MARK: Cases

    func enumCases(_ node: SyntaxNode) {
        typealias Column = MemberFact.Column
        typealias Part = Place.EnumCaseElement
        let heading = memberHeading(node)
        var elements: [SyntaxNode] = []
        node.first(.enumCaseElementList)?.forEachChild { if $0.kind == .enumCaseElement { elements.append($0) } }
        for (index, element) in elements.enumerated() {
            guard let token = element.child(Part.name) else { continue }
            let row = addMember(.enumCase, heading)
            writer.set(row, Column.bindingIndex, index)
            writer.set(row, Column.bindingCount, elements.count)
            let base = name(token)
            writer.set(row, Column.name, base)
            writer.set(row, Column.baseName, base)
            writer.set(row, Column.nameLower, lower(token))
            writer.set(row, Column.nameUpper, upper(token))
            let parameters = associatedValues(element.child(Part.parameterClause))
            writer.set(row, Column.firstParameter, parameters.rows.lowerBound)
            writer.set(row, Column.parameterCount, parameters.rows.count)
            inside(row) {
                defaultArguments(parameters)
                if let value = element.child(Part.rawValue)?.child(Place.InitializerClause.value) {
                    writer.set(row, Column.value, addValue(expression(value)))
                }
            }
        }
    }

    // MARK: Parameters

    struct Parameters {
        var rows: Range<Int>
        /// Tokens that the body knows, with the row of each.
        var names: [(token: RawSyntaxTokenView, type: Int?)] = []
        var defaults: [(row: Int, value: SyntaxNode)] = []
    }

    func parameterRows(_ clause: SyntaxNode?) -> Parameters {
        typealias Column = ParameterFact.Column
        let first = writer.count(of: .parameters)
        var parameters = Parameters(rows: first..<first)
        clause?.child(Place.FunctionParameterClause.parameters)?.forEachChild { node in
            typealias Part = Place.FunctionParameter
            guard let label = node.of(.functionParameter)?.token(Part.firstName) else { return }
            let type = node.child(Part.type).flatMap { $0.isMissing ? nil : self.type($0) }
            let row = writer.add(.parameters)
            writer.set(row, Column.type, ifPresent: type)
            writer.set(row, Column.flags, node.child(Part.ellipsis) == nil ? 0 : 1)
            let inner = node.token(Part.secondName) ?? label
            if label.rawText != "_" { writer.set(row, Column.label, name(label)) }
            if inner.rawText != "_" {
                writer.set(row, Column.name, name(inner))
                parameters.names.append((inner, type))
            }
            writer.set(row, Column.lower, lower(node))
            writer.set(row, Column.upper, upper(node))
            if let value = node.child(Part.defaultValue)?.child(Place.InitializerClause.value) {
                parameters.defaults.append((row, value))
            }
        }
        parameters.rows = first..<writer.count(of: .parameters)
        return parameters
    }

    private func associatedValues(_ clause: SyntaxNode?) -> Parameters {
        typealias Column = ParameterFact.Column
        let first = writer.count(of: .parameters)
        var parameters = Parameters(rows: first..<first)
        clause?.first(.enumCaseParameterList)?.forEachChild { node in
            typealias Part = Place.EnumCaseParameter
            guard node.kind == .enumCaseParameter else { return }
            let type = node.child(Part.type).flatMap { $0.isMissing ? nil : self.type($0) }
            let row = writer.add(.parameters)
            writer.set(row, Column.type, ifPresent: type)
            if let label = node.token(Part.firstName), label.rawText != "_" {
                writer.set(row, Column.label, name(label))
                writer.set(row, Column.name, name(node.token(Part.secondName) ?? label))
            }
            writer.set(row, Column.lower, lower(node))
            writer.set(row, Column.upper, upper(node))
            if let value = node.child(Part.defaultValue)?.child(Place.InitializerClause.value) {
                parameters.defaults.append((row, value))
            }
        }
        parameters.rows = first..<writer.count(of: .parameters)
        return parameters
    }

    func defaultArguments(_ parameters: Parameters) {
        for (row, value) in parameters.defaults {
            writer.set(row, ParameterFact.Column.value, addValue(expression(value)))
        }
    }

    func bindParameters(_ parameters: Parameters) {
        for (token, type) in parameters.names { bind(token, .parameter, type: type) }
    }
}
#endif
