import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// What a control, a gesture or a segue sends is a method of the class that it goes to.
enum BrokenAction {
    static let rule = Rule(.brokenAction) { (subject: CodeSubject) in
        let connections = subject.analysis(InterfaceConnections.self)
        return connections.all.flatMap { met -> [Diagnostic] in
            guard met.file.isChecked else { return [] }
            switch met.connection.kind {
            case .action: return [finding(for: met, connections, subject), unknownEvent(of: met)].compactMap(\.self)
            case .creation: return [finding(for: met, connections, subject)].compactMap(\.self)
            case .outlet, .collection, .segue, .unwind: return []
            }
        }
    }

    private static func finding(
        for met: MetConnection,
        _ connections: InterfaceConnections,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let name = met.name
        let isCreation = met.connection.kind == .creation
        let sender = isCreation ? "The segue makes its controller by" : "'\(met.connection.owner?.title ?? "")' sends"
        switch met.end {
        case .member, .inherited, .undecided: return nil
        case .nowhere:
            return RuleDescription.brokenAction.finding(
                at: met.connection.nameRange,
                "The action '\(name)' goes to an object that the document does not have.",
                help: ["Connect it again, or remove the connection."],
                fixes: [ConnectionFixes.removal(of: met.connection, isSafe: true)],
                subject: Subject(met.file.name, name)
            )
        case .lost(let member, let id):
            guard connections.firstLost.contains(met.connection.range) else { return nil }
            return LostClass(of: met, member, id, "action").finding(
                of: .brokenAction,
                "\(sender) '\(name)' to an object without a class of the app.",
                subject.code
            )
        case .hidden(let member, let id):
            let attribute = isCreation ? "@IBSegueAction" : "@IBAction"
            return RuleDescription.brokenAction.finding(
                at: met.connection.nameRange,
                "\(sender) '\(name)', which is no action of '\(subject.code.qualifiedName(of: id))'.",
                help: ["Mark it with '\(attribute)'."],
                notes: [
                    Diagnostic.Note(
                        at: member.nameRange,
                        "The method is declared here, and Objective-C does not see it."
                    )
                ],
                fixes: [ConnectionFixes.marking(member, attribute)],
                subject: subject.subject(subject.code[id], name)
            )
        case .absent(let id): return absent(met, sender, id, subject)
        }
    }

    /// An action that the class does not have.
    private static func absent(
        _ met: MetConnection,
        _ sender: String,
        _ id: TypeID,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = met.name
        let type = subject.code[id]
        let expected = expectedActions(of: met, at: type, subject)
        let meant = meantAction(name, of: id, subject.code) ?? (expected.count == 1 ? expected[0] : nil)
        let close = meant.map(ObjectiveCName.selector(of:))
        let fix = close.map { Diagnostic.Fix("Send '\($0)'", at: met.connection.nameRange, with: $0) }
        let base = baseNames(of: name).first { subject.declaredAction($0, of: type) != nil } ?? name
        let described = subject.declaredAction(base, of: type)
        // What a spec wants is rather the method that is gone.
        let removal =
            met.connection.kind == .creation
            ? nil : ConnectionFixes.removal(of: met.connection, isSafe: described == nil)
        var finding = RuleDescription.brokenAction.finding(
            at: met.connection.nameRange,
            "\(sender) '\(name)', which '\(subject.code.qualifiedName(of: id))' does not have.",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Declare the action, or remove the connection."],
            notes: [
                Diagnostic.Note(
                    at: type.declaration.nameRange,
                    "The class is declared here; without the method, what is touched crashes."
                )
            ] + (described.map { [Diagnostic.Note(at: $0, "The spec declares it as an action here.")] } ?? []),
            fixes: [fix ?? removal],
            subject: subject.subject(type, name),
            // A new name is one mistake, though nothing sends it.
            covers: meant.flatMap { counterpart(of: $0, subject) }
        )
        // Nor is a spec that agrees with the document a second mistake.
        if described != nil {
            finding.covers.append(
                Diagnostic.Counterpart(RuleDescription.missingAction.id, subject.subject(type, base))
            )
        }
        // What the sender is to set off, by the spec, it would if it were sent.
        finding.covers += expected.map { method in
            Diagnostic.Counterpart(
                RuleDescription.mismatchedTrigger.id,
                subject.subject(type, method.baseName.string)
            )
        }
        return finding
    }

    /// What a method may be called whose selector is `save:`, or `saveWithSender:` of `save(sender:)`.
    private static func baseNames(of selector: String) -> [String] {
        let first = selector.prefix { $0 != ":" }
        let parts = first.indices.filter { first[$0...].hasPrefix("With") }
        return [String(first)] + parts.reversed().map { String(first[..<$0]) }
    }

    /// The class's methods for actions that the sender sets off by the spec; where that names a control by nothing but its class,
    /// those that no other one sends.
    private static func expectedActions(
        of met: MetConnection,
        at type: CodeType,
        _ subject: CodeSubject
    ) -> [MemberFact] {
        let connected = subject.analysis(ConnectedActions.self)
        guard met.connection.kind == .action, let occasion = connected.lostOccasion(at: met.connection.range),
            let family = ViewFamily.all(in: subject).first(where: { $0.type.id == type.id })
        else { return [] }
        let subviews = TriggeredSubviews(family, subject)
        let actions = subject.code.inheritedMembers(of: type).filter { member in
            member.kind == .method && member.attributes.contains("IBAction")
        }
        return subject.components(showing: type).flatMap(\.declaration.actions).filter { $0.exit == .targetAction }
            .flatMap { action -> [MemberFact] in
                let triggers = action.triggers.filter { occasion.fits($0, among: subviews) }
                let methods = actions.filter { $0.baseName == action.member.name.text }
                return triggers.contains { $0.control == nil }
                    ? methods
                    : methods.filter { !triggers.isEmpty && connected.occasions(of: $0).isEmpty }
            }
    }

    /// A word that no control knows: UIKit would not load the document.
    private static func unknownEvent(of met: MetConnection) -> Diagnostic? {
        guard let event = met.connection.event, !SystemTypes.controlEvents.contains(event) else { return nil }
        let close = Spelling.closest(to: event, among: SystemTypes.controlEvents.sorted())
        return RuleDescription.brokenAction.finding(
            at: met.connection.range,
            "No control has an event '\(event)'.",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Connect the action to another event."],
            subject: Subject(met.owner.types.isEmpty ? met.file.name : met.name, event)
        )
    }

    private static func counterpart(of member: MemberFact, _ subject: CodeSubject) -> Diagnostic.Counterpart? {
        subject.code.ownerType(of: member).candidates.first.map { id in
            let owner = subject.code[id]
            return Diagnostic.Counterpart(
                RuleDescription.unusedAction.id,
                subject.subject(owner, member.name.string)
            )
        }
    }

    /// The action whose selector is spelled nearly so, or the only one of that name with other labels.
    private static func meantAction(_ name: String, of type: TypeID, _ code: CodeIndex) -> MemberFact? {
        let actions = code.inheritedMembers(of: code[type]).filter {
            $0.kind == .method && $0.attributes.contains("IBAction")
        }
        if let close = Spelling.closest(to: name, among: actions.map(ObjectiveCName.selector(of:))) {
            return actions.first { ObjectiveCName.selector(of: $0) == close }
        }
        let sameName = actions.filter { action in
            let baseName = action.baseName.string
            return name == baseName || name.hasPrefix(baseName + ":") || name.hasPrefix(baseName + "With")
        }
        return sameName.count == 1 ? sameName[0] : nil
    }
}
