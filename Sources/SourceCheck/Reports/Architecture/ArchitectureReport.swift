import ScreenModel
import ScreenSpecDiagnostics

/// Modules and roles with their types and findings, and who talks to whom in the code against who may.
package struct ArchitectureReport: Sendable {
    /// A module, once for each architecture that screens of it have.
    package struct Module: Sendable {
        /// `nil` where the project is one module.
        package let name: String?
        package let architecture: String
        package let isGuessed: Bool
        package var roles: [Role] = []
        package var edges: [Edge] = []
        /// Findings about what plays no role, and about specs. Where a module has several architectures, only the first has
        /// them.
        package var otherFindings = 0
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
        /// By what it is allowed, in words: channels, or what an architecture allows without one.
        let means: String
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
        var counts = FindingCounts(findings, subject)
        for choice in subject.architectures.choices {
            let first = modules.count
            for architecture in Self.architectures(of: choice, subject) {
                var module = Module(
                    name: choice.module,
                    architecture: architecture.name.text,
                    isGuessed: architecture.name == choice.architecture.name
                        && subject.architectures.isGuessed(module: choice.module)
                )
                module.roles = Self.roles(of: architecture, in: choice.module, &counts, subject)
                module.edges = Self.edges(of: architecture, in: choice.module, subject)
                modules.append(module)
            }
            modules[first].otherFindings = counts.uncounted(inModule: choice.module)
        }
    }

    /// That of the module, and those that specs give to single screens of it.
    private static func architectures(of choice: EffectiveArchitectures.Choice, _ subject: CodeSubject)
        -> [Architecture]
    {
        var architectures = [choice.architecture]
        for screen in subject.roles.screens where screen.module == choice.module {
            if !architectures.contains(where: { $0.name == screen.architecture.name }) {
                architectures.append(screen.architecture)
            }
        }
        return architectures
    }

    // MARK: Roles

    /// Findings by the module and the type that they are about, each told once.
    private struct FindingCounts {
        private struct Key: Hashable {
            let module: String?
            let owner: String
        }

        private var counts: [Key: Int] = [:]
        private var counted: Set<Key> = []

        init(_ findings: some Sequence<Diagnostic>, _ subject: CodeSubject) {
            var modules: [FileID: String?] = [:]
            for file in subject.code.files { modules[file.facts.file] = file.module }
            for program in subject.specs.programs {
                for file in program.files { modules[file.id] = program.module }
            }
            for finding in findings {
                guard let module = finding.range.flatMap({ modules[$0.file] }) else { continue }
                counts[Key(module: module, owner: finding.subject.owner), default: 0] += 1
            }
        }

        mutating func take(_ owner: String, module: String?) -> Int {
            let key = Key(module: module, owner: owner)
            counted.insert(key)
            return counts[key] ?? 0
        }

        func uncounted(inModule module: String?) -> Int {
            counts.reduce(0) { sum, entry in
                entry.key.module == module && !counted.contains(entry.key) ? sum + entry.value : sum
            }
        }
    }

    private static func roles(
        of architecture: Architecture,
        in module: String?,
        _ counts: inout FindingCounts,
        _ subject: CodeSubject
    ) -> [Role] {
        var players: [String: Set<TypeID>] = [:]
        for screen in subject.roles.screens
        where screen.module == module && screen.architecture.name == architecture.name {
            for player in screen.players { players[player.role, default: []].insert(player.type) }
        }
        return architecture.roles.filter { $0.isOutside != true }.map { role in
            let types = (players[role.name.text] ?? []).sorted().filter {
                subject.code.file(of: subject.code[$0]).isChecked
            }
            let names = types.map(subject.code.qualifiedName)
            // Two types of one name in a module share their findings.
            let findings = Set(names).reduce(0) { $0 + counts.take($1, module: module) }
            return Role(name: role.name.text, types: names, findings: findings)
        }
    }

    // MARK: Edges

    private struct Ends: Hashable {
        let from: String
        let to: String
    }

    private static func edges(of architecture: Architecture, in module: String?, _ subject: CodeSubject) -> [Edge] {
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
                edges[ends] = Edge(
                    from: from,
                    to: to,
                    channels: channels,
                    means: channels.joined(separator: ", "),
                    isAllowed: true
                )
            }
        }
        let limits = subject.analysis(DependencyLimits.self)
        for dependencies in subject.analysis(RoleDependencies.self).byMember {
            let roleMember = dependencies.roleMember
            guard subject.code.file(of: roleMember.type).module == module, roleMember.role != nil,
                roleMember.architecture.name == architecture.name
            else { continue }
            var seen: Set<Ends> = []
            for dependency in dependencies.all where dependency.target.role != roleMember.roleName {
                let ends = Ends(from: roleMember.roleName, to: dependency.target.role)
                if edges[ends] == nil {
                    order.append(ends)
                    // Who puts a screen together knows those that it hands to one another; layers know what they import.
                    let means = architecture.channels.isEmpty ? "use" : "assembly"
                    edges[ends] = Edge(from: ends.from, to: ends.to, channels: [], means: means, isAllowed: true)
                }
                if seen.insert(ends).inserted { edges[ends]?.count += 1 }
                if edges[ends]?.example == nil { edges[ends]?.example = dependency.reference.range }
                if !limits.allow(dependency), edges[ends]?.isAllowed == true {
                    edges[ends]?.isAllowed = false
                    edges[ends]?.example = dependency.reference.range
                }
            }
        }
        return order.compactMap { edges[$0] }
    }

    private static func isOutside(_ from: String, _ to: String, _ architecture: Architecture) -> Bool {
        [from, to].contains { architecture.role($0)?.isOutside == true }
    }
}
