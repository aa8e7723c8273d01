import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// An action that its own object handles has a method.
package enum MissingAction {
    package static let description = RuleDescription.missingAction

    static let rule = ComparingRule(description) { subject in
        subject.specs.components.flatMap { component in
            component.declaration.actions.filter { $0.exit == .targetAction }.flatMap { action in
                (comparison(action, of: component, subject).map { [$0] } ?? [])
                    + signature(of: action, component, subject)
            }
        }
    }

    private static func comparison(_ action: Action, of component: IndexedComponent, _ subject: CodeSubject)
        -> Comparison<Diagnostic>?
    {
        let isMoment = action.triggers.allSatisfy { $0.path == ["screen"] && SystemTypes.moments.contains($0.event) }
        guard !isMoment || action.triggers.isEmpty else { return nil }
        let name = action.member.name
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> Comparison<Diagnostic> {
            Comparison(.targetAction, name.range, outcome)
        }
        let handlers = subject.handlingTypes(of: component)
        guard let first = handlers.first else { return compared(.open(.absent)) }
        let method = handlers.lazy.flatMap { subject.code.inheritedMembers(of: $0) }.first {
            $0.kind == .method && $0.baseName == name.text
        }
        if let method { return compared(.held(method.nameRange)) }
        guard !handlers.contains(where: { subject.code.hasUnknownSuperclass($0.id) }) else {
            return compared(.open(.inherited))
        }
        guard !handlers.contains(where: { subject.code.isReadInPart($0.id) }) else { return compared(.open(.unread)) }
        let trigger = action.triggers.first.map { ", for '\($0.text)'" } ?? ""
        let attribute = component.declaration.layout == .interfaceBuilder ? "@IBAction" : "@objc"
        let methods = handlers.flatMap(\.handlers).map(\.method)
        // What somebody has renamed on one side only is no other action as well.
        let close = Spelling.closest(to: name.text, among: methods.map(\.baseName.string))
        let renamed =
            methods.first { $0.baseName.string == close } ?? onlyOther(among: methods, of: component, handlers, subject)
        let hint = renamed.map { "Did you mean '\($0.baseName.string)'?" }
        let finding = description.finding(
            at: first.declaration.nameRange,
            "'\(first.name)' has no method '\(name.text)', an action in the spec of '\(component.name)'.",
            help: [hint, "Write '\(attribute) private func \(name.text)()'\(trigger)."],
            notes: [Diagnostic.Note(at: name.range, "The spec declares the action here.")],
            fixes: [
                ContractFixes(subject).adding(
                    ["\(attribute) private func \(SwiftName.escaped(name.text))() {}"],
                    to: first.declaration,
                    named: name.text
                ),
                ContractFixes(subject).takingOut(name),
            ],
            subject: subject.subject(first, name.text),
            covers: renamed.flatMap { method in
                subject.code.owner(of: method).map {
                    Diagnostic.Counterpart(
                        RuleDescription.undeclaredAction.id,
                        subject.subject($0, method.name.string)
                    )
                }
            }
        )
        return compared(.differs(finding))
    }

    /// The only handler that the spec does not know, where it lacks the method of one action alone.
    private static func onlyOther(
        among methods: [MemberFact],
        of component: IndexedComponent,
        _ types: [CodeType],
        _ subject: CodeSubject
    ) -> MemberFact? {
        let known = UndeclaredAction.knownNames(of: component)
        let others = methods.filter { !known.contains($0.baseName) }
        let all = types.flatMap { subject.code.inheritedMembers(of: $0) }.filter { $0.kind == .method }
        let lacking = component.declaration.actions.filter { action in
            action.exit == .targetAction && !all.contains { $0.baseName == action.member.name.text }
        }
        return lacking.count == 1 && others.count == 1 ? others.first : nil
    }

    /// What the method is given, where the spec says it: the sender, most often.
    private static func signature(of action: Action, _ component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        guard let function = action.member.function, !function.parameters.isEmpty else { return [] }
        let found = subject.handlingTypes(of: component).flatMap { subject.code.inheritedMembers(of: $0) }.filter {
            $0.kind == .method && $0.baseName == function.name
        }
        guard found.count == 1, let method = found.first, let owner = subject.code.owner(of: method) else {
            return []
        }
        func finding(_ difference: MemberDifference, _ place: SourceRange) -> Diagnostic {
            let member = subject.subject(owner, function.name)
            return difference.finding(of: description, component.note(at: place), subject: member)
        }
        let fixes = ContractFixes(subject).changing(method, or: action.member)
        guard method.name == function.fullName else {
            let difference = MemberDifference(
                message: "'\(owner.name)' has '\(method.name)', and the spec says '\(function.fullName)'.",
                place: method.nameRange,
                fixes: fixes
            )
            let place = action.member.name.range
            return [Comparison(.targetAction, place, .differs(finding(difference, place)))]
        }
        return MemberComparison(subject).outcomes(ofReceived: method, against: action.member)
            .filter { $0.key == .parameters }.map { outcome in
                outcome.map { finding($0.with(fixes), outcome.described) }
            }
    }
}
