#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// What the rows of a declaration's members have in common.
    struct MemberHeading {
        var parts: DeclarationParts
        var attributes: Range<Int>
        var modifiers: Modifiers
        var lower: Int
        var upper: Int
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
            traits: traits
        )
    }

    private var isInProtocol: Bool {
        declaration.map {
            writer.value($0, DeclarationFact.Column.kind) == DeclarationFact.Kind.protocol.rawValue
        } ?? false
    }

    func addMember(_ kind: MemberFact.Kind, _ heading: MemberHeading) -> Int {
        typealias Column = MemberFact.Column
        let row = writer.add(.members)
        writer.set(row, Column.kind, kind.rawValue)
        insert(heading.traits, row)
        writer.set(row, Column.access, heading.modifiers.access?.rawValue ?? 0)
        writer.set(row, Column.owner, ifPresent: declaration)
        writer.set(row, Column.firstAttribute, heading.attributes.lowerBound)
        writer.set(row, Column.attributeCount, heading.attributes.count)
        writer.set(row, Column.firstModifier, heading.modifiers.rows.lowerBound)
        writer.set(row, Column.modifierCount, heading.modifiers.rows.count)
        writer.set(row, Column.lower, heading.lower)
        writer.set(row, Column.upper, heading.upper)
        writer.set(row, Column.introducer, heading.parts.introducer.map { lower($0) } ?? heading.lower)
        writer.set(row, Column.bindingCount, 1)
        return row
    }

    /// Runs what looks at the inside of a member, and notes which rows it makes.
    func inside(_ row: Int, _ body: () -> Void) {
        typealias Column = MemberFact.Column
        let outer = (member, useFlags, isInBody)
        (member, useFlags, isInBody) = (row, [], true)
        writer.set(row, Column.firstUse, writer.count(of: .uses))
        writer.set(row, Column.firstCall, writer.count(of: .calls))
        writer.set(row, Column.firstAssignment, writer.count(of: .assignments))
        writer.set(row, Column.firstLocal, writer.count(of: .locals))
        writer.set(row, Column.firstTypeUse, writer.count(of: .typeUses))
        scopes.push()
        body()
        scopes.pop()
        writer.set(row, Column.endUse, writer.count(of: .uses))
        writer.set(row, Column.endCall, writer.count(of: .calls))
        writer.set(row, Column.endAssignment, writer.count(of: .assignments))
        writer.set(row, Column.endLocal, writer.count(of: .locals))
        writer.set(row, Column.endTypeUse, writer.count(of: .typeUses))
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
        let clause = parts.parameters ?? parts.signature?.first(.functionParameterClause)
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
        let returns = parts.returns ?? parts.signature?.first(.returnClause)
        writer.set(row, Column.type, ifPresent: returns?.child(3).map { type($0) })
        inside(row) {
            attributeArguments(parts.attributes)
            defaultArguments(parameters)
            if parts.body != nil || parts.accessors != nil { bindParameters(parameters) }
            if let body = parts.body {
                setBody(body, row)
                isTest ? testBody(body) : codeBlock(body)
            }
            if let accessors = parts.accessors { self.accessors(accessors, row) }
        }
    }

    private func setName(_ row: Int, _ parts: DeclarationParts, _ clause: SyntaxNode?, _ kind: MemberFact.Kind) {
        typealias Column = MemberFact.Column
        let token = kind == .method ? parts.name : parts.introducer
        let base = token?.raw.tokenView.map { identifier($0) }
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
        clause?.first(.functionParameterList)?.forEachChild { node in
            guard let token = node.of(.functionParameter)?.child(Place.FunctionParameter.firstName) else { return }
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
        var names: [(token: SyntaxNode, type: Int?)] = []
        var defaults: [(row: Int, value: SyntaxNode)] = []
    }

    func parameterRows(_ clause: SyntaxNode?) -> Parameters {
        typealias Column = ParameterFact.Column
        let first = writer.count(of: .parameters)
        var parameters = Parameters(rows: first..<first)
        clause?.first(.functionParameterList)?.forEachChild { node in
            typealias Part = Place.FunctionParameter
            guard let label = node.of(.functionParameter)?.child(Part.firstName) else { return }
            let type = node.child(Part.type).flatMap { $0.isMissing ? nil : self.type($0) }
            let row = writer.add(.parameters)
            writer.set(row, Column.type, ifPresent: type)
            writer.set(row, Column.flags, node.child(Part.ellipsis) == nil ? 0 : 1)
            let inner = node.child(Part.secondName) ?? label
            if label.tokenText != "_" { writer.set(row, Column.label, name(label)) }
            if inner.tokenText != "_" {
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
            if let label = node.child(Part.firstName), label.tokenText != "_" {
                writer.set(row, Column.label, name(label))
                writer.set(row, Column.name, name(node.child(Part.secondName) ?? label))
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
