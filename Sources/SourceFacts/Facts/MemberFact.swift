import ScreenSpecDiagnostics

/// A property, method, initializer, subscript or enum case of a declaration, or a function or variable of the file.
public struct MemberFact: ColumnRow {
    public enum Kind: UInt32, Sendable {
        case storedProperty, computedProperty, method, initializer, deinitializer, `subscript`, enumCase
    }

    enum Column: Int, FactColumn {
        case kind, traits, access, name, baseName, nameLower, nameUpper, owner
        case firstAttribute, attributeCount, firstModifier, modifierCount
        case firstParameter, parameterCount, firstGeneric, genericCount, firstRequirement, requirementCount
        case type, thrown, value, bindingIndex, bindingCount
        case lower, upper, introducer, parametersUpper, signatureUpper
        case firstUse, endUse, firstCall, endCall, firstAssignment, endAssignment
        case firstLocal, endLocal, firstTypeUse, endTypeUse

        static let table = FactTable.members

        static var last: Column { .endTypeUse }

        var content: FactContent {
            switch self {
            case .kind, .traits, .access, .bindingIndex, .bindingCount: .number
            case .name, .baseName: .text
            case .nameLower, .nameUpper, .lower, .upper, .introducer, .parametersUpper, .signatureUpper: .offset
            case .owner: .optionalRow(.declarations)
            case .firstAttribute: .first(.attributes)
            case .firstModifier: .first(.modifiers)
            case .firstParameter: .first(.parameters)
            case .firstGeneric: .first(.genericParameters)
            case .firstRequirement: .first(.genericRequirements)
            case .attributeCount, .modifierCount, .parameterCount, .genericCount, .requirementCount: .count
            case .type, .thrown: .optionalRow(.types)
            case .value: .optionalRow(.values)
            case .firstUse: .first(.uses)
            case .firstCall: .first(.calls)
            case .firstAssignment: .first(.assignments)
            case .firstLocal: .first(.locals)
            case .firstTypeUse: .first(.typeUses)
            case .endUse, .endCall, .endAssignment, .endLocal, .endTypeUse: .end
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    package var kind: Kind { Kind(rawValue: word(.kind)) ?? .method }
    package var traits: Traits { Traits(rawValue: word(.traits)) }

    /// With argument labels: `title`, `tableView(_:didSelectRowAt:)`, `init(frame:)`, `subscript(_:)`.
    package var name: FactText { text(.name) }
    /// Without them: `tableView`, `init`.
    package var baseName: FactText { text(.baseName) }
    package var nameRange: SourceRange { range(.nameLower, .nameUpper) }

    /// `nil` for functions and variables of the file.
    package var owner: DeclarationFact? { optionalRow(.owner) }
    var ownerIndex: Int? { optionalOffset(.owner) }

    package var attributes: FactRows<AttributeFact> { rows(.firstAttribute, count: .attributeCount) }
    package var modifiers: FactRows<ModifierFact> { rows(.firstModifier, count: .modifierCount) }
    /// `nil` where none is written.
    package var access: AccessLevel? { AccessLevel(rawValue: word(.access)) }

    package var parameters: FactRows<ParameterFact> { rows(.firstParameter, count: .parameterCount) }
    package var genericParameters: FactRows<GenericParameterFact> { rows(.firstGeneric, count: .genericCount) }
    package var genericRequirements: FactRows<GenericRequirementFact> {
        rows(.firstRequirement, count: .requirementCount)
    }
    /// The type annotation of a property, or what a function or subscript returns. A property whose annotation stands behind the
    /// next one's name, `let a, b: UIView`, has that one.
    package var type: TypeFact? { optionalRow(.type) }
    /// `LoginError` of `throws(LoginError)`.
    package var thrownType: TypeFact? { optionalRow(.thrown) }
    /// The initial value of a property, or the raw value of a case.
    package var value: ValueFact? { optionalRow(.value) }

    /// Of `let a, b: UIView`, the place of this one among those declared together, and how many there are.
    package var bindingIndex: Int { Int(word(.bindingIndex)) }
    package var bindingCount: Int { Int(word(.bindingCount)) }

    // MARK: Ranges

    /// From the first attribute, modifier or keyword to the end of the body; properties declared together share it.
    package var range: SourceRange { range(.lower, .upper) }
    /// Where `var`, `let`, `func`, `init` and so on stands: behind all modifiers.
    package var introducerOffset: Int { Int(word(.introducer)) }
    /// Of a function, from behind its `)` to the end of its signature: effects, result and `where`.
    package var signatureRest: SourceRange { range(.parametersUpper, .signatureUpper) }

    // MARK: What is inside: the body, the initial value and default arguments

    package var uses: FactRows<UseFact> { rows(.firstUse, end: .endUse) }
    package var calls: FactRows<CallFact> { rows(.firstCall, end: .endCall) }
    package var assignments: FactRows<AssignmentFact> { rows(.firstAssignment, end: .endAssignment) }
    package var locals: FactRows<LocalFact> { rows(.firstLocal, end: .endLocal) }
    package var typeUses: FactRows<TypeUseFact> { rows(.firstTypeUse, end: .endTypeUse) }
}
