import SystemTypes
import SourceFacts
import ScreenSpecDiagnostics

/// What names in types stand for, with the scopes that Swift has.
extension TypeTable {
    /// Deeper than real code nests; a circle of aliases must end.
    static let depthLimit = 24

    /// Where a name is used: from here outwards it is looked for.
    struct Place {
        let declaration: DeclarationFact?
        let facts: FileFacts
        /// The alias whose meaning is looked for.
        let alias: TypeID?

        init(_ declaration: DeclarationFact?, in facts: FileFacts, following alias: TypeID? = nil) {
            self.declaration = declaration
            self.facts = facts
            self.alias = alias
        }
    }

    /// A name that is looked for.
    private struct WantedName {
        let text: FactText
        let fingerprint: UInt64
        /// That of the types that are called so, where there are any.
        let number: Int?
    }

    private func wanted(_ name: FactText) -> WantedName {
        let fingerprint = name.fingerprint
        return WantedName(text: name, fingerprint: fingerprint, number: names.number(of: fingerprint))
    }

    /// What a type names after `?`, `any` and the like are taken off and aliases are followed; `unknown` for what has no name.
    func lookup(_ type: TypeFact, in declaration: DeclarationFact?, depth: Int = 0) -> NamedType {
        lookup(type, from: Place(declaration, in: type.facts), depth: depth)
    }

    private func lookup(_ type: TypeFact, from place: Place, depth: Int) -> NamedType {
        let type = type.stripped
        guard type.kind == .named else { return .unknown }
        if type.base != nil { return lookup(type.path, from: place, depth: depth) }
        return type.name.map { lookup($0, from: place, depth: depth) } ?? .unknown
    }

    /// What a name alone stands for at a place.
    func lookup(_ name: FactText, from place: Place, depth: Int = 0) -> NamedType {
        guard depth < Self.depthLimit else { return .unknown }
        let name = wanted(name)
        let found = outermost(name, from: place, depth: depth)
        return found == .unknown ? platform(name) : found
    }

    /// What a path of names stands for at a place.
    func lookup(_ path: [FactText], from place: Place, depth: Int = 0) -> NamedType {
        guard path.count > 1 else { return path.first.map { lookup($0, from: place, depth: depth) } ?? .unknown }
        guard depth < Self.depthLimit else { return .unknown }
        var found = outermost(wanted(path[0]), from: place, depth: depth)
        var rest = path.dropFirst()
        if found == .unknown {
            let whole = platform(path.map(\.string).joined(separator: "."))
            if whole != .unknown { return whole }
            // The first name may be that of a module.
            found = global(wanted(path[1]), from: place, inModule: path[0].string, depth: depth)
            rest = path.dropFirst(2)
        }
        for name in rest {
            found = member(wanted(name), of: found, from: place, depth: depth)
            if found == .unknown { return .unknown }
        }
        return found
    }

    /// Of more types with one name, nobody finds out which is meant.
    private static let namesakeLimit = 256

    private static let ownName = NameFingerprint.of("Self")

    /// What the first name of a path stands for.
    private func outermost(_ name: WantedName, from place: Place, depth: Int) -> NamedType {
        guard name.fingerprint == Self.ownName else { return lexical(name, from: place, depth: depth) }
        return place.declaration.flatMap(owner).map { .project($0) } ?? .unknown
    }

    /// A name looked for from the innermost declaration outwards, then in the file and the project.
    private func lexical(_ name: WantedName, from place: Place, depth: Int) -> NamedType {
        var next = place.declaration
        while let declaration = next {
            if let parameter = declaration.genericParameters.first(where: { $0.name == name.text }) {
                guard let bound = parameter.constraint else { return .unknown }
                return lookup(bound, in: declaration.parent, depth: depth + 1)
            }
            if let number = name.number, let type = owner(of: declaration) {
                let isOwn = nameNumbers[type.index] == number
                if isOwn, declaration.kind != .extension { return .project(type) }
                if isOwn || isNested(number) {
                    let found = member(name, of: .project(type), from: place, depth: depth)
                    if found != .unknown { return found }
                }
            }
            next = declaration.parent
        }
        return global(name, from: place, depth: depth)
    }

