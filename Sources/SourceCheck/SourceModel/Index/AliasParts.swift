import SourceFacts

/// What an alias puts together, `typealias Dependencies = HasStore & HasClock`.
extension CodeIndex {
    /// The protocols and the class that an alias puts together; of any other type, itself.
    func parts(ofAlias id: TypeID) -> [TypeID] {
        var parts: [TypeID] = []
        var seen: Set<TypeID> = [id]
        var next = [id]
        while let id = next.popLast() {
            let declaration = self[id].declaration
            guard declaration.kind == .typealias, let aliased = declaration.aliasedType?.stripped,
                aliased.kind == .composition
            else {
                parts.append(id)
                continue
            }
            let joined = aliased.parts.flatMap { lookup($0, in: declaration.parent).candidates }
            next += joined.reversed().filter { seen.insert($0).inserted }
        }
        return parts
    }
}
