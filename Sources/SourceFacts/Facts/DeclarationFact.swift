import ScreenSpecDiagnostics

/// A class, struct, enum, actor, protocol, extension or type alias.
public struct DeclarationFact: ColumnRow {
    public enum Kind: UInt32, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    enum Column: Int, FactColumn {
        case kind, flags, name, nameLower, nameUpper, parent
        case firstAttribute, attributeCount, firstModifier, modifierCount
        case firstInheritance, inheritanceCount, firstGeneric, genericCount, firstRequirement, requirementCount
        case type, lower, upper, introducer, inheritanceInsertion
        case closeBrace, indentation, memberIndentation, firstMember, endMember, firstUse, endUse

        static let table = FactTable.declarations

        static var last: Column { .endUse }

        var content: FactContent {
            switch self {
            case .kind, .flags: .number
            case .name, .indentation, .memberIndentation: .text
            case .nameLower, .nameUpper, .lower, .upper, .introducer, .inheritanceInsertion: .offset
            case .parent: .optionalEarlierRow
            case .firstAttribute: .first(.attributes)
            case .firstModifier: .first(.modifiers)
            case .firstInheritance: .first(.inheritances)
            case .firstGeneric: .first(.genericParameters)
            case .firstRequirement: .first(.genericRequirements)
            case .firstMember: .first(.members)
            case .firstUse: .first(.uses)
            case .attributeCount, .modifierCount, .inheritanceCount, .genericCount, .requirementCount: .count
            case .endMember, .endUse: .end
            case .type: .optionalRow(.types)
            case .closeBrace: .optionalOffset
            }
        }
    }

    struct Flags: OptionSet {
        let rawValue: UInt32
        static let conditional = Flags(rawValue: 1 << 0)
        static let inFunction = Flags(rawValue: 1 << 1)
        static let accessShift: UInt32 = 8
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    private var flags: Flags { Flags(rawValue: word(.flags)) }

    package var kind: Kind { Kind(rawValue: word(.kind)) ?? .class }
    /// The name; of an extension, the extended type as written, without generic arguments: `Outer.Inner`.
    package var name: FactText { text(.name) }
    package var nameRange: SourceRange { range(.nameLower, .nameUpper) }
    /// The declaration that this one is nested in.
    package var parent: DeclarationFact? { optionalRow(.parent) }
    package var attributes: FactRows<AttributeFact> { rows(.firstAttribute, count: .attributeCount) }
    package var modifiers: FactRows<ModifierFact> { rows(.firstModifier, count: .modifierCount) }
    /// `nil` where none is written.
    package var access: AccessLevel? { AccessLevel(rawValue: word(.flags) >> Flags.accessShift) }
    /// What stands in the inheritance clause, in order.
    package var inheritedTypes: FactRows<InheritanceFact> { rows(.firstInheritance, count: .inheritanceCount) }
    package var genericParameters: FactRows<GenericParameterFact> { rows(.firstGeneric, count: .genericCount) }
    package var genericRequirements: FactRows<GenericRequirementFact> {
        rows(.firstRequirement, count: .requirementCount)
    }
    /// The type that an extension extends.
    package var extendedType: TypeFact? { kind == .extension ? optionalRow(.type) : nil }
    /// What a type alias stands for.
    package var aliasedType: TypeFact? { kind == .typealias ? optionalRow(.type) : nil }
    package var isInsideConditionalCompilation: Bool { flags.contains(.conditional) }
    /// Whether it is local to a function or a closure.
    package var isInsideFunction: Bool { flags.contains(.inFunction) }

    /// From its first attribute, modifier or keyword to its last brace.
    package var range: SourceRange { range(.lower, .upper) }

    // MARK: What is inside

    /// The members of this very declaration.
    package var members: [MemberFact] {
        let all = allMembers
        var members: [MemberFact] = []
        members.reserveCapacity(all.count)
        for member in all where member.ownerIndex == index { members.append(member) }
        return members
    }

    /// The members of this declaration and of all that are nested in it.
    package var allMembers: FactRows<MemberFact> { rows(.firstMember, end: .endMember) }

    /// The declarations nested directly in it.
    package var nested: [DeclarationFact] {
        facts.declarations[(index + 1)...].prefix { $0.range.upper <= range.upper }
            .filter { $0.word(.parent) == UInt32(index) }
    }

    /// All uses between its braces, those of nested declarations included.
    package var uses: FactRows<UseFact> { rows(.firstUse, end: .endUse) }

    // MARK: Places for fixes

    /// Where `class`, `protocol` and so on stands: a modifier goes before it.
    package var introducerOffset: Int { Int(word(.introducer)) }
    /// Where another inherited type goes: behind the last one, or else behind the name and its generic parameters.
    package var inheritanceInsertionOffset: Int { Int(word(.inheritanceInsertion)) }
    package var closeBraceOffset: Int? { optionalOffset(.closeBrace) }
    /// The space that the declaration's own line starts with.
    package var indentation: FactText { text(.indentation) }
    /// The space that the line of a member starts with.
    package var memberIndentation: FactText { text(.memberIndentation) }
}

extension DeclarationFact {
    /// With the names of all declarations around it: `Outer.Inner`.
    package var qualifiedName: String {
        var names = [name.string]
        var next = parent
        while let declaration = next {
            names.append(declaration.name.string)
            next = declaration.parent
        }
        return names.reversed().joined(separator: ".")
    }
}

/// One entry of an inheritance clause.
public struct InheritanceFact: ColumnRow {
    enum Column: Int, FactColumn {
        case type, lower, upper

        static let table = FactTable.inheritances

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .type: .row(.types)
            case .lower, .upper: .offset
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// `class` in `protocol P: class` is a type of that name.
    package var type: TypeFact { row(.type) }
    /// Without the comma.
    package var range: SourceRange { range(.lower, .upper) }
}
