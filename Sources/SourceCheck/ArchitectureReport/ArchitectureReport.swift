import ScreenModel
import SourceText

/// Modules and roles with their types and findings, and who talks to whom in the code against who may.
package struct ArchitectureReport: Sendable {
    package struct Module: Sendable {
        /// `nil` where the project is one module.
        package let name: String?
        package let architecture: String
        package let isGuessed: Bool
        package var roles: [Role] = []
        package var edges: [Edge] = []
    }

    package struct Role: Sendable {
        package let name: String
        package var types: [String] = []
        package var findings = 0
    }

    /// That one role talks to another, in the architecture, in the code or in both.
    package struct Edge: Sendable {
        package enum Standing: String, Sendable {
            /// Found, and allowed by a channel or an owner.
            case kept
            /// Found, and allowed by nothing.
            case extra
            /// Allowed by a channel, and not found.
            case missing
        }

        package let from: String
        package let to: String
        /// The channels that allow it.
        package let channels: [String]
        /// How many types of the first role talk to one of the second.
        package var count = 0
        package var isAllowed: Bool
        /// The first place where it is found.
        package var example: SourceRange?

        package var standing: Standing {
            if count == 0 { return .missing }
            return isAllowed ? .kept : .extra
        }
    }

    package private(set) var modules: [Module] = []

    package init(_ subject: CodeSubject, findings: some Sequence<Diagnostic>) {
        var counts: [String: Int] = [:]
        for finding in findings { counts[finding.subject.owner, default: 0] += 1 }
        for choice in subject.architectures.choices {
            var module = Module(
                name: choice.module,
                architecture: choice.architecture.name.text,
                isGuessed: subject.architectures.isGuessed(module: choice.module)
            )
            module.roles = Self.roles(of: choice, counts, subject)
            module.edges = Self.edges(of: choice, subject)
            modules.append(module)
        }
    }

    // MARK: Roles

    private static func roles(of choice: InForce.Choice, _ counts: [String: Int], _ subject: CodeSubject) -> [Role] {
        var players: [String: Set<TypeID>] = [:]
        for screen in subject.roles.screens where screen.module == choice.module {
            for player in screen.players { players[player.role, default: []].insert(player.type) }
        }
        return choice.architecture.roles.filter { $0.isOutside != true }.map { role in
            let types = (players[role.name.text] ?? []).sorted().filter {
                subject.isChecked(subject.code.file(of: subject.code[$0]))
            }
            let names = types.map(subject.code.qualifiedName)
            return Role(name: role.name.text, types: names, findings: names.reduce(0) { $0 + (counts[$1] ?? 0) })
        }
    }

    // MARK: Edges

    private struct Ends: Hashable {
        let from: String
        let to: String
    }

    private static func edges(of choice: InForce.Choice, _ subject: CodeSubject) -> [Edge] {
        let architecture = choice.architecture
        var order: [Ends] = []
        var edges: [Ends: Edge] = [:]
        for channel in architecture.channels {
            guard let from = channel.from?.text, let to = channel.to?.text, !isOutside(from, to, architecture) else {
                continue
            }
            let ends = Ends(from: from, to: to)
            if edges[ends] == nil {
                order.append(ends)
                let channels = architecture.channels(from: from, to: to).map(\.name.text)
                edges[ends] = Edge(from: from, to: to, channels: channels, isAllowed: true)
            }
        }
        for speaker in subject.speakers where subject.code.file(of: speaker.type).module == choice.module {
            guard speaker.role != nil, speaker.architecture.name == architecture.name else { continue }
            var seen: Set<Ends> = []
            for talk in subject.talks(of: speaker) where talk.listener.role != speaker.roleName {
                let ends = Ends(from: speaker.roleName, to: talk.listener.role)
                if edges[ends] == nil {
                    order.append(ends)
                    edges[ends] = Edge(from: ends.from, to: ends.to, channels: [], isAllowed: true)
                }
                if seen.insert(ends).inserted { edges[ends]?.count += 1 }
                if edges[ends]?.example == nil { edges[ends]?.example = talk.reference.range }
                if !subject.allows(talk), edges[ends]?.isAllowed == true {
                    edges[ends]?.isAllowed = false
                    edges[ends]?.example = talk.reference.range
                }
            }
        }
        return order.compactMap { edges[$0] }
    }

    private static func isOutside(_ from: String, _ to: String, _ architecture: Architecture) -> Bool {
        [from, to].contains { architecture.role($0)?.isOutside == true }
    }
}
