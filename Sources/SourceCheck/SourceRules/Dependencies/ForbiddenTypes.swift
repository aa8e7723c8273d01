import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// The uses of types that the limits of roles name; a protocol and what implements it are one type.
struct ForbiddenTypes: Sendable {
    private let subject: CodeSubject
    private let references: MemberReferences
    /// By the rows of architectures, each of which many types share.
    private let names = Memo<ArchitectureRow, ForbiddenNames>()

    init(in subject: CodeSubject) {
        self.subject = subject
        references = subject.analysis(MemberReferences.self)
    }

    /// - Parameter describe: Says which rule reports a use, and how.
    func findings(
        in roleMember: RoleMember,
        _ describe: (ForbiddenUses.Use) -> (description: RuleDescription, message: String, help: String)
    ) -> [Diagnostic] {
        guard roleMember.forbids?.types != nil || roleMember.forbids?.singletons != nil else { return [] }
        let row = ArchitectureRow(architecture: roleMember.architecture.name, role: roleMember.role?.name)
        let names = names(row) { ForbiddenNames(roleMember.forbids) }
        return ForbiddenUses(of: roleMember, names, in: subject).among(references.references(of: roleMember)).map {
            use in
            let (description, message, help) = describe(use)
            return description.finding(
                at: use.reference.place,
                message,
                help: [help.asSentence],
                notes: roleMember.notesOnLimits(at: use.entry.range, saying: "forbids: \(use.pattern)", in: subject),
                subject: subject.subject(roleMember.type, use.name)
            )
        }
    }
}
