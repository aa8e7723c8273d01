import ScreenModel

/// Which architecture a code base has, read off the code because nobody wrote it down.
package struct ArchitectureGuess: Sendable {
    /// What speaks for one architecture, as numbers that can be checked.
    package struct Evidence: Sendable, Hashable {
        package let architecture: String
        /// Screens that have a view and the role that it talks to.
        package var screens = 0
        /// Types that play roles in those screens.
        package var types = 0
        /// Protocols with the names that the architecture gives to its channels.
        package var protocols = 0
        /// Views that hold the role that they are to talk to.
        package var links = 0
        /// Roles that those screens lack.
        package var missing = 0
        /// Screens in which somebody plays a role that tells the view what to show; all, where the architecture has no such role.
        package var answered = 0
        /// Screens that have a view and somebody else at work, but nobody in the role that the view talks to.
        package var headless = 0

        /// Whether most screens have those between whom the view talks and hears back: a view, an interactor and a router without a
        /// presenter are neither VIP nor VIPER.
        var isSound: Bool { 2 * answered > screens && headless <= screens }

        package var score: Int { types + 2 * protocols + links + screens - missing }
    }

    /// The name of the architecture that fits best.
    package let architecture: String
    /// That of every candidate, in the order in which they were given.
    package let evidence: [Evidence]
    /// The view controllers of the code, with and without partners.
    package let viewControllers: Int
    /// How many types may play roles.
    let typeCount: Int
    /// Who plays which role in the architecture that fits best, as long as no spec has a say.
    let plays: [RoleRecognition.Play]
    /// What all architectures were held against, and who plays which role in them: to give the memory of thousands of names back
    /// takes longer than to keep it to the end.
    private let candidates: RoleCandidates
    private let recognised: [[RoleRecognition.Play]]

    /// In the order of preference where the numbers are equal.
    package init(_ index: CodeIndex, module: String?, among architectures: [Architecture]) {
        let types = index.jobs.filter(index.types) { type in
            index.file(of: type).module == module && RoleCandidate.isOpen(type, in: index)
        }
        typeCount = types.count
        let viewControllers = types.count { index.isViewController($0.id) }
        let candidates = RoleCandidates(types, in: index)
        let recognised = index.jobs.map(architectures) { architecture in
            let plays = RoleRecognition(candidates, of: architecture, in: index).plays
            return (evidence: Self.evidence(for: architecture, plays, in: index), plays: plays)
        }
        evidence = recognised.map(\.evidence)
        self.candidates = candidates
        self.recognised = recognised.map(\.plays)
        self.viewControllers = viewControllers
        let needed = Self.screensThatShowAHabit(among: viewControllers)
        var best: Evidence?
        for fitting in evidence
        where fitting.screens >= needed && fitting.isSound && fitting.score > best?.score ?? 0 {
            best = fitting
        }
        let plain = architectures.first { !$0.hasPartner } ?? architectures.first
        let architecture = best?.architecture ?? plain?.name.text ?? ""
        plays = recognised.first { $0.evidence.architecture == architecture }?.plays ?? []
        self.architecture = architecture
    }

    /// Of a few controllers a third, up to three: one screen of six shows no habit.
    package static func screensThatShowAHabit(among controllers: Int) -> Int {
        max(1, min((controllers + 2) / 3, 3), controllers / 10)
    }

    package var evidenceForChoice: Evidence? {
        evidence.first { $0.architecture == architecture }
    }

    private static func evidence(
        for architecture: Architecture,
        _ plays: [RoleRecognition.Play],
        in index: CodeIndex
    ) -> Evidence {
        var evidence = Evidence(architecture: architecture.name.text)
        let patterns = architecture.roles.compactMap(RolePattern.init).filter { !$0.isForAllScreens }
        guard let view = architecture.viewRole?.name.text, let partner = architecture.partner else {
            return evidence
        }
        let tellers = Set(architecture.channels.filter { $0.to?.text == view }.compactMap { $0.from?.text })
        let workers = Set(patterns.map(\.role).filter { $0.isView != true && $0.assembles != true }.map(\.name.text))
        // Only sums are taken, so that the order does not matter.
        for (name, players) in Dictionary(grouping: plays, by: \.match.screen) {
            func isPlayed(_ role: String) -> Bool { players.contains { $0.role == role } }
            guard isPlayed(view) else { continue }
            guard isPlayed(partner) else {
                if players.contains(where: { workers.contains($0.role) }) { evidence.headless += 1 }
                continue
            }
            let partners = players.filter { $0.role == partner }
            let isLinked = players.contains { player in
                player.role == view && partners.contains { index.holds(player.type, oneOf: [$0.type]) }
            }
            // What is called 'LoginVM' is a view model where a view has one so; elsewhere it may be anything that is shown.
            if !isLinked, partners.allSatisfy({ TypeSpelling.isAbbreviated(index[$0.type].name) }) { continue }
            evidence.screens += 1
            if tellers.isEmpty || tellers.contains(where: isPlayed) { evidence.answered += 1 }
            let missing = patterns.count { !isPlayed($0.role.name.text) }
            evidence.types += patterns.count - missing
            evidence.missing += missing
            evidence.protocols += architecture.channels.count { channel in
                channel.protocolPattern.map { !index.types(named: $0.name(forScreen: name)).isEmpty } ?? false
            }
            if isLinked { evidence.links += 1 }
        }
        return evidence
    }
}

extension Architecture {
    /// The role that the view talks to; without a channel for actions, the first other role of the screen.
    package var partner: String? {
        guard let view = viewRole?.name.text else { return nil }
        if let actions = actionsChannel, actions.from?.text == view, let role = actions.to?.text { return role }
        return roles.first { $0.isOutside != true && $0.name.text != view }?.name.text
    }

    var hasPartner: Bool { partner != nil }
}