    /// A type of the project that stands by itself, or one of the platform.
    private func global(_ name: WantedName, from place: Place, inModule module: String? = nil, depth: Int) -> NamedType
    {
        guard let declared = name.number.map(topLevelType), declared != .unknown else { return platform(name) }
        let fitting = module.map { only(declared, inModule: $0) } ?? declared
        let found = following(nearest(fitting, to: place.facts), from: place, depth: depth)
        return found == .unknown ? platform(name) : found
    }

    private func isVisible(_ type: TypeID, in facts: FileFacts) -> Bool {
        let declaration = types[type.index].declaration
        if declaration.facts.file == facts.file { return true }
        if let access = declaration.access, access <= .fileprivate { return false }
        return !declaration.isInsideFunction
    }

    /// Of several types with one name those of a module, where it is known which files that has.
    private func only(_ declared: NamedType, inModule module: String) -> NamedType {
        let own = declared.candidates.filter { places.holds(types[$0.index].file, inModule: module) }
        return own.isEmpty ? declared : own.count == 1 ? .project(own[0]) : .ambiguous(own)
    }

    /// Of several types with one name that a file sees, the one in the same file, module or nearest folder.
    private func nearest(_ declared: NamedType, to facts: FileFacts) -> NamedType {
        if case .project(let only) = declared { return isVisible(only, in: facts) ? declared : .unknown }
        guard declared.candidates.count <= Self.namesakeLimit else { return .unknown }
        guard let file = fileIndex(of: facts) else {
            return declared.candidates.first { isVisible($0, in: facts) }.map { .project($0) } ?? .unknown
        }
        var best = -1
        var nearest: NamedType = .unknown
        for candidate in declared.candidates where isVisible(candidate, in: facts) {
            let nearness = places.nearness(of: types[candidate.index].file, to: file)
            if nearness > best {
                best = nearness
                nearest = .project(candidate)
            } else if nearness == best {
                nearest = .ambiguous(nearest.candidates + [candidate])
            }
        }
        return nearest
    }

    /// A type nested in another one, in its extensions, or in a class above it.
    private func member(_ name: WantedName, of type: NamedType, from place: Place, depth: Int) -> NamedType {
        if case .platform(let outer) = type { return platform("\(outer.name).\(name.text.string)") }
        var found: [TypeID] = []
        var platformAncestor: PlatformType?
        for candidate in type.candidates {
            var next: TypeID? = candidate
            var steps = 0
            while let current = next, steps < Self.depthLimit {
                if let number = name.number {
                    let inner = nestedTypes(named: number, in: current)
                    if !inner.isEmpty {
                        found += inner
                        break
                    }
                }
                next = nil
                steps += 1
                guard types[current.index].isClass, let first = types[current.index].declaration.inheritedTypes.first,
                    depth + steps < Self.depthLimit
                else { break }
                switch lookup(first.type, in: types[current.index].declaration.parent, depth: depth + steps) {
                case .project(let superclass): next = superclass == current ? nil : superclass
                case .platform(let type): platformAncestor = type
                case .ambiguous, .unknown: break
                }
            }
        }
        if found.isEmpty, let platformAncestor { return platform("\(platformAncestor.name).\(name.text.string)") }
        let named: NamedType = found.count == 1 ? .project(found[0]) : found.isEmpty ? .unknown : .ambiguous(found)
        return following(named, from: place, depth: depth)
    }

    /// What an alias stands for; an alias of something without a name stands for itself.
    private func following(_ found: NamedType, from place: Place, depth: Int) -> NamedType {
        // `typealias Item = Module.Item` finds itself.
        guard case .project(let id) = found, id != place.alias, types[id.index].kind == .typealias,
            let aliased = types[id.index].declaration.aliasedType
        else { return found }
        let outside = Place(types[id.index].declaration.parent, in: aliased.facts, following: id)
        let target = lookup(aliased, from: outside, depth: depth + 1)
        return target == .unknown ? found : target
    }

    // MARK: The platform

    private func platform(_ name: WantedName) -> NamedType {
        PlatformType(fingerprint: name.fingerprint).map { .platform($0) } ?? .unknown
    }

    private func platform(_ name: String) -> NamedType {
        PlatformType(named: name).map { .platform($0) } ?? .unknown
    }
}
