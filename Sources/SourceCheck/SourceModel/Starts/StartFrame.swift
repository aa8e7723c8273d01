import SourceFacts

/// A member that runs when the app starts, with what it is handed and whose it is.
struct StartFrame {
    let member: MemberFact
    /// The class that it runs for, which may be below the one that declares it.
    let owner: TypeID?
    /// By the names of parameters.
    let given: [String: Given]

    /// What somebody else has made.
    struct Given: Hashable {
        /// The controllers that it may be.
        var controllers: Set<TypeID> = []
        /// The class of an object that is none.
        var type: TypeID?
        /// Whether it is one case of an enum, which tells branches apart.
        var isChosen = false

        var isEmpty: Bool { controllers.isEmpty && type == nil && !isChosen }
    }

    init(_ member: MemberFact, of owner: TypeID?, given: [String: Given] = [:]) {
        (self.member, self.owner, self.given) = (member, owner, given)
    }

    /// Whether somebody has chosen which branches are taken.
    var isChosen: Bool { given.values.contains(where: \.isChosen) }

    /// What shows on any of the branches; `nil` where nobody knows which of them are taken.
    ///
    /// - Parameter limit: How many there may be.
    func taken(of branches: some Sequence<Set<TypeID>>, limit: Int = .max) -> Set<TypeID>? {
        let branches = Set(branches.filter { !$0.isEmpty })
        guard branches.count <= (isChosen ? 1 : limit) else { return nil }
        return branches.reduce(into: []) { $0.formUnion($1) }
    }

    func given(for use: UseFact?) -> Given? {
        var next = use
        while let use = next, use.components.count == 1, let local = use.local {
            if local.kind == .parameter { return given[local.name.string] }
            // A parameter that a binding or a variable holds.
            guard let held = local.value, held.kind == .path, held.use?.local?.index != local.index else { return nil }
            next = held.use
        }
        return nil
    }
}
