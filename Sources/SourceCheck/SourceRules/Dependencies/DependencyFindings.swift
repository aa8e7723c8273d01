import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Findings about dependencies on roles to which no channel leads: the way that would be right, and the row of the architecture
/// that says so.
struct DependencyFindings {
    let subject: CodeSubject
    let description: RuleDescription
    private let known: KnownTypes

    init(subject: CodeSubject, description: RuleDescription) {
        self.subject = subject
        self.description = description
        known = subject.analysis(KnownTypes.self)
    }

    /// A finding for each place at which a type is used that the role has no business with.
    func findings(_ dependencies: [RoleDependency]) -> [Diagnostic] {
        var order: [TypeID] = []
        var byTarget: [TypeID: [RoleDependency]] = [:]
        for dependency in dependencies {
            guard let target = dependency.targetType, !known.contain(target, for: dependency.roleMember) else {
                continue
            }
            if byTarget[target] == nil { order.append(target) }
            byTarget[target, default: []].append(dependency)
        }
        return order.flatMap { findings(byTarget[$0] ?? [], about: $0) }
    }

    private func findings(_ dependencies: [RoleDependency], about target: TypeID) -> [Diagnostic] {
        var seen: Set<SourceRange> = []
        return dependencies.sorted { $0.rank < $1.rank }.filter { seen.insert($0.reference.place).inserted }
            .map { finding($0, about: target) }
    }

    private func finding(_ dependency: RoleDependency, about target: TypeID) -> Diagnostic {
        let name = subject.code.qualifiedName(of: target)
        let roleMember = dependency.roleMember
        return description.finding(
            at: dependency.reference.place,
            "\(who(roleMember)) \(verb(dependency, name)), \(description(of: dependency)).",
            help: [remedy(dependency).asSentence],
            notes: notes(dependency),
            subject: subject.subject(roleMember.type, name)
        )
    }

    // MARK: Who and through what

    /// "The view 'LoginViewController'".
    private func who(_ roleMember: RoleMember) -> String {
        let name = subject.code.qualifiedName(of: roleMember.type.id)
        return roleMember.isLoneController
            ? "The view controller '\(name)', which has no \(roleMember.architecture.partner ?? "partner"),"
            : "The \(roleMember.roleName) '\(name)'"
    }

    private func verb(_ dependency: RoleDependency, _ name: String) -> String {
        let reference = dependency.reference
        switch reference.way {
        case .stores: return "holds '\(name)'"
        case .names: return "names '\(name)'"
        case .makes: return "makes \(name.quotedWithArticle)"
        case .usesStatically: return "uses '\(name)'"
        case .reaches:
            guard let through = reference.through else {
                return "talks to '\(name)' through '\(reference.text)'"
            }
            return "reaches '\(name)' through '\(reference.text)'\(holder(through, dependency))"
        }
    }

    /// " of its presenter", or whose object it is that stands before the last name of a path.
    private func holder(_ through: TypeID, _ dependency: RoleDependency) -> String {
        let references = subject.references[through]
        guard let first = references.first else { return "" }
        if let own = references.first(where: { $0.screen == dependency.roleMember.screen }) {
            return " of its \(own.role)"
        }
        return " of the \(first.role) '\(subject.code.qualifiedName(of: through))'"
    }

    private func description(of dependency: RoleDependency) -> String {
        let screen = subject.roles.screens[dependency.target.screen]
        if screen.isForAllScreens || screen.architecture.isForAllScreens(dependency.target.role) {
            return "the \(dependency.target.role) of all screens"
        }
        if dependency.target.screen == dependency.roleMember.screen {
            return "the \(dependency.target.role) of its screen"
        }
        return "the \(dependency.target.role) of '\(screen.name)'"
    }

    // MARK: Which row says so

    private func reason(_ dependency: RoleDependency) -> String {
        let architecture = dependency.roleMember.architecture
        let role =
            "\(dependency.roleMember.roleName.withArticle) of '\(architecture.name.text)'"
        if dependency.roleMember.roleName == dependency.target.role {
            return "\(role) keeps none of another screen"
        }
        if architecture.allows(dependency.roleMember.roleName, toKnow: dependency.target.role) {
            return "\(role) has the \(dependency.target.role) of its own screen only"
        }
        return
            "no channel of '\(architecture.name.text)' leads from the \(dependency.roleMember.roleName) to the \(dependency.target.role)"
    }

