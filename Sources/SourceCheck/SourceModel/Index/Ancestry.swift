import ScreenSpecConcurrency
import SystemTypes

/// What each type inherits and conforms to, through files and targets.
struct Ancestry: Sendable {
    private let stated: [StatedAncestors]
    private(set) var subclasses: [[TypeID]]
    /// The types, protocols included, that state a protocol.
    private(set) var conformers: [[TypeID]]
    /// The first class of the platform above each class.
    private(set) var platformClasses: [PlatformType?]
    /// All protocols of each type: stated by it or by a class above it, and what those refine. The platform's come by name.
    private(set) var allProtocols: [[NamedType]] = []

    init(_ table: TypeTable, _ jobs: Jobs = Jobs(1)) {
        stated = jobs.flatMap(chunksOf: table.types) { types in
            types.map { StatedAncestors.stated(by: $0, in: table) }
        }
        (subclasses, conformers, platformClasses) = ([], [], [])
        let direct = self
        let (below, above) = jobs.both(
            { direct.below(table.types) },
            {
                jobs.map(table.types) { type in
                    (type.isClass ? direct.platformClass(above: type.id) : nil, direct.findProtocols(of: type.id))
                }
            }
        )
        (subclasses, conformers) = below
        platformClasses = above.map(\.0)
        allProtocols = above.map(\.1)
    }

    /// The class that a class inherits, as far as it is known.
    func superclass(of type: TypeID) -> NamedType { stated[type.index].superclass }

    /// The names of superclasses and protocols that nobody knows, as written.
    func unknownNames(of type: TypeID) -> [String] { stated[type.index].unknownNames }

    /// The protocols that a type states, in its declaration and its extensions, without what those refine.
    func protocols(of type: TypeID) -> [NamedType] { stated[type.index].protocols }

    /// What inherits from each type, and what states it as a protocol.
    private func below(_ types: [CodeType]) -> (subclasses: [[TypeID]], conformers: [[TypeID]]) {
        var subclasses: [[TypeID]] = Array(repeating: [], count: types.count)
        var conformers = subclasses
        for type in types {
            for above in superclass(of: type.id).candidates { subclasses[above.index].append(type.id) }
            for stated in protocols(of: type.id) {
                for candidate in stated.candidates where conformers[candidate.index].last != type.id {
                    conformers[candidate.index].append(type.id)
                }
            }
        }
        return (subclasses, conformers)
    }

    /// Follows the chain of superclasses; where it forks because a name is ambiguous, all ways must agree.
    private func platformClass(above type: TypeID) -> PlatformType? {
        // Most are directly below it.
        if case .platform(let platformClass) = superclass(of: type) { return platformClass }
        var waiting = [type]
        var seen: Set<TypeID> = [type]
        var found: PlatformType?
        while let next = waiting.popLast() {
            guard seen.count <= Self.kinLimit + 1 else { return nil }
            let platformClass: PlatformType
            switch superclass(of: next) {
            case .platform(let type): platformClass = type
            case .unknown: return nil
            case .project, .ambiguous:
                let candidates = superclass(of: next).candidates.filter { seen.insert($0).inserted }
                if candidates.isEmpty { return nil }
                waiting += candidates
                continue
            }
            if let found, found != platformClass { return nil }
            found = platformClass
        }
        return found
    }

    /// The first class of the platform above a type, be it that only a class outside of the code leads to it.
    func platformClass(above type: TypeID, _ externalClasses: ExternalClasses) -> PlatformType? {
        if let known = platformClasses[type.index] { return known }
        guard let last = classes(from: type).last else { return nil }
        return unknownNames(of: last).lazy.compactMap { externalClasses.superclass(of: $0) }
            .first.flatMap(PlatformType.init)
    }

    /// Whether a type has no class of the project above it, and names nothing that nobody knows.
    func isAlone(_ type: TypeID) -> Bool {
        superclass(of: type).projectType == nil && unknownNames(of: type).isEmpty
    }

    /// A class and all classes of the project above it, nearest first; ambiguous names end the chain.
    func classes(from type: TypeID) -> [TypeID] {
        // Nearly all types are alone.
        guard superclass(of: type).projectType != nil else { return [type] }
        var chain = [type]
        var seen: Set<TypeID> = [type]
        while chain.count < Self.chainLimit, let last = chain.last, let next = superclass(of: last).projectType,
            seen.insert(next).inserted
        {
            chain.append(next)
        }
        return chain
    }

    /// All classes below a class.
    func descendants(of type: TypeID) -> [TypeID] {
        closure(of: type) { subclasses[$0.index] }
    }

    private func findProtocols(of type: TypeID) -> [NamedType] {
        var waiting = protocols(of: type)
        if superclass(of: type).projectType != nil {
            for superclass in classes(from: type).dropFirst() { waiting += protocols(of: superclass) }
        }
        // Nearly all types are done here.
        if waiting.isEmpty { return [] }
        var found: [NamedType] = []
        var seen: Set<NamedType> = []
        while let next = waiting.popLast(), found.count < Self.kinLimit {
            guard seen.insert(next).inserted else { continue }
            found.append(next)
            for candidate in next.candidates { waiting += protocols(of: candidate) }
        }
        return found
    }

    /// The types, protocols left in, that conform to a protocol: by stating it or one that refines it, or by a superclass.
    func allConformers(of type: TypeID) -> [TypeID] {
        closure(of: type) { conformers[$0.index] + subclasses[$0.index] }
    }

    private func closure(of type: TypeID, _ step: (TypeID) -> [TypeID]) -> [TypeID] {
        var seen: Set<TypeID> = [type]
        var found: [TypeID] = []
        var generation = [type]
        // One generation after the other, so that each is as near as it can be.
        for _ in 0..<Self.chainLimit where !generation.isEmpty {
            generation = generation.flatMap(step).filter { seen.insert($0).inserted }
            found += generation
        }
        return found.sorted()
    }

    // Chains longer than any that people write: to follow one of thousands of types from each of them would take minutes.

    /// How many classes above one another are followed, and how many generations below a type.
    private static let chainLimit = 64
    /// How many protocols of a type are told, and how many types beside it are tried to find out what is above it.
    static let kinLimit = 256
}
