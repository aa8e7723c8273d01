import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// An action that its own object handles has a method.
package enum MissingAction {
    package static let description = RuleDescription.missingAction

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        subject.specs.components.flatMap { component in
            component.declaration.actions.filter { $0.exit == .targetAction }.compactMap {
                finding($0, of: component, subject)
            }
        }
    }

    private static func finding(_ action: Action, of component: IndexedComponent, _ subject: CodeSubject) -> Diagnostic?
    {
        let isMoment = action.triggers.allSatisfy { $0.path == ["screen"] }
        guard !isMoment || action.triggers.isEmpty else { return nil }
        let handlers = handlingTypes(of: component, subject)
        guard let first = handlers.first else { return nil }
        let name = action.member.name.text
        let has = handlers.contains { type in
            subject.code.inheritedMembers(of: type).contains { $0.kind == .method && $0.baseName == name }
        }
        guard !has, !handlers.contains(where: { mayInherit(name, $0, subject) }) else { return nil }
        let trigger = action.triggers.first.map { ", for '\(($0.path + [$0.event]).joined(separator: "."))'" } ?? ""
        let attribute = component.declaration.layout == .interfaceBuilder ? "@IBAction" : "@objc"
        let methods = handlers.flatMap(\.handlers).map(\.method.baseName.string)
        let hint = Spelling.closest(to: name, among: methods).map { "Did you mean '\($0)'?" }
        return description.finding(
            at: first.declaration.nameRange,
            "'\(first.name)' has no method '\(name)', an action in the spec of '\(component.name)'.",
            help: [hint, "Write '\(attribute) private func \(name)()'\(trigger)."].compactMap(\.self),
            notes: [Diagnostic.Note(at: action.member.name.range, "The spec declares the action here.")],
            subject: subject.subject(first, name)
        )
    }

    /// The view, and the roles that may touch its subviews.
    static func handlingTypes(of component: IndexedComponent, _ subject: CodeSubject) -> [CodeType] {
        let visible = component.vocabulary?.subviewsVisibleTo ?? []
        let others = component.component.roles.filter { visible.contains($0.role) }.compactMap(\.type)
        return (others + [component.component.viewType]).flatMap { subject.types(called: $0, of: component) }
    }

    private static func mayInherit(_ name: String, _ type: CodeType, _ subject: CodeSubject) -> Bool {
        subject.code.hasUnknownSuperclass(type.id)
    }
}
