import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What leads back to an owner is held weakly.
package enum WeakDelegate {
    package static let description = RuleDescription.weakDelegate

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let held = subject.analysis(StrongDelegates.self)
        return held.violations.map { type, reference in finding(for: reference, of: type, held.made, subject) }
    }

    private static func finding(
        for reference: OwnershipViolation,
        of type: CodeType,
        _ made: MadeObjects,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = reference.member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        return description.finding(
            at: reference.member.nameRange,
            message(for: reference, name, owner),
            help: [help(for: reference, subject.code).asSentence],
            notes: notes(for: reference),
            fixes: [fix(for: reference, of: type, made, subject)],
            subject: subject.subject(type, name),
            covers: open(reference, subject).map {
                Diagnostic.Counterpart(RuleDescription.classBoundDelegate.id, subject.subject($0.type))
            }
        )
    }

    private static func message(
        for reference: OwnershipViolation,
        _ name: String,
        _ owner: String
    ) -> String {
        let consequence =
            if reference.isIdle {
                "and nothing sets or reads it"
            } else if reference.closesCircle {
                "so that the two may keep one another alive"
            } else {
                "and every one is to be held weakly"
            }
        return switch reference.kind {
        case .delegate: "'\(owner)' holds its delegate '\(name)' strongly, \(consequence)."
        case .dataSource: "'\(owner)' holds its data source '\(name)' strongly, \(consequence)."
        case .leadsToController(let role, let screen):
            "The \(role) '\(owner)' holds the controller of '\(screen)' strongly by '\(name)', which holds it in turn."
        case .leadsBack(let wish):
            "The \(wish.from) '\(owner)' holds its \(wish.to) strongly by '\(name)', not weakly."
        case .isToBeKept(let wish):
            "The \(wish.from) '\(owner)' holds its \(wish.to) weakly by '\(name)', and nobody else keeps it."
        }
    }

    private static func help(for reference: OwnershipViolation, _ code: CodeIndex) -> String {
        let declaration = "\(boundFirst(reference.type, code))declare \(place(of: reference.member))"
        if reference.isIdle { return "take it out, or " + declaration }
        return switch reference.kind {
        case .delegate, .leadsBack, .leadsToController: declaration
        case .dataSource: declaration + ", or hand over values"
        case .isToBeKept: "take the 'weak' away"
        }
    }

    /// How a property is to be declared so that it is weak.
    private static func place(of member: MemberFact) -> String {
        // Swift knows no weak names of a tuple.
        if member.traits.contains(.tuplePattern) { return "it by itself as 'weak var'" }
        let isOptional = member.type.map { $0.isOptional || $0.stripped.name == "Optional" } ?? true
        let weak = isOptional ? "it 'weak var'" : "it 'weak var' and optional"
        return member.isConstant ? weak + " in place of the 'let'" : weak
    }

    /// What has to be done before 'weak' compiles, as the start of a remedy.
    private static func boundFirst(_ type: NamedType, _ code: CodeIndex) -> String {
        guard let id = type.projectType, code[id].kind == .protocol, code.classBound(id) == .open else { return "" }
        return "let '\(code[id].name)' inherit 'AnyObject', and "
    }

    private static func notes(for reference: OwnershipViolation) -> [Diagnostic.Note] {
        if let place = reference.connection {
            return [Diagnostic.Note(at: place, "This document connects it to what the object is in.")]
        }
        let wish: OwnershipViolation.ChannelReference
        let strength: String
        switch reference.kind {
        case .leadsBack(let found): (wish, strength) = (found, "weak")
        case .isToBeKept(let found): (wish, strength) = (found, "strong")
        case .delegate, .dataSource, .leadsToController: return []
        }
        let isWritten = wish.channel.range.file != SourceRange.none.file
        return [
            Diagnostic.Note(
                at: isWritten ? wish.channel.range : nil,
                "'\(wish.speaker)' wants the channel '\(wish.channel.text)' \(strength)."
            )
        ]
    }

    /// The protocol that the remedy asks to be bound to classes first, where `class-bound-delegate` asks for no less.
    private static func open(_ reference: OwnershipViolation, _ subject: CodeSubject) -> OpenDelegates.Delegate? {
        if case .isToBeKept = reference.kind { return nil }
        return reference.type.projectType.flatMap { subject.analysis(OpenDelegates.self)[$0] }
    }

    /// `weak` needs a variable of an optional type that only objects can be.
    private static func fix(
        for reference: OwnershipViolation,
        of type: CodeType,
        _ made: MadeObjects,
        _ subject: CodeSubject
    ) -> Diagnostic.Fix? {
        let member = reference.member
        if case .isToBeKept = reference.kind { return nil }
        let open = open(reference, subject)
        let bound = open.map { "let '\($0.type.name)' inherit 'AnyObject'" }
        guard !member.isConstant, member.bindingCount <= 1, let annotation = member.type, annotation.isOptional,
            open != nil || isBound(reference.type, subject.code)
        else {
            // What can be done by itself is half of the way.
            guard let open, let bound else { return nil }
            return Diagnostic.Fix(bound.firstUppercased, edits: open.binding, isSafe: open.isSafelyBound)
        }
        let place = SourceRange(
            file: member.facts.file,
            lower: member.introducerOffset,
            upper: member.introducerOffset
        )
        // Who keeps what an outlet is connected to is up to Interface Builder, and told only of what is around it.
        let isSafe =
            reference.closesCircle && (reference.connection != nil || !member.attributes.contains("IBOutlet"))
            && !made.areHanded(to: member, of: type)
            && isKeptByOthers(reference, subject.code)
        return Diagnostic.Fix(
            "Hold it weakly" + (bound.map { ", and \($0)" } ?? ""),
            edits: [Diagnostic.Edit(at: place, with: "weak ")] + (open?.binding ?? [])
                + said(of: reference, by: type, subject),
            isSafe: isSafe && (open?.isSafelyBound ?? true)
        )
    }

    /// What specs are to say that have it held strongly, as it was.
    private static func said(
        of reference: OwnershipViolation,
        by type: CodeType,
        _ subject: CodeSubject
    ) -> [Diagnostic.Edit] {
        guard let held = reference.type.projectType else { return [] }
        return subject.strongReferences(to: held, heldBy: type).flatMap {
            ContractFixes(subject).setting("reference", to: "weak", for: $0)?.edits ?? []
        }
    }

    /// Whether what a role holds has another owner: UIKit keeps what is shown, and nobody need keep a coordinator.
    private static func isKeptByOthers(_ reference: OwnershipViolation, _ code: CodeIndex) -> Bool {
        guard case .leadsBack(let wish) = reference.kind, !wish.hasOtherOwner, let id = reference.type.projectType
        else { return true }
        let classes = code[id].kind == .protocol ? code.conformers(of: id) : [id]
        return !classes.isEmpty && classes.allSatisfy { code.isView($0) || code.isViewController($0) }
    }

    private static func isBound(_ type: NamedType, _ code: CodeIndex) -> Bool {
        switch type {
        case .project(let id): code[id].isReference || code.classBound(id) == .bound
        case .platform: true
        case .ambiguous, .unknown: false
        }
    }
}
