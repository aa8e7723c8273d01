import ScreenModel

extension SpecFile {
    /// The models of one document that are generated. Those that follow one another in one type share an extension.
    func declarations(of models: [Model], _ settings: Settings, declared: inout Set<String>) -> [SwiftDeclaration] {
        let access = settings.access
        var declarations: [SwiftDeclaration] = []
        var rest = models.filter(\.generates)[...]
        while let first = rest.first {
            let group = rest.prefix { $0.enclosingPath == first.enclosingPath }
            rest = rest.dropFirst(group.count)
            let types = group.map { $0.declaration(access: access, isolation: settings.isolation) }
            if let path = first.enclosingPath {
                declarations.append(enclosing(types, in: path, access: group.access(access), declared: &declared))
            } else {
                declarations += types
            }
        }
        return declarations
    }

    /// An extension of the type at the path; an enum where no one has such a type and no earlier declaration of this
    /// file made it.
    private func enclosing(
        _ members: [SwiftDeclaration],
        in path: String,
        access: AccessLevel,
        declared: inout Set<String>
    ) -> SwiftDeclaration {
        guard namespaces.contains(path), declared.insert(path).inserted else {
            var type = TypeDeclaration(.extension, path, access: .internal, isolation: .inherited)
            type.members = members
            return SwiftDeclaration(.type(type), origin: members.first?.origin)
        }
        let (outer, name) = split(path)
        var type = TypeDeclaration(.enum, name, access: access, isolation: .nonisolated)
        type.members = members
        let namespace = SwiftDeclaration(.type(type), origin: members.first?.origin)
        guard let outer else { return namespace }
        return enclosing([namespace], in: outer, access: access, declared: &declared)
    }
}

extension Model {
    /// `CreateOrder` of `CreateOrder.Request`.
    fileprivate var enclosingPath: String? { split(name.text).outer }

    fileprivate func declaration(access: AccessLevel, isolation: Isolation) -> SwiftDeclaration {
        let simpleName = split(name.text).name
        if let requirements {
            // Views conform to it.
            var type = TypeDeclaration(
                .protocol,
                simpleName,
                access: self.access ?? access,
                isolation: DeclaredIsolation(isolation)
            )
            type.inherits = conformances.types
            type.members = requirements.map(\.requirementDeclaration)
            return SwiftDeclaration(.type(type), summary: summary, origin: name.range)
        }
        var type = TypeDeclaration(
            isEnum ? .enum : .struct,
            simpleName,
            access: self.access ?? access,
            isolation: .nonisolated
        )
        type.inherits = conformances.types
        if isEnum {
            type.isIndirect = cases.contains { $0.holds([simpleName, name.text]) }
            type.members = cases.map(\.swift)
        } else {
            let isPlain = properties.allSatisfy { ($0.settable ?? settable ?? .all) == .all }
            type.members = properties.map { $0.stored($0.settable ?? settable ?? .all, hasDefault: isPlain) }
            // Swift's own initializer takes no constant that has a value, and is private where a setter is.
            if type.access > .internal || !isPlain { type.members.append(.memberwise(properties)) }
        }
        return SwiftDeclaration(.type(type), summary: summary, notes: conformances.notes, origin: name.range)
    }
}

extension Collection where Element == Model {
    /// The widest access among the models.
    fileprivate func access(_ standard: AccessLevel) -> AccessLevel {
        map { $0.access ?? standard }.max() ?? standard
    }
}

private func split(_ path: String) -> (outer: String?, name: String) {
    guard let dot = path.lastIndex(of: ".") else { return (nil, path) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
}
