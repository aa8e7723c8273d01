import ArchitectureRules
import ScreenModel
import SourceFacts
import SourceText
import SpecFrontEnd

/// Findings about roles that talk where no channel leads: who, through what, which way would be right, and which row of
/// the architecture says so.
struct TalkFindings {
    let subject: CodeSubject
    let card: RuleCard

    /// One finding for each type that the speaker has no business with, at the place that says most.
    func findings(_ talks: [RoleTalk]) -> [Diagnostic] {
        var order: [TypeID] = []
        var byTarget: [TypeID: [RoleTalk]] = [:]
        for talk in talks {
            guard let target = talk.target else { continue }
            if byTarget[target] == nil { order.append(target) }
            byTarget[target, default: []].append(talk)
        }
        return order.compactMap { byTarget[$0].flatMap(finding) }
    }

    private func finding(_ talks: [RoleTalk]) -> Diagnostic? {
        guard let talk = talks.min(by: { $0.rank < $1.rank }), let target = talk.target else { return nil }
        let name = subject.code.qualifiedName(of: target)
        let speaker = talk.speaker
        let places = Set(talks.map(\.reference.range)).count
        let more = places > 1 ? " (here and in \(places - 1) more \(places == 2 ? "place" : "places"))" : ""
        return card.finding(
            at: talk.reference.range,
            "\(who(speaker)) \(verb(talk, name))\(more), \(description(of: talk)), and \(reason(talk)): \(remedy(talk)).",
            notes: notes(talk),
            subject: subject.subject(speaker.type, name)
        )
    }

    // MARK: Who and through what

    /// "The view 'LoginViewController'".
    private func who(_ speaker: Speaker) -> String {
        "The \(speaker.roleName) '\(subject.code.qualifiedName(of: speaker.type.id))'"
    }

    private func verb(_ talk: RoleTalk, _ name: String) -> String {
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

    private func description(of talk: RoleTalk) -> String {
        let screen = subject.roles.screens[talk.listener.screen]
        if talk.listener.screen == talk.speaker.screen { return "the \(talk.listener.role) of its screen" }
        return "the \(talk.listener.role) of '\(screen.name)'"
    }

    // MARK: Which row says so

    private func reason(_ talk: RoleTalk) -> String {
        let architecture = talk.speaker.architecture
        let speaker = "\(article(talk.speaker.roleName)) \(talk.speaker.roleName) of '\(architecture.name.text)'"
        if talk.speaker.roleName == talk.listener.role { return "\(speaker) keeps none of another screen" }
        if architecture.allows(talk.speaker.roleName, toKnow: talk.listener.role) {
            return "\(speaker) has the \(talk.listener.role) of its own screen only"
        }
        return
            "no channel of '\(architecture.name.text)' leads from the \(talk.speaker.roleName) to the \(talk.listener.role)"
    }

    private func article(_ noun: String) -> String {
        noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }

    private func remedy(_ talk: RoleTalk) -> String {
        let architecture = talk.speaker.architecture
        let speaker = talk.speaker.roleName
        if talk.speaker.role == nil {
            return "tell the view's controller by a delegate or a closure, and show what it hands over"
        }
        if speaker == talk.listener.role { return "let whoever opened both screens tell the one about the other" }
        if let own = architecture.channels(from: speaker, to: talk.listener.role).first {
            let isLeading = architecture.role(talk.listener.role)?.assembles == true
            guard talk.speaker.isView || isLeading else {
                return "talk to its own \(talk.listener.role) by '\(own.name.text)'\(by(own, talk)), and let whoever "
                    + "opened both screens tell the one about the other"
            }
            return "tell its own \(talk.listener.role) by '\(own.name.text)'\(by(own, talk)), and let that pass it on"
        }
        if let opening = opening(talk) { return opening }
        if let (first, second) = architecture.mediator(from: speaker, to: talk.listener.role), let role = first.to?.text
        {
            return
                "tell the \(role) by '\(first.name.text)'\(by(first, talk)), which may tell the \(talk.listener.role) "
                + "by '\(second.name.text)'"
        }
        if let back = architecture.channels(from: talk.listener.role, to: speaker).first {
            return
                "the \(talk.listener.role) knows the \(speaker) by '\(back.name.text)', so let it ask for what it needs, or listen"
        }
        let channels = architecture.channels(from: speaker).compactMap { channel in
            channel.to.map { "the \($0.text) by '\(channel.name.text)'" }
        }
        guard !channels.isEmpty else { return "it answers and tells nobody anything" }
        return "it may talk to \(channels.asAlternatives)"
    }

    /// Whom to tell what another screen is to do, such as to open, instead of its view.
    private func opening(_ talk: RoleTalk) -> String? {
        let architecture = talk.speaker.architecture
        guard talk.listener.screen != talk.speaker.screen,
            architecture.role(talk.listener.role)?.isView == true,
            let navigator = architecture.channel("routes")?.to?.text, navigator != talk.speaker.roleName
        else { return nil }
        let channel = architecture.channels(from: talk.speaker.roleName, to: navigator).first
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
    private func by(_ channel: Channel, _ talk: RoleTalk) -> String {
        guard let pattern = channel.protocolPattern, let screen = talk.speaker.screen else { return "" }
        let name = pattern.name(forScreen: subject.roles.screens[screen].name)
        return subject.code.types(named: name).isEmpty ? "" : " ('\(name)')"
    }

    private func notes(_ talk: RoleTalk) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let architecture = talk.speaker.architecture
        if let target = talk.target {
            let declaration = subject.code[target].declaration
            notes.append(Diagnostic.Note(at: declaration.nameRange, "'\(subject.code[target].name)' is declared here."))
        }
        let channels = architecture.channels(from: talk.speaker.roleName)
        let rows = channels.map { "\($0.name.text) → \($0.to?.text ?? "")" }.joined(separator: ", ")
        let list = rows.isEmpty ? "none" : rows
        let place = channels.first?.name.range ?? talk.speaker.role?.name.range
        notes.append(
            Diagnostic.Note(
                at: place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil },
                "Channels that '\(architecture.name.text)' has from the \(talk.speaker.roleName): \(list)."
            )
        )
        if let screen = talk.speaker.screen, let component = subject.roles.screens[screen].component {
            notes.append(
                Diagnostic.Note(
                    at: component.declaration.name.range,
                    "The spec of '\(component.name)' makes '\(talk.speaker.type.name)' its \(talk.speaker.roleName)."
                )
            )
        }
        return notes
    }
}

extension RoleTalk {
    /// Of many places that say the same, what is held says most, then what is talked to.
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
