import SpecRules
import SystemTypes
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The view has the subviews that its spec lists.
package enum MissingSubview {
    package static let description = RuleDescription.missingSubview

    static let rule = ComparingRule(description) { subject in
        SpecView.all(in: subject).flatMap { comparisons(of: $0, subject) }
            + SpecView.missing(in: subject).flatMap { component in
                component.declaration.subviews.filter { component.owns($0.name.range) }.map {
                    Comparison(.subview, $0.name.range, .open(.absent))
                }
            }
    }

    private static func comparisons(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        view.component.declaration.subviews.flatMap { subview -> [Comparison<Diagnostic>] in
            // What a screen takes from a view's document by 'uses' is that view's matter.
            guard view.component.owns(subview.name.range) else { return [] }
            func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
                [Comparison(.subview, subview.name.range, outcome)]
            }
            guard let found = property(subview.name.text, of: view, subject) else {
                let newName = newName(of: subview, view, subject)
                let isMeant = newName != nil || isMisspelled(subview, view, subject)
                guard
                    !mayInherit(subview.name.text, view, subject)
                        || isMeant && !isNamed(subview.name.text, view, subject)
                else { return compared(.open(.inherited)) }
                guard !holders(of: view, subject).contains(where: { subject.code.isReadInPart($0.id) }) else {
                    return compared(.open(.unread))
                }
                let finding = missing(subview, calledNow: newName, in: view, subject)
                return compared(.differs(told(finding, in: view, subview.name.text, subject)))
            }
            let outcome: Comparison<Diagnostic>.Outcome =
                switch fits(found, subview, subject) {
                case true?: .held(found.nameRange)
                case false?:
                    .differs(told(mistyped(found, subview, in: view, subject), in: view, subview.name.text, subject))
                case nil: .open(.unknownType)
                }
            if outcome.isHeld, subject.analysis(LooseViews.self).contains(found) {
                return compared(.differs(loose(found, subview, in: view, subject)))
                    + [Comparison(.subviewType, subview.type.range, outcome)]
            }
            return compared(.held(found.nameRange)) + [Comparison(.subviewType, subview.type.range, outcome)]
        }
    }

    private static func missing(
        _ subview: Subview,
        calledNow newName: String?,
        in view: SpecView,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = subview.name.text
        let type = subview.type.type.description
        let access = areVisible(in: view, subject) ? "" : "private "
        let declaration =
            view.component.declaration.layout == .interfaceBuilder
            ? "@IBOutlet \(access)weak var \(name): \(type)!" : "\(access)let \(name): \(type)"
        let properties = holders(of: view, subject).flatMap { subject.code.inheritedMembers(of: $0) }.filter(
            \.isProperty
        )
        .map(\.baseName.string)
        let hint = newName.map { "Did you mean '\($0)'?" } ?? Spelling.question(about: name, among: properties)
        return description.finding(
            at: view.type.declaration.nameRange,
            "\(owners(of: view, subject)) no '\(name)', which \(view.specName) declares.",
            help: [hint, "Declare it as '\(declaration)'."],
            notes: [Diagnostic.Note(at: subview.name.range, "The spec declares '\(name): \(type)' here.")],
            fixes: ContractFixes(subject).adding(subview, declaration, to: view, orSay: newName),
            subject: subject.subject(view.type, name),
            covers: newName.map {
                Diagnostic.Counterpart(UndeclaredSubview.description.id, subject.subject(view.type, $0))
            }
        )
    }

    private static func mistyped(
        _ found: MemberFact,
        _ subview: Subview,
        in view: SpecView,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = subview.name.text
        let expected = subview.type.type.description
        let owner = subject.code.owner(of: found)?.name ?? view.type.name
        let actual = (found.type?.stripped ?? found.value?.type)?.text
        return description.finding(
            at: found.nameRange,
            "'\(name)' of '\(owner)' is \(actual.map { "of type '\($0)'" } ?? "an array"), and \(view.specName) expects '\(expected)'.",
            help: ["Change one of them."],
            notes: [Diagnostic.Note(at: subview.name.range, "The spec declares '\(name): \(expected)' here.")],
            fixes: ContractFixes(subject).changing(found, or: subview, actual),
            subject: subject.subject(view.type, name)
        )
    }

    /// A view that the class makes and puts nowhere.
    private static func loose(
        _ found: MemberFact,
        _ subview: Subview,
        in view: SpecView,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = subview.name.text
        let owner = subject.code.owner(of: found)?.name ?? view.type.name
        let finding = description.finding(
            at: found.nameRange,
            "'\(name)' of '\(owner)' is put into no view, and \(view.specName) lists it as a subview.",
            help: ["Add it to a view, or take it out of the class and the spec."],
            notes: [Diagnostic.Note(at: subview.name.range, "The spec declares '\(name)' here.")],
            subject: subject.subject(view.type, name)
        )
        return told(finding, in: view, name, subject)
    }

    /// A finding that tells, too, what the documents of controllers say of the same subview of their root view.
    private static func told(_ finding: Diagnostic, in view: SpecView, _ name: String, _ subject: CodeSubject)
        -> Diagnostic
    {
        var finding = finding
        finding.covers += subject.rootViews.controllers(of: view.type.id).map { id in
            Diagnostic.Counterpart(description.id, subject.subject(subject.code[id], name))
        }
        return finding
    }

    /// Whether the view has a property of nearly that name, which no other subview of the spec is.
    private static func isMisspelled(_ subview: Subview, _ view: SpecView, _ subject: CodeSubject) -> Bool {
        let described = Set(view.component.declaration.subviews.map(\.name.text))
        let known = holders(of: view, subject).flatMap { subject.code.inheritedMembers(of: $0) }
            .filter { $0.isProperty && !described.contains($0.baseName) }.map(\.baseName.string)
        guard subject.code.platformClass(of: view.type.id) == nil else { return false }
        return Spelling.closest(to: subview.name.text, among: known) != nil
    }

    /// The name that somebody has given a subview: that of the only property of its type which the spec does not say.
    private static func newName(of subview: Subview, _ view: SpecView, _ subject: CodeSubject) -> String? {
        let subviews = view.component.declaration.subviews
        let described = Set(subviews.map(\.name.text))
        let type = subview.type.type.unwrapped.description
        let members = holders(of: view, subject).flatMap(\.members)
        let gone = subviews.filter { other in
            other.type.type.unwrapped.description == type && property(other.name.text, of: view, subject) == nil
        }
        guard gone.count == 1 else { return nil }
        let new = members.filter { member in
            member.kind == .storedProperty && !member.isTypeMember && !described.contains(member.baseName)
                && (member.type?.stripped ?? member.value?.type).map { "\($0.text)" } == type
        }
        return new.count == 1 ? new.first?.baseName.string : nil
    }

    /// Whether code of the view speaks of it, so that somebody has it.
    private static func isNamed(_ name: String, _ view: SpecView, _ subject: CodeSubject) -> Bool {
        holders(of: view, subject).flatMap(\.members).contains { member in
            member.uses.contains { use in use.components.contains { $0.name == name } }
        }
    }

    // MARK: The code's side

    private static func property(_ name: String, of view: SpecView, _ subject: CodeSubject) -> MemberFact? {
        holders(of: view, subject).lazy.flatMap { subject.code.inheritedMembers(of: $0) }
            .first { $0.isProperty && !$0.isTypeMember && $0.baseName == name }
    }

    /// Whether somebody beside the view is to reach its subviews: a role of the architecture, or a root view's controller.
    private static func areVisible(in view: SpecView, _ subject: CodeSubject) -> Bool {
        view.component.vocabulary?.subviewsVisibleTo.isEmpty == false
            || !subject.rootViews.views(of: view.type.id).isEmpty
    }

    /// A controller that leaves its subviews to a root view, with that.
    private static func holders(of view: SpecView, _ subject: CodeSubject) -> [CodeType] {
        [view.type] + subject.rootViews.views(of: view.type.id).map { subject.code[$0] }
    }

    /// "'LoginViewController' has", or "'LoginViewController' and its root view 'LoginView' have".
    private static func owners(of view: SpecView, _ subject: CodeSubject) -> String {
        guard let root = subject.rootViews.views(of: view.type.id).first else { return "'\(view.type.name)' has" }
        return "'\(view.type.name)' and its root view '\(subject.code[root].name)' have"
    }

    /// `tableView` of a table view controller, or whatever a superclass that nobody knows may have.
    private static func mayInherit(_ name: String, _ view: SpecView, _ subject: CodeSubject) -> Bool {
        if holders(of: view, subject).contains(where: { subject.code.hasUnknownSuperclass($0.id) }) { return true }
        guard let platform = subject.code.platformClass(of: view.type.id) else { return false }
        return SystemTypes.member(name, of: platform.name)?.kind == .property
    }

    /// Whether the property's type is the spec's or below it; `nil` where nobody can tell.
    private static func fits(_ found: MemberFact, _ subview: Subview, _ subject: CodeSubject) -> Bool? {
        // What a subclass of a generic class chooses is narrower than what the property says.
        guard !found.namesGenericParameter else { return nil }
        let isArray = found.type.map { $0.stripped.kind == .array } ?? (found.value?.kind == .array)
        guard case .named(let expected) = subview.type.type.unwrapped else {
            // What stands for one view is none of several.
            guard case .array = subview.type.type.unwrapped, !isArray else { return nil }
            return subject.code.isView(subject.code.type(of: found)) ? false : nil
        }
        let name = expected.path
        if isArray { return expected.components.count == 1 && name != "Array" ? false : nil }
        let actual = subject.code.type(of: found)
        switch actual {
        case .unknown, .ambiguous: return nil
        case .platform(let platform):
            if SystemTypes.type(named: name) == nil { return false }
            return platform.isSubclass(of: name) ? true : platform.facts?.kind == .class ? false : nil
        case .project(let id):
            let names = [name, withoutModule(expected, subject)].compactMap(\.self)
            let isNamed = [subject.code.qualifiedName(of: id), subject.code[id].name].contains(where: names.contains)
            if isNamed { return true }
            guard subject.code[id].isClass else { return nil }
            if names.contains(where: { subject.code.inherits(id, fromClassNamed: $0) }) { return true }
            return subject.code.hasUnknownSuperclass(id) ? nil : false
        }
    }

    /// `SongView` of `Library.SongView`, where no type of the app is called `Library`.
    private static func withoutModule(_ name: SwiftType.TypeName, _ subject: CodeSubject) -> String? {
        guard name.components.count > 1, let first = name.components.first,
            subject.code.types(named: first.name).isEmpty
        else { return nil }
        return name.components.dropFirst().map(\.name).joined(separator: ".")
    }
}
