/// Who talks to which role in code whose architecture nobody wrote down.
///
/// Where the architecture has one role tell another, and in the code it is mostly somebody else who does, then that is how
/// the team works, and the guess is wrong about it: in many apps of MVVM it is the views that start coordinators.
struct ObservedDependencies: Sendable {
    private struct Edge: Hashable {
        let module: String?
        let from: String
        let to: String
    }

    private var edges: Set<Edge> = []

    init(_ subject: CodeSubject) {
        var roleMembers: [Edge: Set<TypeID>] = [:]
        for dependencies in subject.roleDependencies where dependencies.roleMember.role != nil {
            let roleMember = dependencies.roleMember
            let module = subject.code.file(of: roleMember.type).module
            guard subject.architectures.isGuessed(module: module) else { continue }
            for talk in dependencies.talks {
                let edge = Edge(module: module, from: roleMember.roleName, to: talk.listener.role)
                roleMembers[edge, default: []].insert(roleMember.type.id)
            }
        }
        for (edge, types) in roleMembers {
            guard types.count >= Self.leastCount,
                let architecture = subject.architectures.architecture(ofModule: edge.module),
                !architecture.allows(edge.from, toKnow: edge.to)
            else { continue }
            let senders = Set(architecture.channels.filter { $0.to?.text == edge.to }.compactMap { $0.from?.text })
            if senders.isEmpty { continue }
            let told = senders.reduce(0) { count, sender in
                count + (roleMembers[Edge(module: edge.module, from: sender, to: edge.to)]?.count ?? 0)
            }
            if types.count > told { edges.insert(edge) }
        }
    }

    /// Whether the talk is how the team works.
    func contains(_ talk: RoleDependency, in subject: CodeSubject) -> Bool {
        guard !edges.isEmpty, talk.roleMember.role != nil else { return false }
        let module = subject.code.file(of: talk.roleMember.type).module
        return edges.contains(Edge(module: module, from: talk.roleMember.roleName, to: talk.listener.role))
    }

    /// Two that do the same may both be wrong.
    private static let leastCount = 3
}

extension CodeSubject {
    /// Whether nobody wrote the architecture down, and the talk is how the team works.
    func isHabit(_ talk: RoleDependency) -> Bool {
        guard architectures.isGuessed(module: code.file(of: talk.roleMember.type).module) else { return false }
        return observedDependencies { ObservedDependencies(self) }.contains(talk, in: self)
    }
}
