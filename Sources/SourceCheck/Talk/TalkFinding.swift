import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SpecFrontEnd

/// Findings about roles that talk where no channel leads: who, through what, which way would be right, and which row of
/// the architecture says so.
struct TalkFindings {
    let subject: CodeSubject
    let description: RuleDescription

    /// A finding for each place at which a type is used that the role has no business with.
    func findings(_ talks: [RoleDependency]) -> [Diagnostic] {
        var order: [TypeID] = []
        var byTarget: [TypeID: [RoleDependency]] = [:]
        for talk in talks {
            guard let target = talk.target else { continue }
            if byTarget[target] == nil { order.append(target) }
            byTarget[target, default: []].append(talk)
        }
        return order.flatMap { findings(byTarget[$0] ?? [], about: $0) }
    }

    private func findings(_ talks: [RoleDependency], about target: TypeID) -> [Diagnostic] {
        var seen: Set<SourceRange> = []
        return talks.sorted { $0.rank < $1.rank }.filter { seen.insert($0.reference.range).inserted }
            .map { finding($0, about: target) }
    }

    private func finding(_ talk: RoleDependency, about target: TypeID) -> Diagnostic {
        let name = subject.code.qualifiedName(of: target)
        let roleMember = talk.roleMember
        return description.finding(
            at: talk.reference.range,
            "\(who(roleMember)) \(verb(talk, name)), \(description(of: talk)).",
            help: [remedy(talk).asSentence],
            notes: notes(talk),
            subject: subject.subject(roleMember.type, name)
        )
    }

    // MARK: Who and through what

    /// "The view 'LoginViewController'".
    private func who(_ roleMember: RoleMember) -> String {
        "The \(roleMember.roleName) '\(subject.code.qualifiedName(of: roleMember.type.id))'"
    }

    private func verb(_ talk: RoleDependency, _ name: String) -> String {
        let reference = talk.reference
        switch reference.way {
        case .stores: return "holds '\(name)'"
        case .names: return "names '\(name)'"
        case .makes: return "makes a '\(name)'"
        case .usesStatically: return "uses '\(name)'"
        case .talks:
            guard let through = reference.through else {
                return "talks to '\(name)' through '\(reference.text)'"
            }
            let role = subject.references[through].first?.role
            let holder = role.map { " of its \($0)" } ?? ""
            return "reaches '\(name)' through '\(reference.text)'\(holder)"
        }
    }

    private func description(of talk: RoleDependency) -> String {
        let screen = subject.roles.screens[talk.listener.screen]
        if talk.listener.screen == talk.roleMember.screen { return "the \(talk.listener.role) of its screen" }
        return "the \(talk.listener.role) of '\(screen.name)'"
    }

    // MARK: Which row says so

    private func reason(_ talk: RoleDependency) -> String {
        let architecture = talk.roleMember.architecture
        let roleMember =
            "\(article(talk.roleMember.roleName)) \(talk.roleMember.roleName) of '\(architecture.name.text)'"
        if talk.roleMember.roleName == talk.listener.role { return "\(roleMember) keeps none of another screen" }
        if architecture.allows(talk.roleMember.roleName, toKnow: talk.listener.role) {
            return "\(roleMember) has the \(talk.listener.role) of its own screen only"
        }
        return
            "no channel of '\(architecture.name.text)' leads from the \(talk.roleMember.roleName) to the \(talk.listener.role)"
    }

    private func article(_ noun: String) -> String {
        noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }

    private func remedy(_ talk: RoleDependency) -> String {
        let architecture = talk.roleMember.architecture
        let roleMember = talk.roleMember.roleName
        if talk.roleMember.role == nil {
            return "tell the view's controller by a delegate or a closure, and show what it hands over"
        }
        if roleMember == talk.listener.role { return "let whoever opened both screens tell the one about the other" }
        if let own = architecture.channels(from: roleMember, to: talk.listener.role).first {
            let isLeading = architecture.role(talk.listener.role)?.assembles == true
            guard talk.roleMember.isView || isLeading else {
                return "talk to its own \(talk.listener.role) by '\(own.name.text)'\(by(own, talk)), and let whoever "
                    + "opened both screens tell the one about the other"
            }
            return "tell its own \(talk.listener.role) by '\(own.name.text)'\(by(own, talk)), and let that pass it on"
        }
        if let opening = opening(talk) { return opening }
        if let (first, second) = architecture.mediator(from: roleMember, to: talk.listener.role),
            let role = first.to?.text
        {
            return
                "tell the \(role) by '\(first.name.text)'\(by(first, talk)), which may tell the \(talk.listener.role) "
                + "by '\(second.name.text)'"
        }
        if let back = architecture.channels(from: talk.listener.role, to: roleMember).first {
            return
                "the \(talk.listener.role) knows the \(roleMember) by '\(back.name.text)', so let it ask for what it needs, or listen"
        }
        let channels = architecture.channels(from: roleMember).compactMap { channel in
            channel.to.map { "the \($0.text) by '\(channel.name.text)'" }
        }
        guard !channels.isEmpty else { return "it answers and tells nobody anything" }
        return "it may talk to \(channels.asAlternatives)"
    }

