import SystemTypes
import SourceFacts

/// What a type says that it inherits and conforms to, in its declaration and its extensions.
struct StatedAncestors: Sendable {
    /// `unknown` where it states none, or one that nobody knows.
    private(set) var superclass: NamedType = .unknown
    private(set) var protocols: [NamedType] = []
    /// As written, of what nobody knows.
    private(set) var unknownNames: [String] = []

    /// No initializer, since that would be handed a copy of the table.
    static func stated(by type: CodeType, in table: TypeTable) -> StatedAncestors {
        var ancestors = StatedAncestors()
        for declaration in type.declarations {
            for inherited in declaration.inheritedTypes { ancestors.add(inherited.type, from: declaration, in: table) }
        }
        guard type.kind == .protocol else { return ancestors }
        for requirement in type.declaration.genericRequirements
        where requirement.isConformance && requirement.left.name == "Self" {
            ancestors.add(requirement.right, from: type.declaration, in: table)
        }
        return ancestors
    }

    private mutating func add(
        _ inherited: TypeFact,
        from declaration: DeclarationFact,
        in table: TypeTable,
        depth: Int = 0
    ) {
        let inherited = inherited.stripped
        if inherited.kind == .composition, depth < TypeTable.depthLimit {
            for part in inherited.parts { add(part, from: declaration, in: table, depth: depth + 1) }
            return
        }
        // An inheritance clause is looked up outside the type's own braces.
        let found = table.lookup(inherited, in: declaration.parent)
        switch found {
        case .project(let id):
            let target = table.types[id.index]
            if target.kind == .typealias, let aliased = target.declaration.aliasedType, depth < TypeTable.depthLimit {
                return add(aliased, from: target.declaration, in: table, depth: depth + 1)
            }
            add(found, isClass: target.isReference)
        case .ambiguous(let ids): add(found, isClass: ids.allSatisfy { table.types[$0.index].isReference })
        case .platform(let type): add(found, isClass: type.facts?.kind == .class)
        case .unknown:
            if inherited.kind == .named { unknownNames.append(inherited.qualifiedName) }
        }
    }

    private mutating func add(_ found: NamedType, isClass: Bool) {
        if isClass { superclass = found } else { protocols.append(found) }
    }
}
