import ScreenModel

/// The types that generated ones of a file are nested in and that nobody declares: the first of these declares them.
struct Namespaces {
    private var undeclared: Set<String>

    /// - Parameter undeclared: Their paths.
    init(_ undeclared: [String] = []) {
        self.undeclared = Set(undeclared)
    }

    /// An extension of the type at the path; an enum where no one has such a type and no earlier declaration of the file
    /// made it.
    mutating func enclosing(
        _ members: [SwiftDeclaration],
        in path: String,
        access: AccessLevel
    ) -> SwiftDeclaration {
        guard undeclared.remove(path) != nil else {
            var type = TypeDeclaration(.extension, path, access: .internal, isolation: .inherited)
            type.members = members
            return SwiftDeclaration(.type(type), origin: members.first?.origin)
        }
        let parts = SwiftPath(path)
        var type = TypeDeclaration(.enum, parts.name, access: access, isolation: .nonisolated)
        type.members = members
        let namespace = SwiftDeclaration(.type(type), origin: members.first?.origin)
        guard let outer = parts.outer else { return namespace }
        return enclosing([namespace], in: outer, access: access)
    }
}

/// `CreateOrder` and `Request` of `CreateOrder.Request`.
struct SwiftPath {
    let outer: String?
    let name: String

    init(_ path: String) {
        guard let dot = path.lastIndex(of: ".") else {
            (outer, name) = (nil, path)
            return
        }
        (outer, name) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
