import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What is there for Interface Builder to connect is connected.
enum UnusedAction {
    static let rule = Rule(.unusedAction) { (subject: CodeSubject) in
        guard subject.interfaces.isComplete else { return [] }
        let connections = subject.analysis(InterfaceConnections.self)
        let used = Set(
            connections.all.compactMap { met -> MemberPlace? in
                guard case .member(let member, _) = met.end else { return nil }
                return MemberPlace(member)
            }
        )
        // An action that goes to whoever answers first may be anybody's.
        let sent = Set(connections.all.filter { $0.connection.kind == .action }.map(\.name))
        return connections.objects.keys.sorted().flatMap { id -> [Diagnostic] in
            let type = subject.code[id]
            guard subject.code.file(of: type).isChecked else { return [] }
            return type.members.compactMap { member in
                guard member.kind == .method, member.attributes.contains("IBAction"),
                    !used.contains(MemberPlace(member)),
                    !sent.contains(ObjectiveCName.selector(of: member)), !member.isUnwindAction,
                    !isMentioned(member, subject)
                else { return nil }
                return RuleDescription.unusedAction.finding(
                    at: member.nameRange,
                    "Nothing sends the action '\(member.name.string)' of '\(subject.code.qualifiedName(of: id))'.",
                    help: ["Connect it, or remove it."],
                    notes: connections.objects[id]?.first.map {
                        [Diagnostic.Note(at: $0.object.classRange, "The class is used here.")]
                    } ?? [],
                    subject: subject.subject(type, member.name.string)
                )
            }
        }
    }

    private static func isMentioned(_ member: MemberFact, _ subject: CodeSubject) -> Bool {
        let (code, name) = (subject.code, member.baseName)
        return code.files(saying: name).contains { !code.uses(naming: name, inFile: $0).isEmpty }
            || subject.visibility.mentions.isMentionedInTests(member.baseName)
    }
}
