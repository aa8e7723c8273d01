import ArchitectureRules
import ScreenModel
import SourceFacts
import SourceText

/// `unshown-property` in hand-written Swift: the view reads what its view model holds.
package enum UnshownPropertyInCode {
    package static let rule = Rule(UnshownProperty.card, relyingOn: .file) { (subject: CodeSubject) in
        subject.specViews.flatMap { findings(in: $0, subject) }
    }

    private static func findings(in view: SpecView, _ subject: CodeSubject) -> [Diagnostic] {
        guard let content = view.component.component.content, content.declaration.type == nil,
            view.component.owns(content.declaration.range)
        else { return [] }
        let helpers = owners(of: view, subject)
        let types = ([view.type] + helpers).flatMap { subject.code.classes(from: $0.id) }.map { subject.code[$0] }
        guard !handsOn(content, types, subject) else { return [] }
        let spoken = SpokenNames(of: types)
        let derived = Set(content.declaration.derived.flatMap { usedNames($0) })
        return content.declaration.properties.map(\.name).compactMap { name in
            guard name.text != "id", !spoken.contains(name.text), !derived.contains(name.text) else { return nil }
            return finding(name, content, view, subject)
        }
    }

    /// A view's subviews may be set by another role, which then reads the view model.
    private static func owners(of view: SpecView, _ subject: CodeSubject) -> [CodeType] {
        let roles = view.component.vocabulary?.subviewsVisibleTo ?? []
        return view.component.component.roles.filter { roles.contains($0.role) }.compactMap(\.type).flatMap {
            subject.types(called: $0, of: view.component)
        } + subject.rootViews.controllers(of: view.type.id).map { subject.code[$0] }
    }

    private static func usedNames(_ derived: DerivedProperty) -> [String] {
        switch derived.value {
        case .format(let format): [format.property.text]
        case .expression(let expression): expression.names
        }
    }

    /// Whether the view passes its view model on as a whole: then another view may show what this one does not read.
    private static func handsOn(_ content: Content, _ types: [CodeType], _ subject: CodeSubject) -> Bool {
        types.contains { type in
            type.declarations.flatMap(\.allMembers).contains { member in
                member.calls.flatMap(\.arguments).contains { value in
                    guard value.kind == .path, let use = value.use else { return false }
                    return isViewModel(use, in: member, content, subject)
                }
            }
        }
    }

    private static func isViewModel(
        _ use: UseFact,
        in member: MemberFact,
        _ content: Content,
        _ subject: CodeSubject
    ) -> Bool {
        let type = subject.code.type(of: use, in: member)
        if let id = type.projectType { return subject.code.qualifiedName(of: id) == content.fullTypeName }
        // A generated type may not be among the sources; then its property is known by its annotation.
        guard let last = use.components.last?.name.string, type == .unknown else { return false }
        let annotation = use.local?.type ?? member.owner?.members.first { $0.baseName == last }?.type
        return annotation?.stripped.qualifiedName == content.typeName
            || annotation?.stripped.qualifiedName == content.fullTypeName
    }

    private static func finding(_ name: Name, _ content: Content, _ view: SpecView, _ subject: CodeSubject)
        -> Diagnostic
    {
        let subview = view.component.declaration.subviews.first { $0.shows.contains { $0.source.text == name.text } }
        let expected = subview.flatMap { subview in
            subview.shows.first { $0.source.text == name.text }.map { "\(subview.name.text).\($0.property.text)" }
        }
        let remedy = expected.map { "set '\($0)' from it" } ?? "show it"
        return UnshownProperty.card.finding(
            at: view.type.declaration.nameRange,
            "'\(view.type.name)' never reads '\(name.text)' of its view model '\(content.fullTypeName)': \(remedy), or take it out "
                + "of the spec.",
            notes: [Diagnostic.Note(at: name.range, "The spec of '\(view.component.name)' declares it here.")],
            subject: subject.subject(view.type, "\(content.declaration.kind.rawValue).\(name.text)")
        )
    }
}
