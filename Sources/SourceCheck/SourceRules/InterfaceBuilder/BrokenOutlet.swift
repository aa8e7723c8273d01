import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What a document connects is an outlet of the class.
enum BrokenOutlet {
    static let rule = Rule(.brokenOutlet) { (subject: CodeSubject) in
        let connections = subject.analysis(InterfaceConnections.self)
        return connections.all.compactMap { met in
            guard met.file.isChecked, met.connection.kind == .outlet || met.connection.kind == .collection else {
                return nil
            }
            return finding(for: met, connections, subject)
        }
    }

    private static func finding(
        for met: MetConnection,
        _ connections: InterfaceConnections,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let name = met.name
        switch met.end {
        case .member, .inherited, .undecided: return nil
        case .nowhere:
            let owner = met.owner.types.first.map { subject.code.qualifiedName(of: $0) } ?? met.file.name
            return RuleDescription.brokenOutlet.finding(
                at: met.connection.nameRange,
                "The outlet '\(name)' leads to an object that the document does not have.",
                help: ["Connect it again, or remove the connection."],
                notes: declaration(of: met, subject.code),
                fixes: [ConnectionFixes.removal(of: met.connection, isSafe: true)],
                subject: Subject(owner, name)
            )
        case .hidden(let member, let id):
            let type = subject.code[id]
            let owner = subject.code.qualifiedName(of: id)
            return RuleDescription.brokenOutlet.finding(
                at: met.connection.nameRange,
                "'\(name)' of '\(owner)' is connected, but is no outlet.",
                help: ["Mark it with '@IBOutlet'."],
                notes: [
                    Diagnostic.Note(
                        at: member.nameRange,
                        "The property is declared here, and Objective-C does not see it."
                    )
                ],
                fixes: ConnectionFixes.marking(member, "@IBOutlet").map { [$0] } ?? [],
                subject: subject.subject(type, name)
            )
        case .absent(let id):
            let type = subject.code[id]
            let owner = subject.code.qualifiedName(of: id)
            let close = Spelling.closest(to: name, among: outlets(of: id, subject.code))
            let fix = close.map { Diagnostic.Fix("Connect '\($0)'", at: met.connection.nameRange, with: $0) }
            return RuleDescription.brokenOutlet.finding(
                at: met.connection.nameRange,
                "'\(owner)' has no outlet '\(name)'.",
                help: close.map { ["Did you mean '\($0)'?"] } ?? ["Declare it, or remove the connection."],
                notes: [
                    Diagnostic.Note(
                        at: type.declaration.nameRange,
                        "The class is declared here; without the outlet, loading the document crashes."
                    )
                ] + subject.specNotes(on: name, of: type),
                fixes: [fix ?? ConnectionFixes.removal(of: met.connection, isSafe: true)],
                subject: subject.subject(type, name),
                // A new name in Swift is one mistake, though nothing connects it.
                covers: close.map {
                    Diagnostic.Counterpart(RuleDescription.unconnectedOutlet.id, subject.subject(type, $0))
                }
            )
        }
    }

    /// Where the class declares what the document connects to nothing.
    private static func declaration(of met: MetConnection, _ code: CodeIndex) -> [Diagnostic.Note] {
        let member = met.owner.types.lazy.flatMap { code.inheritedMembers(of: code[$0]) }.first { member in
            member.isProperty && member.attributes.contains("IBOutlet") && ObjectiveCName.property(member) == met.name
        }
        return member.map { [Diagnostic.Note(at: $0.nameRange, "The outlet is declared here.")] } ?? []
    }

    private static func outlets(of type: TypeID, _ code: CodeIndex) -> [String] {
        code.inheritedMembers(of: code[type]).filter { $0.isProperty && $0.attributes.contains("IBOutlet") }
            .map(ObjectiveCName.property)
    }
}
