import ScreenModel

extension [Model] {
    /// The models of one document that are generated. Those that follow one another in one type share an extension.
    ///
    /// - Parameter namespaces: Those that are still to be declared.
    func declarations(_ settings: Settings, in namespaces: inout Namespaces) -> [SwiftDeclaration] {
        let access = settings.access
        var declarations: [SwiftDeclaration] = []
        var rest = filter(\.generates)[...]
        while let first = rest.first {
            let group = rest.prefix { $0.enclosingPath == first.enclosingPath }
            rest = rest.dropFirst(group.count)
            let types = group.map { $0.declaration(access: access, isolation: settings.isolation) }
            if let path = first.enclosingPath {
                declarations.append(namespaces.enclosing(types, in: path, access: group.access(access)))
            } else {
                declarations += types
            }
        }
        return declarations
    }
}

extension Model {
    /// `CreateOrder` of `CreateOrder.Request`.
    fileprivate var enclosingPath: String? { SwiftPath(name.text).outer }

    fileprivate func declaration(access: AccessLevel, isolation: Isolation) -> SwiftDeclaration {
        let simpleName = SwiftPath(name.text).name
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
