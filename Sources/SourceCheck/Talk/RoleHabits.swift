/// Who talks to which role in code whose architecture nobody wrote down.
///
/// Where the architecture has one role tell another, and in the code it is mostly somebody else who does, then that is how
/// the team works, and the guess is wrong about it: in many apps of MVVM it is the views that start coordinators.
struct RoleHabits: Sendable {
    private struct Edge: Hashable {
        let module: String?
        let from: String
        let to: String
    }

    private var edges: Set<Edge> = []

    init(_ subject: CodeSubject) {
        var speakers: [Edge: Set<TypeID>] = [:]
        for conversation in subject.conversations where conversation.speaker.role != nil {
            let speaker = conversation.speaker
            let module = subject.code.file(of: speaker.type).module
            guard subject.architectures.isGuessed(module: module) else { continue }
            for talk in conversation.talks {
                let edge = Edge(module: module, from: speaker.roleName, to: talk.listener.role)
                speakers[edge, default: []].insert(speaker.type.id)
            }
        }
        for (edge, types) in speakers {
            guard types.count >= Self.leastHabit,
                let architecture = subject.architectures.architecture(ofModule: edge.module),
                !architecture.allows(edge.from, toKnow: edge.to)
            else { continue }
            let senders = Set(architecture.channels.filter { $0.to?.text == edge.to }.compactMap { $0.from?.text })
            if senders.isEmpty { continue }
            let told = senders.reduce(0) { count, sender in
                count + (speakers[Edge(module: edge.module, from: sender, to: edge.to)]?.count ?? 0)
            }
            if types.count > told { edges.insert(edge) }
        }
    }

    /// Whether the talk is how the team works.
    func contains(_ talk: RoleTalk, in subject: CodeSubject) -> Bool {
        guard !edges.isEmpty, talk.speaker.role != nil else { return false }
        let module = subject.code.file(of: talk.speaker.type).module
        return edges.contains(Edge(module: module, from: talk.speaker.roleName, to: talk.listener.role))
    }

    /// Two that do the same may both be wrong.
    private static let leastHabit = 3
}

extension CodeSubject {
    /// Whether nobody wrote the architecture down, and the talk is how the team works.
    func isHabit(_ talk: RoleTalk) -> Bool {
        guard architectures.isGuessed(module: code.file(of: talk.speaker.type).module) else { return false }
        return roleHabits(code.concurrency) { RoleHabits(self) }.contains(talk, in: self)
    }
}