    private func remedy(_ dependency: RoleDependency) -> String {
        let architecture = dependency.roleMember.architecture
        let role = dependency.roleMember.roleName
        if dependency.roleMember.role == nil {
            return "tell the view's controller by a delegate or a closure, and show what it hands over"
        }
        if dependency.roleMember.isLoneController, let partner = architecture.partner {
            return "give its screen \(partner.withArticle) that does, and show what comes back"
        }
        if let assembling = assembling(dependency) { return assembling }
        if role == dependency.target.role { return telling(dependency) }
        if let own = architecture.channels(from: role, to: dependency.target.role).first {
            let isLeading = architecture.role(dependency.target.role)?.assembles == true
            guard dependency.roleMember.isView || isLeading else {
                return
                    "talk to its own \(dependency.target.role) by '\(own.name.text)'\(by(own, dependency)), and "
                    + telling(dependency)
            }
            return
                "tell its own \(dependency.target.role) by '\(own.name.text)'\(by(own, dependency)), and let that pass it on"
        }
        if let opening = opening(dependency) { return opening }
        if let (first, second) = architecture.mediator(from: role, to: dependency.target.role),
            let role = first.to?.text
        {
            return
                "tell the \(role) by '\(first.name.text)'\(by(first, dependency)), which may tell the \(dependency.target.role) "
                + "by '\(second.name.text)'"
        }
        if let back = architecture.channels(from: dependency.target.role, to: role).first {
            return
                "the \(dependency.target.role) knows the \(role) by '\(back.name.text)', so let it ask for what it needs, or listen"
        }
        let channels = architecture.channels(from: role).compactMap { channel in
            channel.to.map { "the \($0.text) by '\(channel.name.text)'" }
        }
        guard !channels.isEmpty else { return "it answers and tells nobody anything" }
        return "it may talk to \(channels.formattedList)"
    }

    /// Who is to tell another screen: roles of one kind do not tell one another.
    private func telling(_ dependency: RoleDependency) -> String {
        let other = subject.roles.screens[dependency.target.screen].name
        guard let own = dependency.roleMember.screen.map({ subject.roles.screens[$0].name }), own != other,
            let target = dependency.targetType
        else { return "let whoever opened both screens tell the one about the other" }
        return
            "let whoever opened '\(own)' and '\(other)' tell '\(other)' what happened in '\(own)', or, if "
            + "'\(subject.code[target].name)' is there for all screens, name it under 'knows' of the \(dependency.roleMember.roleName)"
    }

    /// What a role that puts another screen together is to do, or the architecture to say.
    private func assembling(_ dependency: RoleDependency) -> String? {
        let architecture = dependency.roleMember.architecture
        let role = dependency.roleMember.roleName
        let isFactory =
            architecture.isFactory(dependency.target.role)
            || subject.roles.screens[dependency.target.screen].architecture.isFactory(dependency.target.role)
        let isOfOther =
            dependency.target.screen != dependency.roleMember.screen
            && !subject.roles.screens[dependency.target.screen].isForAllScreens
        // `HomeWireframe.start()` asks for a screen.
        let isAsked =
            dependency.roleMember.isView && dependency.reference.way == .usesStatically
            && architecture.role(dependency.target.role)?.assembles == true
        // A view that makes who plays another role of its screen puts that together: nobody it tells would.
        let isOfOwn = dependency.roleMember.isView && dependency.target.screen == dependency.roleMember.screen
        let isMade = dependency.reference.way == .makes && (isOfOther || isOfOwn) || isOfOther && isAsked
        guard dependency.roleMember.role?.assembles != true, isMade || isFactory,
            architecture.role(dependency.target.role)?.isView != true
        else { return nil }
        let key = "say 'assembles: true' of the \(role) in the architecture if it puts screens together"
        let assemblers = architecture.roles.filter { $0.assembles == true && $0.isView != true }.map(\.name.text)
        let told = assemblers.first { architecture.hasChannel(from: role, to: $0) }
        // What is there already need not be made.
        if !isMade, dependency.reference.way == .reaches, let target = dependency.targetType {
            let knows = "name '\(subject.code[target].name)' under 'knows' of the \(role)"
            return told.map { "let the \($0), which makes it, tell it what there is to tell, or \(knows)" }
                ?? "let whoever made it tell it what there is to tell, or \(knows)"
        }
        if !isOfOwn, let told, let channel = architecture.channels(from: role, to: told).first {
            return "tell the \(told) by '\(channel.name.text)' to make it, or \(key)"
        }
        guard let assembler = assemblers.first else {
            return
                "let a role that puts screens together make it, such as a 'builder' with 'assembles: true', or \(key)"
        }
        return "let the \(assembler), or whoever opens the screen, make it, or \(key)"
    }

