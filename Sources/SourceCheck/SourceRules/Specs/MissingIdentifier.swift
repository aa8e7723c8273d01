import InterfaceBuilder
import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// A class gives its subviews the identifiers that its spec has for them.
enum MissingIdentifier {
    private static let description = RuleDescription.missingIdentifier

    static let rule = Rule(description) { (subject: CodeSubject) in
        let families = ViewFamily.all(in: subject).filter { $0.component.component.identifiers != nil }
        let types = families.compactMap(\.component.component.identifiers?.typeName)
        guard !types.isEmpty else { return [] }
        let uses = IdentifierUses(of: Set(types), subject.code)
        guard !uses.areMirrored else { return [] }
        let outlets = subject.analysis(OutletObjects.self)
        return families.flatMap { findings(in: $0, uses, outlets, subject) }
    }

    private static func findings(
        in family: ViewFamily,
        _ uses: IdentifierUses,
        _ outlets: OutletObjects,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        guard let identifiers = family.component.component.identifiers else { return [] }
        let view = IdentifiedView(family: family, identifiers: identifiers, uses: uses, outlets: outlets, subject)
        let states = identifiers.parts.map { ($0, view.state(of: $0)) }
        let fixes = IdentifierFixes(
            family,
            identifiers,
            states.compactMap { part, state in
                guard case .missing(let property, let objects) = state else { return nil }
                return IdentifierFixes.Missing(part: part, property: property, objects: objects)
            },
            subject
        )
        return states.compactMap { part, state in
            switch state {
            case .set, .unknown: nil
            case .missing(let property, let objects):
                missing(part, property, objects, fixes, in: family, subject)
            case .different(let setting):
                different(part, setting, fixes.reference(to: part), in: family, subject)
            }
        }
    }

    private static func missing(
        _ part: AccessibilityIdentifiers.Part,
        _ property: MemberFact,
        _ objects: [InterfaceObject],
        _ fixes: IdentifierFixes,
        in family: ViewFamily,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let owner = subject.code.owner(of: property) ?? family.type
        let help =
            part.counters.isEmpty && objects.contains { !$0.isBarItem }
            ? "Give it the identifier '\(part.text)' where it is laid out."
            : "Set its 'accessibilityIdentifier' to '\(fixes.reference(to: part))'."
        return description.finding(
            at: property.nameRange,
            "'\(owner.name)' does not set the identifier of '\(part.name)'.",
            help: [help],
            notes: [note(on: part)]
                + objects.map { Diagnostic.Note(at: $0.range, "It is laid out here.") },
            fixes: [fixes.fix(part)],
            subject: subject.subject(owner, part.name)
        )
    }

    private static func different(
        _ part: AccessibilityIdentifiers.Part,
        _ setting: PropertySettings.Setting,
        _ reference: String,
        in family: ViewFamily,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let owner = subject.code.owner(of: setting.member) ?? family.type
        // Which row it is only a person can say; tests may still look for the other one.
        let fix = Diagnostic.Fix("Set it to '\(reference)'", at: setting.value.range, with: reference)
        return description.finding(
            at: setting.place,
            "'\(owner.name)' sets another identifier of '\(part.name)' than its spec has.",
            help: ["Set it to '\(reference)', or write this one as 'identifier' of the subview."],
            notes: [note(on: part)],
            fixes: part.counters.isEmpty ? [fix] : [],
            subject: subject.subject(owner, part.name)
        )
    }

    private static func note(on part: AccessibilityIdentifiers.Part) -> Diagnostic.Note {
        Diagnostic.Note(at: part.origin, "The spec has '\(part.text)' for it here.")
    }
}
