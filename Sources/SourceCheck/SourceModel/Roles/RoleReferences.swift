import ScreenModel
import SourceFacts

/// A role of a screen, as a type or protocol stands for it.
package struct RoleReference: Hashable, Sendable {
    /// The index of the screen in `RoleAssignment.screens`.
    package let screen: Int
    package let role: String
}

/// Which roles types and protocols stand for.
///
/// A type stands for the roles that it plays. A protocol stands for the receivers of the channels that it has by the
/// architecture's patterns; one that nobody named so, for the role that all types play which conform to it.
package struct RoleReferences: Sendable {
    private var references: [TypeID: [RoleReference]] = [:]

    init(_ index: CodeIndex, _ assignment: RoleAssignment) {
        for type in index.types {
            let plays = assignment.plays(of: type.id)
            guard !plays.isEmpty else { continue }
            references[type.id] = plays.map { RoleReference(screen: $0.screen, role: $0.role) }
        }
        for (number, screen) in assignment.screens.enumerated() { addChannels(of: screen, number, index) }
        let others = index.types.filter { $0.kind == .protocol && references[$0.id] == nil }
        let found = index.jobs.map(others) { Self.roleOfConformers(of: $0, index, assignment) }
        for (type, found) in zip(others, found) { references[type.id] = found }
    }

    package subscript(type: NamedType) -> [RoleReference] {
        type.projectType.flatMap { references[$0] } ?? []
    }

    package subscript(type: TypeID) -> [RoleReference] {
        references[type] ?? []
    }

    private mutating func addChannels(of screen: CodeScreen, _ number: Int, _ index: CodeIndex) {
        var names: [(name: String, role: String)] = []
        for interface in screen.component?.component.interfaces ?? [] where interface.kind == .channel {
            names.append((interface.name, interface.to))
        }
        for channel in screen.architecture.channels {
            guard let pattern = channel.protocolPattern, let role = channel.to?.text,
                !screen.isForAllScreens || pattern.isSameForAll && !screen.types(playing: role).isEmpty
            else { continue }
            names.append((pattern.name(forScreen: screen.name), role))
        }
        for (name, role) in names {
            for type in index.types(named: name, inModule: screen.module) where index[type].kind == .protocol {
                let reference = RoleReference(screen: number, role: role)
                guard references[type]?.contains(reference) != true else { continue }
                references[type, default: []].append(reference)
            }
        }
    }

    private static func roleOfConformers(
        of type: CodeType,
        _ index: CodeIndex,
        _ assignment: RoleAssignment
    ) -> [RoleReference]? {
        // Most protocols are not for roles, and one who plays none is found without looking at all.
        if index.directConformers(of: type.id).contains(where: { playsNothing($0, index, assignment) }) { return nil }
        var found: [RoleReference] = []
        var role: String?
        for conformer in index.conformers(of: type.id) where !isStandIn(index[conformer], index) {
            let plays = assignment.plays(of: conformer)
            guard let first = plays.first, role == nil || plays.contains(where: { $0.role == role }) else { return nil }
            role = role ?? first.role
            for play in plays where play.role == role {
                found.append(RoleReference(screen: play.screen, role: play.role))
            }
        }
        return found.isEmpty ? nil : found
    }

    private static func playsNothing(_ id: TypeID, _ index: CodeIndex, _ assignment: RoleAssignment) -> Bool {
        index[id].kind != .protocol && assignment.plays(of: id).isEmpty && !isStandIn(index[id], index)
    }

    /// Whether a type stands in for another one, as those of tests do and what tools make of protocols.
    private static func isStandIn(_ type: CodeType, _ index: CodeIndex) -> Bool {
        let file = index.file(of: type)
        return file.isTest || file.facts.isGeneratedElsewhere
    }
}
