import SourceFacts

extension CodeIndex {
    /// The type after each name of a path, for as long as they are known; the names behind are left out.
    func types(along use: UseFact, in member: MemberFact) -> [NamedType] {
        let components = use.components
        guard let first = components.first else { return [] }
        var current: NamedType
        switch use.root {
        case .self, .super, .selfType:
            let owner = member.owner.flatMap { type(of: $0) }.map { NamedType.project($0.id) } ?? .unknown
            current = step(first.name, from: owner, depth: 0)
        case .local:
            guard let local = use.local else { return [] }
            current = type(of: local, in: member, depth: 0)
        case .name: current = type(ofName: first, in: member, depth: 0)
        case .expression:
            guard let cast = use.castType else { return [] }
            current = step(first.name, from: lookup(cast, in: member), depth: 0)
        case .implicit, .closureArgument, .keyPath: return []
        }
        if first.isSubscripted { current = .unknown }
        var types: [NamedType] = []
        types.reserveCapacity(components.count)
        for component in components.dropFirst() {
            guard current != .unknown else { return types }
            types.append(current)
            current = component.isSubscripted ? .unknown : step(component.name, from: current, depth: 0)
        }
        if current != .unknown { types.append(current) }
        return types
    }
}