    /// Whom to tell what another screen is to do, such as to open, instead of its view.
    private func opening(_ dependency: RoleDependency) -> String? {
        let architecture = dependency.roleMember.architecture
        guard dependency.target.screen != dependency.roleMember.screen,
            architecture.role(dependency.target.role)?.isView == true,
            let navigator = architecture.channel("routes")?.to?.text, navigator != dependency.roleMember.roleName
        else { return nil }
        let channel = architecture.channels(from: dependency.roleMember.roleName, to: navigator).first
        guard let target = dependency.targetType, isKnown(target, to: navigator) else {
            // A page, perhaps, that nobody opens by itself.
            let opens = channel.map { "tell the \(navigator) by '\($0.name.text)'\(by($0, dependency)) to open it" }
            return "let the view of its screen hold it, or \(opens ?? "the \(navigator) open it")"
        }
        let does = dependency.reference.way == .makes ? "opens that screen" : "knows that screen"
        guard let channel else { return "leave it to the \(navigator), which \(does)" }
        return "tell the \(navigator) by '\(channel.name.text)'\(by(channel, dependency)), which \(does)"
    }

    /// Whether a type that plays a role names another one.
    private func isKnown(_ target: TypeID, to role: String) -> Bool {
        let name = subject.code[target].declaration.name
        let players = Set(subject.roles.screens.flatMap { $0.types(playing: role) })
        return players.contains { player in
            subject.code[player].declarations.contains { declaration in
                declaration.facts.mentionedNames.contains { $0 == name }
                    || declaration.facts.types.contains { type in type.name == name }
            }
        }
    }

    /// The protocol of the channel in this screen.
    private func by(_ channel: Channel, _ dependency: RoleDependency) -> String {
        guard let pattern = channel.protocolPattern, let screen = dependency.roleMember.screen else { return "" }
        let name = pattern.name(forScreen: subject.roles.screens[screen].name)
        return subject.code.types(named: name).isEmpty ? "" : " ('\(name)')"
    }

    private func notes(_ dependency: RoleDependency) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let architecture = dependency.roleMember.architecture
        if let target = dependency.targetType {
            let declaration = subject.code[target].declaration
            notes.append(Diagnostic.Note(at: declaration.nameRange, "'\(subject.code[target].name)' is declared here."))
        }
        let channels = architecture.channels(from: dependency.roleMember.roleName)
        let rows = channels.map { "\($0.name.text) → \($0.to?.text ?? "")" }.joined(separator: ", ")
        let list = rows.isEmpty ? "none" : rows
        let place = channels.first?.name.range ?? dependency.roleMember.role?.name.range
        notes.append(
            Diagnostic.Note(
                at: place.flatMap { subject.specs.isInSpecs($0) ? $0 : nil },
                "\(reason(dependency).asSentence) Channels from the \(dependency.roleMember.roleName): \(list)."
            )
        )
        if let note = dependency.roleMember.noteOnSpec(in: subject) { notes.append(note) }
        return notes
    }
}

extension RoleDependency {
    /// Of what is said at one place, what is held says most, then what is talked to.
    fileprivate var rank: Rank {
        let way =
            switch reference.way {
            case .stores: 0
            case .reaches: 1
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
