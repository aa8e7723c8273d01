import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// Roles and patterns of a team's own architectures that meet no code at all, so that nothing is held to them.
enum IdleRoles {
    static func findings(_ subject: CodeSubject) -> [Diagnostic] {
        let types = subject.checkedTypes
        guard !types.isEmpty else { return [] }
        var architectures: [Architecture] = []
        for architecture in subject.specs.architectures + subject.architectures.choices.map(\.architecture)
        where !architectures.contains(where: { $0.name.text == architecture.name.text }) {
            architectures.append(architecture)
        }
        let names = Lazy { Set(subject.code.types.map { subject.code.qualifiedName(of: $0.id) }) }
        return architectures.filter { isInForce($0, subject) }.flatMap { architecture in
            architecture.roles.flatMap { role in
                findings(in: role, of: architecture, types, subject)
                    + idleKnowledge(
                        role.knows,
                        Subject(architecture.name.text, "roles.\(role.name.text).knows"),
                        names,
                        subject
                    )
            }
        }
            + subject.specs.components.flatMap { component in
                idleKnowledge(component.declaration.knows, component.subject("knows"), names, subject)
            }
    }

    /// Entries of 'knows' that are the name of no type.
    ///
    /// - Parameter names: Those of all types.
    private static func idleKnowledge(
        _ entries: [Name]?,
        _ owner: Subject,
        _ names: Lazy<Set<String>>,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        (entries ?? []).filter { entry in
            guard subject.specs.isInSpecs(entry.range) else { return false }
            let glob = GlobName(entry.text)
            return !(glob.literal.map(names.value.contains) ?? names.value.contains { glob.fits($0) })
        }.map { entry in
            PolicyRules.selectsNothing.finding(
                at: entry.range,
                "'\(entry.text)' under 'knows' meets no type of the code.",
                help: ["Correct it, or remove it. A nested type has its whole name, 'Outer.Inner'."],
                subject: Subject(owner.owner, "\(owner.member ?? "knows") \(entry.text)")
            )
        }
    }

    /// Whether a module or a screen has the architecture; what only others start from is not expected to meet anything.
    private static func isInForce(_ architecture: Architecture, _ subject: CodeSubject) -> Bool {
        let name = architecture.name.text
        return subject.architectures.choices.contains { $0.architecture.name.text == name }
            || subject.roles.screens.contains { $0.architecture.name.text == name }
    }

    private static func findings(
        in role: Role,
        of architecture: Architecture,
        _ types: [CodeType],
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        guard role.isOutside != true else { return [] }
        let name = role.name.text
        let isPlayed = subject.roles.screens.contains { screen in
            screen.architecture.name.text == architecture.name.text && screen.players.contains { $0.role == name }
        }
        let isOfAllScreens = role.type.map { !subject.code.types(named: $0.text).isEmpty } ?? false
        if !isPlayed, !isOfAllScreens, subject.specs.isInSpecs(role.name.range) {
            let message = "No type of the code plays the role '\(name)' of '\(architecture.name.text)'."
            let help = "Correct what it 'matches', or drop the role."
            return [finding(at: role.name.range, message, help, of: architecture, "roles.\(name)")]
        }
        return idleEntries(of: role, types, subject).filter { subject.specs.isInSpecs($0.range) }.map { entry in
            finding(
                at: entry.range,
                "'\(entry.text)' meets no type of the code, so that the role '\(name)' does not get it.",
                "Correct it, or remove it.",
                of: architecture,
                "roles.\(name) \(entry.text)"
            )
        }
    }

    private static func idleEntries(of role: Role, _ types: [CodeType], _ subject: CodeSubject) -> [Name] {
        guard let matches = role.matches else { return [] }
        let code = subject.code
        func isIdle(_ meets: (CodeType) -> Bool) -> Bool { !types.contains(where: meets) }
        return matches.suffixes.filter { suffix in isIdle { $0.name.hasSuffix(suffix.text) } }
            + matches.prefixes.filter { prefix in isIdle { $0.name.hasPrefix(prefix.text) } }
            + matches.superclasses.filter { name in isIdle { code.inherits($0.id, fromClassNamed: name.text) } }
            + matches.protocols.filter { name in isIdle { code.conforms($0.id, toProtocolNamed: name.text) } }
            + matches.files.filter { glob in
                let glob = PathSelection(patterns: [glob.text])
                return !code.files.contains { glob.contains($0.path) }
            }
    }

    private static func finding(
        at range: SourceRange,
        _ message: String,
        _ help: String,
        of architecture: Architecture,
        _ member: String
    ) -> Diagnostic {
        PolicyRules.selectsNothing.finding(
            at: range,
            message,
            help: [help],
            subject: Subject(architecture.name.text, member)
        )
    }
}
