import SourceFacts

extension CodeIndex {
    /// The type after each name of a path, for as long as they are known; the names behind are left out.
    func types(along use: UseFact, in member: MemberFact) -> [NamedType] {
        var steps = PathSteps(self)
        return steps.types(along: use, in: member)
    }
}

/// Follows paths through the members of types, and remembers where their names lead.
///
/// The code of a type takes the same few steps all over, and that of others takes many of them too. Whoever goes through much code
/// keeps one of these to itself, so that to remember takes no lock.
struct PathSteps {
    private let index: CodeIndex
    private var known: [Step: NamedType] = [:]
    private var locals: [Local: NamedType] = [:]

    /// A name behind a type, by its fingerprint.
    private struct Step: Hashable {
        let type: NamedType
        let name: UInt64
    }

    private struct Local: Hashable {
        let file: UInt32
        let number: Int

        init(_ local: LocalFact) {
            file = local.facts.file.index
            number = local.index
        }
    }

    init(_ index: CodeIndex) {
        self.index = index
    }

    /// The type after each name of a path, for as long as they are known; the names behind are left out.
    mutating func types(along use: UseFact, in member: MemberFact) -> [NamedType] {
        let components = use.components
        guard let first = components.first, var current = start(of: use, first, in: member) else { return [] }
        if first.isSubscripted { current = .unknown }
        if components.count == 1 { return current == .unknown ? [] : [current] }
        var types: [NamedType] = []
        types.reserveCapacity(components.count)
        for component in components.dropFirst() {
            guard current != .unknown else { return types }
            types.append(current)
            current = component.isSubscripted ? .unknown : step(component.name, from: current)
        }
        if current != .unknown { types.append(current) }
        return types
    }

    /// The type of the first name of a path.
    private mutating func start(of use: UseFact, _ first: ComponentFact, in member: MemberFact) -> NamedType? {
        switch use.root {
        case .self, .super, .selfType: return step(first.name, from: index.ownerType(of: member))
        case .local: return use.local.map { type(of: $0, in: member) }
        case .name:
            let found = step(first.name, from: index.ownerType(of: member))
            guard found == .unknown, first.name.startsUppercase else { return found }
            return index.lookup(name: first.name, in: member)
        case .expression: return use.castType.map { step(first.name, from: index.lookup($0, in: member)) }
        case .implicit, .closureArgument, .keyPath: return nil
        }
    }

    private mutating func step(_ name: FactText, from type: NamedType) -> NamedType {
        if type == .unknown { return .unknown }
        let step = Step(type: type, name: name.fingerprint)
        if let found = known[step] { return found }
        let found = index.step(name, from: type, depth: 0)
        known[step] = found
        return found
    }

    private mutating func type(of local: LocalFact, in member: MemberFact) -> NamedType {
        let key = Local(local)
        if let found = locals[key] { return found }
        let found = index.type(of: local, in: member, depth: 0)
        locals[key] = found
        return found
    }
}