    /// Whom to tell what another screen is to do, such as to open, instead of its view.
    private func opening(_ talk: RoleDependency) -> String? {
        let architecture = talk.roleMember.architecture
        guard talk.listener.screen != talk.roleMember.screen,
            architecture.role(talk.listener.role)?.isView == true,
            let navigator = architecture.channel("routes")?.to?.text, navigator != talk.roleMember.roleName
        else { return nil }
        let channel = architecture.channels(from: talk.roleMember.roleName, to: navigator).first
        guard let target = talk.target, isKnown(target, to: navigator) else {
            // A page, perhaps, that nobody opens by itself.
            let opens = channel.map { "tell the \(navigator) by '\($0.name.text)'\(by($0, talk)) to open it" }
            return "let the view of its screen hold it, or \(opens ?? "the \(navigator) open it")"
        }
        let does = talk.reference.way == .makes ? "opens that screen" : "knows that screen"
        guard let channel else { return "leave it to the \(navigator), which \(does)" }
        return "tell the \(navigator) by '\(channel.name.text)'\(by(channel, talk)), which \(does)"
    }

    /// Whether a type that plays a role names another one.
    private func isKnown(_ target: TypeID, to role: String) -> Bool {
        let name = subject.code[target].declaration.name
        let players = Set(subject.roles.screens.flatMap { $0.types(playing: role) })
        return players.contains { player in
            subject.code[player].declarations.contains { declaration in
                declaration.facts.mentionedNames.contains { $0 == name }
                    || declaration.facts.types.contains { type in type.name.map { $0 == name } ?? false }
            }
        }
    }

    /// The protocol of the channel in this screen.
    private func by(_ channel: Channel, _ talk: RoleDependency) -> String {
        guard let pattern = channel.protocolPattern, let screen = talk.roleMember.screen else { return "" }
        let name = pattern.name(forScreen: subject.roles.screens[screen].name)
        return subject.code.types(named: name).isEmpty ? "" : " ('\(name)')"
    }

    private func notes(_ talk: RoleDependency) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let architecture = talk.roleMember.architecture
        if let target = talk.target {
            let declaration = subject.code[target].declaration
            notes.append(Diagnostic.Note(at: declaration.nameRange, "'\(subject.code[target].name)' is declared here."))
        }
        let channels = architecture.channels(from: talk.roleMember.roleName)
        let rows = channels.map { "\($0.name.text) → \($0.to?.text ?? "")" }.joined(separator: ", ")
        let list = rows.isEmpty ? "none" : rows
        let place = channels.first?.name.range ?? talk.roleMember.role?.name.range
        notes.append(
            Diagnostic.Note(
                at: place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil },
                "\(reason(talk).asSentence) Channels from the \(talk.roleMember.roleName): \(list)."
            )
        )
        if let screen = talk.roleMember.screen, let component = subject.roles.screens[screen].component {
            notes.append(
                Diagnostic.Note(
                    at: component.declaration.name.range,
                    "The spec of '\(component.name)' makes '\(talk.roleMember.type.name)' its \(talk.roleMember.roleName)."
                )
            )
        }
        return notes
    }
}

extension RoleDependency {
    /// Of what is said at one place, what is held says most, then what is talked to.
    fileprivate var rank: Rank {
        let way =
            switch reference.way {
            case .stores: 0
            case .talks: 1
            case .makes, .usesStatically: 2
            case .names: 3
            }
        return Rank(way: way, range: reference.range)
    }

    fileprivate struct Rank: Comparable {
        let way: Int
        let range: SourceRange

        static func < (left: Rank, right: Rank) -> Bool {
            left.way == right.way ? left.range < right.range : left.way < right.way
        }
    }
}
