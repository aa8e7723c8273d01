#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// Writes a type with its parts and returns its row.
    ///
    /// - Parameter start: Where it starts, if that is known: to look for it in each of `A.B.C…` would take the square of
    ///   their number.
    func type(_ node: RawSyntax, startingAt start: Int? = nil) -> Int {
        let row = writer.add(.types)
        let start = start ?? lower(node)
        writer.set(row, TypeFact.Column.lower, start)
        writer.set(row, TypeFact.Column.upper, max(start, upper(node)))
        var kind = TypeFact.Kind.other
        var flags: TypeFact.Flags = []
        if enter() {
            (kind, flags) = typeContents(node, row)
            leave()
        }
        writer.set(row, TypeFact.Column.kind, kind.rawValue | flags.rawValue)
        writer.set(row, TypeFact.Column.end, writer.count(of: .types))
        return row
    }

    private func typeContents(_ node: RawSyntax, _ row: Int) -> (TypeFact.Kind, TypeFact.Flags) {
        switch node.kind {
        case .identifierType:
            guard let named = RawIdentifierTypeSyntax(node) else { break }
            writer.set(row, TypeFact.Column.name, name(named.name.raw))
            genericArguments(named.genericArgumentClause?.raw)
            return (.named, [])
        case .memberType:
            guard let member = RawMemberTypeSyntax(node) else { break }
            writer.set(row, TypeFact.Column.name, name(member.name.raw))
            _ = type(member.baseType.raw, startingAt: start(of: row))
            genericArguments(member.genericArgumentClause?.raw)
            return (.named, .qualified)
        case .classRestrictionType:
            writer.set(row, TypeFact.Column.name, text: "class")
            return (.named, [])
        case .optionalType: return (part(node, row, .optional), [])
        case .implicitlyUnwrappedOptionalType: return (part(node, row, .implicitlyUnwrapped), [])
        case .arrayType:
            if let element = RawArrayTypeSyntax(node)?.element.raw { _ = type(element) }
            return (.array, [])
        case .dictionaryType:
            guard let dictionary = RawDictionaryTypeSyntax(node) else { break }
            _ = type(dictionary.key.raw)
            _ = type(dictionary.value.raw)
            return (.dictionary, [])
        case .tupleType:
            tupleElements(node.first(.tupleTypeElementList))
            return (.tuple, [])
        case .functionType:
            tupleElements(node.first(.tupleTypeElementList))
            if let result = node.first(.returnClause)?.child(3) { _ = type(result) }
            return (.function, [])
        case .someOrAnyType:
            guard let constrained = RawSomeOrAnyTypeSyntax(node) else { break }
            _ = type(constrained.constraint.raw)
            return (constrained.someOrAnySpecifier.tokenText == "some" ? .opaque : .existential, [])
        case .compositionType:
            node.first(.compositionTypeElementList)?.forEachChild { if let part = $0.child(1) { _ = type(part) } }
            return (.composition, [])
        case .metatypeType: return (part(node, row, .metatype), [])
        case .attributedType: return attributed(node)
        default: parts(node)
        }
        return (.other, [])
    }

    private func part(_ node: RawSyntax, _ row: Int, _ kind: TypeFact.Kind) -> TypeFact.Kind {
        if let wrapped = node.child(1) { _ = type(wrapped, startingAt: start(of: row)) }
        return kind
    }

    private func start(of row: Int) -> Int {
        Int(writer.value(row, TypeFact.Column.lower))
    }

    private func tupleElements(_ list: RawSyntax?) {
        list?.forEachChild { element in
            if let type = RawTupleTypeElementSyntax(element)?.type.raw { _ = self.type(type) }
        }
    }

    private func attributed(_ node: RawSyntax) -> (TypeFact.Kind, TypeFact.Flags) {
        guard let attributed = RawAttributedTypeSyntax(node) else { return (.other, []) }
        var flags: TypeFact.Flags = []
        attributed.attributes.raw.forEachChild { attribute in
            if RawAttributeSyntax(attribute)?.attributeName.raw.child(3)?.tokenText == "escaping" {
                flags.insert(.escaping)
            }
        }
        attributed.specifiers.raw.forEachChild { specifier in
            if specifier.child(1)?.tokenText == "inout" { flags.insert(.inout_) }
        }
        _ = type(attributed.baseType.raw)
        return (.attributed, flags)
    }

    /// Types anywhere in a kind of type that has no case of its own.
    private func parts(_ node: RawSyntax) {
        node.forEachChild { child in
            guard !child.isToken, !child.isMissing else { return }
            if isType(child) { _ = type(child) } else { parts(child) }
        }
    }

    func genericArguments(_ clause: RawSyntax?) {
        clause?.first(.genericArgumentList)?.forEachChild { argument in
            if let written = argument.child(1), isType(written) { _ = type(written) }
        }
    }

    func isType(_ node: RawSyntax) -> Bool {
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
    func dottedName(_ node: RawSyntax) -> String {
        var names: [String] = []
        var next: RawSyntax? = node
        while let type = next {
            if let member = RawMemberTypeSyntax(type) {
                names.append(string(name(member.name.raw)))
                next = member.baseType.raw
            } else if let named = RawIdentifierTypeSyntax(type) {
                names.append(string(name(named.name.raw)))
                next = nil
            } else {
                names.append(string(excerpt(lower(type), upper(type))))
                next = nil
            }
        }
        return names.reversed().joined(separator: ".")
    }

    /// A type that a body names.
    func typeUse(_ node: RawSyntax, _ role: TypeUseFact.Role) -> Int {
        typeUse(row: type(node), role)
    }

    func typeUse(row type: Int, _ role: TypeUseFact.Role) -> Int {
        let row = writer.add(.typeUses)
        writer.set(row, TypeUseFact.Column.role, role.rawValue)
        writer.set(row, TypeUseFact.Column.type, type)
        writer.set(row, TypeUseFact.Column.member, ifPresent: member)
        return type
    }
}
#endif
