import ScreenModel
import SourceFacts
import SourceText

/// Which screens and roles a file plays, by which word, and what its types may name.
package struct FileExplanation: Sendable {
    private let subject: CodeSubject
    private let file: CodeFile
    private let place: @Sendable (SourceRange) -> String?

    /// `nil` where no file of the project has the path. `place` spells a range as a path with its line.
    package init?(of path: String, in subject: CodeSubject, place: @escaping @Sendable (SourceRange) -> String?) {
        guard let file = subject.code.files.first(where: { $0.path == path }) else { return nil }
        self.subject = subject
        self.file = file
        self.place = place
    }

    package var text: String {
        var lines = [file.path, ""]
        if file.facts.isGenerated {
            return (lines + ["Generated from a spec, and not checked."]).joined(separator: "\n") + "\n"
        }
        if file.isForeign {
            let text = "In a folder of other people's code, which is not checked as long as no 'sources' are named."
            return (lines + [text]).joined(separator: "\n") + "\n"
        }
        if file.isTest { return (lines + ["Part of the tests, which are not checked."]).joined(separator: "\n") + "\n" }
        let types = file.facts.declarations.compactMap { declaration -> CodeType? in
            declaration.kind == .protocol || declaration.kind == .typealias ? nil : subject.code.type(of: declaration)
        }
        for declaration in file.facts.declarations where declaration.kind == .protocol {
            let section = subject.code.type(of: declaration).map(lines(aboutProtocol:)) ?? []
            if !section.isEmpty { lines += section + [""] }
        }
        var seen: Set<TypeID> = []
        for type in types where seen.insert(type.id).inserted {
            let section = self.lines(about: type)
            if !section.isEmpty { lines += section + [""] }
        }
        if lines.count == 2 {
            lines += ["No type in it plays a role of \(architecture), and none is a view.", ""]
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }

    private var architecture: String {
        guard let choice = subject.architectures.choice(ofModule: file.module) else { return "any architecture" }
        let isGuessed = subject.architectures.isGuessed(module: file.module)
        return "'\(choice.architecture.name.text)'\(isGuessed ? " (guessed)" : "")"
    }

    private func lines(about type: CodeType) -> [String] {
        let name = subject.code.qualifiedName(of: type.id)
        var lines: [String] = []
        for play in subject.roles.plays(of: type.id) {
            let screen = subject.roles.screen(of: play)
            let isGuessed = !play.isFromSpec && subject.architectures.isGuessed(module: screen.module)
            lines.append(
                "\(name): the \(play.role) of the screen '\(screen.name)', architecture '\(screen.architecture.name.text)'"
                    + (isGuessed ? " (guessed)" : "")
            )
            lines.append("    because \(reason(play))")
            if !subject.isSettled(play, of: type) {
                lines.append("    not held to that: \(doubt(isGuessed, screen))")
            }
            guard let role = screen.architecture.role(play.role) else { continue }
            lines += vocabulary(of: role, in: screen).map { "    \($0)" }
        }
        if lines.isEmpty, subject.code.isView(type.id) {
            lines = ["\(name): a view without a role in \(architecture)"]
            if let limits = subject.architectures.architecture(ofModule: file.module)?.forbiddenToViews {
                lines += self.limits(limits).map { "    \($0)" }
            }
        }
        lines += self.lines(aboutControllerWithoutRole: type, isNamed: !lines.isEmpty)
        for component in subject.components(showing: type) where !component.component.declaration.isScreen {
            let at = place(component.declaration.name.range).map { " (\($0))" } ?? ""
            lines.append("    its spec is the view '\(component.name)'\(at)")
        }
        return lines
    }

    /// What holds for a view controller whose screen has no partner.
    private func lines(aboutControllerWithoutRole type: CodeType, isNamed: Bool) -> [String] {
        guard let speaker = subject.controllerWithoutRole(type), let forbids = speaker.forbids else { return [] }
        if isNamed { return ["    but, as a view controller, to what views may not use"] }
        var services = Role.Limits()
        services.types = forbids.types
        services.singletons = forbids.singletons
        let name = subject.code.qualifiedName(of: type.id)
        return ["\(name): a view controller without a role in \(architecture)"] + limits(services).map { "    \($0)" }
    }

    private func reason(_ play: RolePlay) -> String {
        switch play.evidence {
        case .spec(let range): return "its spec says so\(place(range).map { " (\($0))" } ?? "")"
        case .pattern(let clause, let range):
            let architecture = subject.roles.screen(of: play).architecture.name.text
            return "\(clause) (\(place(range) ?? "the role '\(play.role)' of '\(architecture)'"))"
        }
    }

    /// Why a name alone is not taken for a role.
    private func doubt(_ isGuessed: Bool, _ screen: CodeScreen) -> String {
        guard isGuessed, let partner = screen.architecture.partner, let view = screen.architecture.viewRole?.name.text
        else { return "nobody else plays a role of this screen" }
        return "the architecture is a guess, and this screen has no \(view) with a \(partner)"
    }

    // MARK: Protocols

    /// Whom a protocol stands for, and who speaks to them by it.
    private func lines(aboutProtocol type: CodeType) -> [String] {
        let name = subject.code.qualifiedName(of: type.id)
        return subject.references[type.id].flatMap { reference -> [String] in
            let screen = subject.roles.screens[reference.screen]
            let channels = screen.architecture.channels.filter { $0.to?.text == reference.role }
            let speakers = channels.compactMap(\.from?.text)
            let line = "\(name): stands for the \(reference.role) of the screen '\(screen.name)'"
            guard !speakers.isEmpty else { return [line] }
            var known: [String] = []
            for speaker in speakers where !known.contains(speaker) { known.append(speaker) }
            return [line, "    known to the \(known.joined(separator: ", the "))"]
        }
    }

    // MARK: What it may name

    private func vocabulary(of role: Role, in screen: CodeScreen) -> [String] {
        let architecture = screen.architecture
        var lines: [String] = []
        for channel in architecture.channels(from: role.name.text) {
            guard let to = channel.to?.text else { continue }
            lines.append("may talk to the \(to) by '\(channel.name.text)'\(known(channel, to, screen))")
        }
        if let owned = role.owns, !owned.isEmpty {
            lines.append("owns the \(owned.map(\.text).joined(separator: ", the "))")
        }
        if role.assembles == true { lines.append("assembles screens, and may name the types of all roles") }
        for channel in architecture.channels where channel.to?.text == role.name.text {
            guard let from = channel.from?.text else { continue }
            lines.append("is told by the \(from) by '\(channel.name.text)'")
        }
        if let component = screen.component, role.isView == true {
            let subviews = component.declaration.subviews.map(\.name.text)
            if !subviews.isEmpty { lines.append("has the subviews \(subviews.joined(separator: ", "))") }
            if let content = component.component.content { lines.append("shows '\(content.fullTypeName)'") }
        }
        if let allowed = role.allows?.imports {
            lines.append("may import \(allowed.isEmpty ? "nothing" : allowed.map(\.text).joined(separator: ", "))")
        }
        return lines + (role.forbids.map(limits) ?? [])
    }

    /// By what the receiver of a channel is known: its protocol, if there is or will be one, and its type.
    private func known(_ channel: Channel, _ role: String, _ screen: CodeScreen) -> String {
        let types = screen.types(playing: role).map { "'\(subject.code.qualifiedName(of: $0))'" }
        let pattern = channel.protocolPattern?.name(forScreen: screen.name)
        let name = pattern.flatMap { name in
            screen.component != nil || !subject.code.types(named: name).isEmpty ? "'\(name)'" : nil
        }
        let all = [name, types.isEmpty ? nil : types.joined(separator: ", ")].compactMap(\.self)
        return all.isEmpty ? "" : ": \(all.joined(separator: ", which is "))"
    }

    private func limits(_ limits: Role.Limits) -> [String] {
        func list(_ what: String, _ names: [Name]?) -> String? {
            guard let names, !names.isEmpty else { return nil }
            return "may not \(what) \(names.map(\.text).joined(separator: ", "))"
        }
        return [
            list("import", limits.imports), list("use", limits.types),
            list("use the shared object of", limits.singletons),
            list("call", limits.navigation), limits.views == true ? "may not name views" : nil,
        ].compactMap(\.self)
    }
}
