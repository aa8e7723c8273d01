import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Who is to receive messages conforms to the protocol that carries them.
package enum MissingConformance {
    package static let description = RuleDescription.missingConformance

    static let rule = ComparingRule(description) { subject in
        let unanswered = Lazy { UnansweredMessages(subject) }
        return subject.specs.components.flatMap { component in
            component.component.interfaces.filter { $0.kind == .channel }.flatMap {
                interface -> [Comparison<Diagnostic>] in
                func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
                    [Comparison(.conformance, interface.origin, outcome)]
                }
                guard let name = component.component.player(ofRole: interface.to)?.type else { return [] }
                let types = subject.types(called: name, of: component)
                guard !types.isEmpty else { return compared(.open(.absent)) }
                return types.flatMap { type -> [Comparison<Diagnostic>] in
                    guard !mayConform(type, subject) else { return compared(.open(.inherited)) }
                    guard subject.code.conforms(type.id, toProtocolNamed: interface.name) else {
                        if subject.code.isReadInPart(type.id) { return compared(.open(.unread)) }
                        return compared(.differs(finding(type, lacking: interface, of: component, subject)))
                    }
                    return compared(.held(type.declaration.nameRange))
                        + MessageConformance(to: interface, by: type, subject).gaps.map { gap in
                            let key = gap.difference == nil ? ComparedKey.message : .parameters
                            let told = told(gap, in: type, interface, of: component, unanswered, subject)
                            return Comparison(key, gap.message.name.range, .differs(told))
                        }
                }
            }
        }
    }

    private static func finding(
        _ type: CodeType,
        lacking interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let stubs = Stubs(of: interface, in: type, component, subject.code)
        let messages = interface.members.map(\.fullName)
        let list = messages.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (messages.count > 3 ? ", …" : "")
        return description.finding(
            at: type.declaration.nameRange,
            "'\(type.name)' is the \(interface.to) of '\(component.name)' and does not conform to '\(interface.name)'.",
            help: ["Add the conformance."],
            notes: [
                Diagnostic.Note(
                    at: interface.origin,
                    "The spec of '\(component.name)' declares '\(interface.channels.joined(separator: "', '"))' here, by which "
                        + "the \(interface.from) sends it \(list)."
                )
            ],
            fixes: [stubs.conformance(to: interface, subject.code)],
            subject: subject.subject(type, interface.name)
        )
    }

    /// What is told of a message: where both sides know it by another name, that.
    private static func told(
        _ gap: MessageConformance.Gap,
        in type: CodeType,
        _ interface: Interface,
        of component: IndexedComponent,
        _ unanswered: Lazy<UnansweredMessages>,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let message = gap.message
        guard gap.similar == nil,
            let renamed = RenamedMessage(message, by: interface, to: type, of: component, unanswered.value, subject)
        else { return finding(gap, in: type, interface, of: component, subject) }
        return finding(renamed, of: message, in: type, interface, of: component, subject)
    }

    private static func finding(
        _ renamed: RenamedMessage,
        of message: Member,
        in type: CodeType,
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let (found, sender) = (renamed.method.name.string, component.sender(of: message, by: interface))
        let said = "The spec of '\(component.name)' has the \(sender) send it here."
        var finding = description.finding(
            at: renamed.method.nameRange,
            "'\(type.name)' answers to '\(found)', and the spec has the \(sender) send it '\(message.fullName)'.",
            notes: [Diagnostic.Note(at: message.name.range, said)]
                + renamed.calls.map { Diagnostic.Note(at: $0, "The \(sender) sends it by the name of the code here.") },
            // What leads to a route names it too.
            fixes: Array(renamed.fixes(of: message, subject).prefix(interface.channels.contains("routes") ? 1 : 2)),
            subject: subject.subject(type, "\(interface.name).\(message.fullName)")
        )
        finding.covers = renamed.covers
        return finding
    }

    /// A message that a class, which states the conformance, does not answer to.
    private static func finding(
        _ gap: MessageConformance.Gap,
        in type: CodeType,
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let message = gap.message.fullName
        let sender = component.sender(of: gap.message, by: interface)
        let fixes = fixes(of: gap, in: type, interface, of: component, subject)
        func finding(at place: SourceRange, _ words: String, help: String?) -> Diagnostic {
            let said = "The spec of '\(component.name)' has the \(sender) send it here."
            return description.finding(
                at: place,
                words,
                help: [help],
                notes: [Diagnostic.Note(at: gap.message.name.range, said)],
                fixes: fixes,
                subject: subject.subject(type, "\(interface.name).\(message)")
            )
        }
        guard let similar = gap.similar else {
            let known = subject.code.inheritedMembers(of: type).map(\.name.string)
            let hint = Spelling.question(about: message, among: known)
            return finding(
                at: type.declaration.nameRange,
                "'\(type.name)' is the \(interface.to) of '\(component.name)' and has no '\(message)' of '\(interface.name)'.",
                help: hint ?? "Write it, or take it out of the spec."
            )
        }
        let help = fixes.count > 1 ? nil : "Change one of them."
        guard let difference = gap.difference else {
            let words =
                "'\(type.name)' answers to '\(similar.name.string)', and the spec has the \(sender) send it '\(message)'."
            return finding(at: similar.nameRange, words, help: help)
        }
        let words =
            "'\(difference.parameter)' of '\(message)' is of type '\(difference.actual)' in '\(type.name)', and the spec "
            + "says '\(difference.expected)'."
        return finding(at: similar.nameRange, words, help: help)
    }

    private static func fixes(
        of gap: MessageConformance.Gap,
        in type: CodeType,
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Diagnostic.Fix] {
        let fixes = ContractFixes(subject)
        if let similar = gap.similar { return fixes.changing(similar, or: gap.message) }
        let stub = Stubs(of: interface, in: type, component, subject.code).lines(for: gap.message)
        let adding = fixes.adding(stub, to: type.declaration, named: gap.message.fullName)
        return [adding, fixes.takingOut(gap.message.name)].compactMap(\.self)
    }

    /// A superclass that nobody knows may conform, and a protocol that refines it under another name.
    private static func mayConform(_ type: CodeType, _ subject: CodeSubject) -> Bool {
        guard subject.code.mayInheritFromPackage(type.id), let last = subject.code.classes(from: type.id).last,
            let first = subject.code[last].declaration.inheritedTypes.first
        else { return false }
        // What is first in the clause may be a superclass of a package, unless it is a protocol that the program knows.
        return ProtocolVocabulary(ofInterface: first.type.qualifiedName, in: subject.specTable) == nil
    }
}
