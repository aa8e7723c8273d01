import SystemTypes

/// All declarations of the catalogue by the type's name, read once.
enum CatalogueByName {
    static let types: [String: CatalogueDeclaration] = {
        var found: [String: CatalogueDeclaration] = [:]
        for module in SystemTypes.modules {
            for declaration in SystemTypes.declarations(in: module) where declaration.header.keyword != .extension {
                found[declaration.header.name] = declaration
            }
        }
        return found
    }()

    /// The members that each type itself declares, those of extensions among them.
    static let members: [String: [Member]] = types.mapValues {
        SystemTypes.type(named: $0.header.name)?.members ?? []
    }

    /// The settable properties, as `Class.property`, that some subclass declares with a type of its own.
    static let narrowedProperties: Set<String> = {
        var found: Set<String> = []
        for declaration in types.values where declaration.header.keyword == .class {
            let ancestors = SystemTypes.superclasses(of: declaration.header.name).dropFirst()
            for member in instanceProperties(of: declaration) {
                for ancestor in ancestors {
                    guard let base = types[ancestor.name] else { continue }
                    let inherited = instanceProperties(of: base).first { $0.name == member.name }
                    if let inherited, inherited.isSettable, inherited.type != member.type {
                        found.insert("\(ancestor.name).\(member.name)")
                    }
                }
            }
        }
        return found
    }()

    private static func instanceProperties(of declaration: CatalogueDeclaration) -> [Member] {
        (members[declaration.header.name] ?? []).filter { $0.kind == .property && $0.setter == nil && !$0.isStatic }
    }
}
