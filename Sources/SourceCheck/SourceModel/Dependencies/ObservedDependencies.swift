/// The dependencies between roles that are usual in code whose architecture nobody wrote down.
///
/// Where the architecture has one role tell another, and in the code it is mostly a third one that does, then that is how the
/// team works, and the guess is wrong about it: in many apps of MVVM it is the views that start coordinators.
struct ObservedDependencies: CodeAnalysis {
    private struct Edge: Hashable {
        let module: String?
        let from: String
        let to: String
    }

    private let code: CodeIndex
    private var edges: Set<Edge> = []

    init(of subject: CodeSubject) {
        code = subject.code
        var roleMembers: [Edge: Set<TypeID>] = [:]
        for dependencies in subject.analysis(RoleDependencies.self).byMember where dependencies.roleMember.role != nil {
            let roleMember = dependencies.roleMember
            let module = subject.code.file(of: roleMember.type).module
            guard subject.architectures.isGuessed(module: module) else { continue }
            for dependency in dependencies.all {
                let edge = Edge(module: module, from: roleMember.roleName, to: dependency.target.role)
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

    func contains(_ dependency: RoleDependency) -> Bool {
        contains(of: dependency.roleMember, on: dependency.target)
    }

    func contains(of roleMember: RoleMember, on target: RoleReference) -> Bool {
        guard !edges.isEmpty, roleMember.role != nil else { return false }
        let module = code.file(of: roleMember.type).module
        return edges.contains(Edge(module: module, from: roleMember.roleName, to: target.role))
    }

    /// Two that do the same may both be wrong.
    private static let leastCount = 3
}
