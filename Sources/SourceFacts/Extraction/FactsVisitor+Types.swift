#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Writes a type with its parts and returns its row.
    ///
    /// - Parameter start: Where it starts, if that is known: `A.B.C` and `A???` start with a type on every level.
    func type(_ node: SyntaxNode, startingAt start: Int? = nil) -> Int {
        let row = writer.add(.types)
        if let name = plainName(node) {
            let words = writer.words(of: row, TypeFact.Column.self)
            words.set(.lower, name.lower)
            words.set(.upper, name.upper)
            words[.name] = name.name
            words[.kind] = TypeFact.Kind.named.rawValue
            words.set(.end, row + 1)
            return row
        }
        let start = start ?? lower(node)
        writer.set(row, TypeFact.Column.lower, start)
        writer.set(row, TypeFact.Column.upper, max(start, upper(node)))
        var kind = TypeFact.Kind.other
        var flags: TypeFact.Flags = []
        if enter() {
            (kind, flags) = typeContents(node, row, start)
            leave()
        }
        writer.set(row, TypeFact.Column.kind, kind.rawValue | flags.rawValue)
        writer.set(row, TypeFact.Column.end, writer.count(of: .types))
        return row
    }

    /// Of a type that is nothing but a name, as most are.
    private func plainName(_ node: SyntaxNode) -> Identifier? {
        typealias Part = Place.IdentifierType
        guard node.kind == .identifierType, let token = node.token(Part.name), token.presence == .present,
            node.isEmpty(Part.moduleSelector), node.isEmpty(Part.genericArguments)
        else { return nil }
        return identifier(token)
    }

    private func typeContents(_ node: SyntaxNode, _ row: Int, _ start: Int) -> (TypeFact.Kind, TypeFact.Flags) {
        switch node.kind {
        case .identifierType:
            guard let token = node.child(Place.IdentifierType.name) else { break }
            writer.set(row, TypeFact.Column.name, name(token))
            genericArguments(node.child(Place.IdentifierType.genericArguments))
            return (.named, [])
        case .memberType:
            guard let token = node.child(Place.MemberType.name), let base = node.child(Place.MemberType.baseType) else {
                break
            }
            writer.set(row, TypeFact.Column.name, name(token))
            _ = type(base, startingAt: start)
            genericArguments(node.child(Place.MemberType.genericArguments))
            return (.named, .qualified)
        case .classRestrictionType:
            writer.set(row, TypeFact.Column.name, text: "class")
            return (.named, [])
        case .optionalType: return (part(node, start, .optional), [])
        case .implicitlyUnwrappedOptionalType: return (part(node, start, .implicitlyUnwrapped), [])
        case .arrayType:
            if let element = node.child(Place.ArrayType.element) { _ = type(element) }
            return (.array, [])
        case .dictionaryType:
            for place in [Place.DictionaryType.key, Place.DictionaryType.value] {
                if let part = node.child(place) { _ = type(part) }
            }
            return (.dictionary, [])
        case .tupleType:
            labelledElements(node.first(.tupleTypeElementList))
            return (.tuple, [])
        case .functionType:
            tupleElements(node.first(.tupleTypeElementList))
            if let result = node.first(.returnClause)?.child(Place.ReturnClause.type) { _ = type(result) }
            return (.function, flags(ofEffects: node.first(.typeEffectSpecifiers)))
        case .someOrAnyType:
            guard let constraint = node.child(Place.SomeOrAnyType.constraint) else { break }
            _ = type(constraint)
            return (node.token(Place.SomeOrAnyType.specifier)?.rawText == "some" ? .opaque : .existential, [])
        case .compositionType:
            node.first(.compositionTypeElementList)?.forEachChild {
                if let part = $0.child(Place.CompositionTypeElement.type) { _ = type(part) }
            }
            return (.composition, [])
        case .metatypeType: return (part(node, start, .metatype), [])
        case .attributedType:
            if let base = node.child(Place.AttributedType.baseType) { _ = type(base) }
            return (.attributed, flags(ofSpecifiers: node.first(.typeSpecifierList)).union(flags(ofAttributes: node)))
        default: parts(node)
        }
        return (.other, [])
    }

    private func flags(ofEffects node: SyntaxNode?) -> TypeFact.Flags {
        let traits = effects(node)
        var flags: TypeFact.Flags = []
        if traits.contains(.async) { flags.insert(.async) }
        if traits.contains(.throwing) { flags.insert(.throwing) }
        if traits.contains(.typedThrowing) { flags.insert(.typedThrowing) }
        return flags
    }

    private func flags(ofSpecifiers list: SyntaxNode?) -> TypeFact.Flags {
        var flags: TypeFact.Flags = []
        list?.forEachChild { node in
            let word = node.of(.simpleTypeSpecifier)?.token(Place.SimpleTypeSpecifier.specifier)?.rawText
            flags.insert(word == "inout" ? .inout : .specified)
        }
        return flags
    }

    private func flags(ofAttributes node: SyntaxNode) -> TypeFact.Flags {
        var flags: TypeFact.Flags = []
        node.first(.attributeList)?.forEachChild { attribute in
            guard
                let name = attribute.of(.attribute)?.child(Place.Attribute.name)?.of(.identifierType)?
                    .token(Place.IdentifierType.name)?.rawText
            else { return }
            if name == "escaping" { flags.insert(.escaping) }
            if name == "autoclosure" { flags.insert(.autoclosure) }
            if name == "Sendable" { flags.insert(.sendable) }
            if name == "MainActor" { flags.insert(.mainActor) }
        }
        return flags
    }

    /// `async throws` of a function, a function's type or a getter.
    func effects(_ node: SyntaxNode?) -> MemberFact.Traits {
        typealias Part = Place.EffectSpecifiers
        guard let node else { return [] }
        var traits: MemberFact.Traits = []
        if node.token(Part.async)?.presence == .present { traits.insert(.async) }
        if let clause = node.first(.throwsClause) {
            traits.insert(.throwing)
            let isPlain = clause.token(Place.ThrowsClause.specifier)?.rawText == "throws"
            if !isPlain || clause.child(Place.ThrowsClause.type) != nil { traits.insert(.typedThrowing) }
        }
        return traits
    }

    /// `LoginError` of `throws(LoginError)`, written as a type.
    func thrownType(_ effects: SyntaxNode?) -> Int? {
        effects?.first(.throwsClause)?.child(Place.ThrowsClause.type).map { type($0) }
    }

    private func part(_ node: SyntaxNode, _ start: Int, _ kind: TypeFact.Kind) -> TypeFact.Kind {
        if let wrapped = node.child(Place.WrappingType.wrapped) { _ = type(wrapped, startingAt: start) }
        return kind
    }

    private func tupleElements(_ list: SyntaxNode?) {
        list?.forEachChild { element in
            if let type = element.of(.tupleTypeElement)?.child(Place.TupleTypeElement.type) { _ = self.type(type) }
        }
    }

    /// Those of a tuple, a label with the type that it is for.
    private func labelledElements(_ list: SyntaxNode?) {
        list?.forEachChild { element in
            typealias Part = Place.TupleTypeElement
            guard let node = element.of(.tupleTypeElement)?.child(Part.type) else { return }
            guard let label = element.token(Part.firstName), label.presence == .present, label.rawText != "_" else {
                _ = type(node)
                return
            }
            let row = writer.add(.types)
            writer.set(row, TypeFact.Column.kind, TypeFact.Kind.labelled.rawValue)
            writer.set(row, TypeFact.Column.name, name(label))
            writer.set(row, TypeFact.Column.lower, lower(element))
            _ = type(node)
            writer.set(row, TypeFact.Column.upper, upper(element))
            writer.set(row, TypeFact.Column.end, writer.count(of: .types))
        }
    }

    /// Types anywhere in a kind of type that has no case of its own.
    private func parts(_ node: SyntaxNode) {
        node.forEachChild { child in
            guard !child.isToken, !child.isMissing else { return }
            if isType(child) { _ = type(child) } else { parts(child) }
        }
    }

    func genericArguments(_ clause: SyntaxNode?) {
        clause?.first(.genericArgumentList)?.forEachChild { argument in
            if let written = argument.child(Place.GenericArgument.argument), isType(written) { _ = type(written) }
        }
    }

    func isType(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .identifierType, .memberType, .classRestrictionType, .optionalType, .implicitlyUnwrappedOptionalType,
            .arrayType, .dictionaryType, .tupleType, .functionType, .someOrAnyType, .compositionType, .metatypeType,
            .attributedType, .suppressedType, .packExpansionType, .packElementType, .namedOpaqueReturnType,
            .inlineArrayType, .missingType:
            true
        default: false
        }
    }

    /// `Outer.Inner` of a type, without generic arguments.
    func dottedName(_ node: SyntaxNode) -> UInt32 {
        if let only = node.of(.identifierType)?.child(Place.IdentifierType.name) { return name(only) }
        var names: [String] = []
        var next: SyntaxNode? = node
        while let type = next {
            if let token = type.of(.memberType)?.child(Place.MemberType.name) {
                names.append(string(name(token)))
                next = type.child(Place.MemberType.baseType)
            } else if let token = type.of(.identifierType)?.child(Place.IdentifierType.name) {
                names.append(string(name(token)))
                next = nil
            } else {
                names.append(string(excerpt(lower(type), upper(type))))
                next = nil
            }
        }
        return writer.text(names.reversed().joined(separator: "."))
    }

    /// A type that a body names.
    func typeUse(_ node: SyntaxNode, _ role: TypeUseFact.Role) -> Int {
        typeUse(row: type(node), role)
    }

    func typeUse(row type: Int, _ role: TypeUseFact.Role) -> Int {
        let row = writer.add(.typeUses)
        let words = writer.words(of: row, TypeUseFact.Column.self)
        words[.role] = role.rawValue
        words.set(.type, type)
        return type
    }
}
#endif
