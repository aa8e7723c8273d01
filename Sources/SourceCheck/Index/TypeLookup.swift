import PlatformFacts
import SourceFacts
import SourceText

/// What names in types stand for, with the scopes that Swift has.
extension TypeTable {
    /// Deeper than real code nests; a circle of aliases must end.
    static let depthLimit = 24

    /// What a type names after `?`, `any` and the like are taken off and aliases are followed; `unknown` for what has no name.
    func lookup(_ type: TypeFact, in declaration: DeclarationFact?, depth: Int = 0) -> NamedType {
        let type = type.stripped
        guard type.kind == .named, depth < Self.depthLimit else { return .unknown }
        let path = type.base == nil ? type.name.map { [$0.string] } ?? [] : type.path.map(\.string)
        return lookup(path, from: Place(of: type, in: declaration), depth: depth)
    }

    /// Where a name is used: from here outwards it is looked for.
    struct Place {
        let declaration: DeclarationFact?
        let facts: FileFacts

        init(of type: TypeFact, in declaration: DeclarationFact?) {
            self.init(declaration, in: type.facts)
        }

        init(_ declaration: DeclarationFact?, in facts: FileFacts) {
            self.declaration = declaration
            self.facts = facts
        }
    }

    /// What a path of names stands for at a place.
    func lookup(_ path: [String], from place: Place, depth: Int = 0) -> NamedType {
        guard let first = path.first, depth < Self.depthLimit else { return .unknown }
        var found = first == "Self" ? enclosing(place) : lexical(first, from: place, depth: depth)
        if found == .unknown, path.count == 1 { return platform(path) }
        var rest = path.dropFirst()
        if found == .unknown {
            let whole = platform(path)
            if whole != .unknown { return whole }
            // The first name may be that of a module.
            found = global(path[1], from: place, depth: depth)
            rest = path.dropFirst(2)
        }
        for name in rest {
            found = member(name, of: found, depth: depth)
            if found == .unknown { return .unknown }
        }
        return found
    }

    private func enclosing(_ place: Place) -> NamedType {
        place.declaration.flatMap(owner).map { .project($0) } ?? .unknown
    }

    /// A name looked for from the innermost declaration outwards, then in the file and the project.
    private func lexical(_ name: String, from place: Place, depth: Int) -> NamedType {
        var next = place.declaration
        while let declaration = next {
            if let parameter = declaration.genericParameters.first(where: { $0.name == name }) {
                guard let bound = parameter.constraint else { return .unknown }
                return lookup(bound, in: declaration.parent, depth: depth + 1)
            }
            if let type = owner(of: declaration), isNested(name) || types[type.index].name == name {
                if types[type.index].name == name, declaration.kind != .extension { return .project(type) }
                let found = member(name, of: .project(type), depth: depth)
                if found != .unknown { return found }
            }
            next = declaration.parent
        }
        return global(name, from: place, depth: depth)
    }

    /// A type of the project that stands by itself, or one of the platform.
    private func global(_ name: String, from place: Place, depth: Int) -> NamedType {
        guard let declared = topLevel[name] else { return platform([name]) }
        let visible = declared.filter { isVisible($0, in: place.facts) }
        let found = following(nearest(visible, to: place.facts), depth: depth)
        return found == .unknown ? platform([name]) : found
    }

    private func isVisible(_ type: TypeID, in facts: FileFacts) -> Bool {
        let declaration = types[type.index].declaration
        if declaration.facts.file == facts.file { return true }
        if let access = declaration.access, access <= .fileprivate { return false }
        return !declaration.isInsideFunction
    }

    /// Of several types with one name, the one in the same file, module or nearest folder.
    private func nearest(_ candidates: [TypeID], to facts: FileFacts) -> NamedType {
        guard candidates.count > 1, let index = fileIndex(of: facts) else {
            return candidates.first.map { .project($0) } ?? .unknown
        }
        let file = files[index]
        func nearness(_ type: TypeID) -> Int {
            let other = files[types[type.index].file]
            if other.path == file.path { return .max }
            return file.sharedFolderCount(with: other) + (other.module == file.module ? 1_000 : 0)
        }
        let rated = candidates.map { ($0, nearness($0)) }
        let best = rated.map(\.1).max()
        let remaining = rated.filter { $0.1 == best }.map(\.0)
        return remaining.count == 1 ? .project(remaining[0]) : .ambiguous(remaining)
    }

    /// A type nested in another one, in its extensions, or in a class above it.
    private func member(_ name: String, of type: NamedType, depth: Int) -> NamedType {
        if case .platform(let outer) = type { return platform([outer, name]) }
        var found: [TypeID] = []
        var platformAncestor: String?
        for candidate in type.candidates {
            var next: TypeID? = candidate
            var steps = 0
            while let current = next, steps < Self.depthLimit {
                if let inner = nested[NestedName(parent: current, name: name)] {
                    found += inner
                    break
                }
                next = nil
                steps += 1
                guard types[current.index].isClass, let first = types[current.index].declaration.inheritedTypes.first,
                    depth + steps < Self.depthLimit
                else { break }
                switch lookup(first.type, in: types[current.index].declaration.parent, depth: depth + steps) {
                case .project(let superclass): next = superclass == current ? nil : superclass
                case .platform(let name): platformAncestor = name
                case .ambiguous, .unknown: break
                }
            }
        }
        if found.isEmpty, let platformAncestor { return platform([platformAncestor, name]) }
        let named: NamedType = found.count == 1 ? .project(found[0]) : found.isEmpty ? .unknown : .ambiguous(found)
        return following(named, depth: depth)
    }

    /// What an alias stands for; an alias of something without a name stands for itself.
    private func following(_ found: NamedType, depth: Int) -> NamedType {
        guard case .project(let id) = found, types[id.index].kind == .typealias,
            let aliased = types[id.index].declaration.aliasedType
        else { return found }
        let declaration = types[id.index].declaration
        // `typealias Item = Module.Item` must not find itself.
        let target = lookup(aliased, in: declaration.parent, depth: depth + 1)
        return target == .unknown ? found : target
    }

    private func platform(_ path: [String]) -> NamedType {
        let name = path.count == 1 ? path[0] : path.joined(separator: ".")
        return PlatformFacts.resolvedName(of: name).map { .platform($0) } ?? .unknown
    }
}
