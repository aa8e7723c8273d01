import InterfaceBuilder
import ScreenModel
import SourceFacts

/// What the code of a view does about the identifiers of its parts.
struct IdentifiedView {
    enum State {
        case set
        /// It may be set: nobody can tell.
        case unknown
        /// Another text is set.
        case different(PropertySettings.Setting)
        /// Nothing sets it; of an outlet, the objects that lack it.
        case missing(MemberFact, in: [InterfaceObject])
    }

    private let family: ViewFamily
    private let identifiers: AccessibilityIdentifiers
    private let uses: IdentifierUses
    private let outlets: OutletObjects
    private let subject: CodeSubject
    private let settings: PropertySettings

    init(
        family: ViewFamily,
        identifiers: AccessibilityIdentifiers,
        uses: IdentifierUses,
        outlets: OutletObjects,
        _ subject: CodeSubject
    ) {
        (self.family, self.identifiers, self.uses, self.outlets) = (family, identifiers, uses, outlets)
        self.subject = subject
        settings = PropertySettings(of: family, subject)
    }

    func state(of part: AccessibilityIdentifiers.Part) -> State {
        if uses.names(part.name, of: identifiers.typeName) { return .set }
        guard let property = family.subview(part.name), isOwn(property), !ObjectPath.own.contains(part.name),
            property.attributes.allSatisfy({ Self.harmlessAttributes.contains($0.name) })
        else { return .unknown }
        let set = settings.settings(of: "\(part.name).\(IdentifierUses.property)").filter { $0.value.kind != .nil }
        guard set.isEmpty else { return state(of: part, set) }
        guard isMade(property), settings.isNeverSet(IdentifierUses.property, of: property, from: []),
            !uses.maySet(property, of: family, subject.code), !setsItsOwn(property)
        else { return .unknown }
        guard property.attributes.contains("IBOutlet") else { return .missing(property, in: []) }
        return state(of: part, outlet: property)
    }

    private func state(of part: AccessibilityIdentifiers.Part, _ settings: [PropertySettings.Setting]) -> State {
        let texts = settings.map { $0.value.kind == .string ? $0.value.text?.string : nil }
        if texts.contains(part.text), part.counters.isEmpty { return .set }
        guard !texts.contains(nil), let first = settings.first else { return .unknown }
        return .different(first)
    }

    private func state(of part: AccessibilityIdentifiers.Part, outlet: MemberFact) -> State {
        let objects = outlets.objects(of: outlet)
        guard !objects.isEmpty else { return .unknown }
        guard part.counters.isEmpty else {
            return objects.contains { $0.accessibilityIdentifier != nil } ? .unknown : .missing(outlet, in: objects)
        }
        let lacking = objects.filter { $0.accessibilityIdentifier != part.text }
        return lacking.isEmpty ? .set : .missing(outlet, in: lacking)
    }

    /// Whether the view itself declares it, or its root view: what is inherited several views may share.
    private func isOwn(_ property: MemberFact) -> Bool {
        guard let owner = subject.code.owner(of: property), subject.code.file(of: owner).isChecked else {
            return false
        }
        return owner.id == family.type.id || subject.rootViews.views(of: family.type.id).contains(owner.id)
    }

    /// Whether all that makes it can be read: a function that does may set whatever it likes.
    private func isMade(_ property: MemberFact) -> Bool {
        guard let value = property.value else { return true }
        switch value.kind {
        case .construction, .implicitConstruction, .nil, .array: return true
        case .closureCall: return value.type != nil
        case .chainedConstruction:
            return CodeIndex.configuring.contains(value.call?.name)
        default: return false
        }
    }

    /// Whether the subview is of a class that says how it is found.
    private func setsItsOwn(_ property: MemberFact) -> Bool {
        guard let type = subject.code.type(of: property).projectType else { return false }
        return subject.code.classes(from: type).contains { id in
            subject.code[id].members.contains { member in
                member.baseName == IdentifierUses.property
                    || member.uses.contains { $0.components.contains { $0.name == IdentifierUses.property } }
            }
        }
    }

    /// Any other one may be a wrapper that sets it.
    private static let harmlessAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "objc", "nonobjc", "available", "MainActor", "GKInspectable",
    ]
}
