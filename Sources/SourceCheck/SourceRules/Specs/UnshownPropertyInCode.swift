import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// `unshown-property` in hand-written Swift: the view reads what its view model holds.
package enum UnshownPropertyInCode {
    package static let rule = Rule(UnshownProperty.description, relyingOn: .file) { (subject: CodeSubject) in
        SpecView.all(in: subject).flatMap { findings(in: $0, subject) }
    }

    private static func findings(in view: SpecView, _ subject: CodeSubject) -> [Diagnostic] {
        view.component.component.contents.outermost.filter {
            $0.declaration.type == nil && view.component.owns($0.declaration.range)
        }.flatMap { findings(in: view, $0, subject) }
    }

    private static func findings(in view: SpecView, _ content: Content, _ subject: CodeSubject) -> [Diagnostic] {
        let helpers = owners(of: view, subject)
        let types = ([view.type] + helpers).flatMap { subject.code.classes(from: $0.id) }.map { subject.code[$0] }
        guard !handsOn(content, types, subject) else { return [] }
        let spoken = SpokenNames(of: types)
        let derived = Set(content.declaration.derived.flatMap(\.usedNames))
        let declared = subject.code.types(named: content.fullTypeName, inModule: view.component.module)
        return content.declaration.properties.map(\.name).compactMap { name in
            guard name.text != "id", !spoken.contains(name.text), !derived.contains(name.text),
                !UnshownProperty.reports(name.text, of: content.declaration, in: view.component),
                // Nobody can read what is not there.
                !declared.contains(where: { subject.code.hasMember(name.text, .project($0)) == false })
            else { return nil }
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

    /// Whether the view passes its view model on as a whole, by an argument or by a property of another object: then another view
    /// may show what this one does not read. Its own methods are read like all else of it.
    private static func handsOn(_ content: Content, _ types: [CodeType], _ subject: CodeSubject) -> Bool {
        types.contains { type in
            type.declarations.flatMap(\.allMembers).contains { member in
                let isHandedOver = member.calls.contains { call in
                    call.arguments.contains { isViewModel($0, in: member, content, subject) }
                        && !isOwnMethod(call, types, content, subject)
                }
                return isHandedOver
                    || member.assignments.contains { assignment in
                        let path = assignment.target.selfPath ?? assignment.target.components
                        return path.count > 1 && isViewModel(assignment.value, in: member, content, subject)
                    }
            }
        }
    }

    /// Whether a call is one of the view's own methods that take the view model as what it is.
    private static func isOwnMethod(_ call: CallFact, _ types: [CodeType], _ content: Content, _ subject: CodeSubject)
        -> Bool
    {
        guard let path = call.callee.selfPath, call.calledPath.count == 1, path.count == 1, let name = path.first?.name
        else { return false }
        let methods = types.flatMap(\.members).filter { $0.kind == .method && $0.baseName == name }
        return !methods.isEmpty
            && methods.allSatisfy { method in
                method.hasBody
                    && method.parameters.contains { parameter in
                        guard let type = parameter.type else { return false }
                        return isContent(type, subject.code.lookup(type, in: method), content, subject)
                    }
            }
    }

    private static func isViewModel(
        _ value: ValueFact,
        in member: MemberFact,
        _ content: Content,
        _ subject: CodeSubject
    ) -> Bool {
        guard value.kind == .path, let use = value.use else { return false }
        return isViewModel(use, in: member, content, subject)
    }

    private static func isViewModel(
        _ use: UseFact,
        in member: MemberFact,
        _ content: Content,
        _ subject: CodeSubject,
        depth: Int = 0
    ) -> Bool {
        let type = subject.code.type(of: use, in: member)
        if let id = type.projectType { return subject.code.qualifiedName(of: id) == content.fullTypeName }
        // A generated type may not be among the sources; then its property is known by its annotation.
        guard type == .unknown, use.components.count == 1, let name = use.components.first?.name.string else {
            return false
        }
        // `let state = viewModel` is the view model by another name.
        if let value = use.local?.value, use.local?.type == nil, depth < 4 {
            guard value.kind == .path, let origin = value.use else { return false }
            return isViewModel(origin, in: member, content, subject, depth: depth + 1)
        }
        let annotation = use.local?.type ?? member.owner?.members.first { $0.baseName == name }?.type
        return annotation.map { isContent($0, type, content, subject) } ?? false
    }

    /// Whether a type that is written somewhere is that of the view model.
    private static func isContent(_ written: TypeFact, _ type: NamedType, _ content: Content, _ subject: CodeSubject)
        -> Bool
    {
        if let id = type.projectType { return subject.code.qualifiedName(of: id) == content.fullTypeName }
        let name = written.stripped.qualifiedName
        return type == .unknown && (name == content.typeName || name == content.fullTypeName)
    }

    private static func finding(_ name: Name, _ content: Content, _ view: SpecView, _ subject: CodeSubject)
        -> Diagnostic
    {
        let subview = view.component.declaration.showing.first { $0.shows.contains { $0.source.text == name.text } }
        let expected = subview.flatMap { subview in
            subview.shows.first { $0.source.text == name.text }.map { "\(subview.name.text).\($0.property.text)" }
        }
        let remedy = expected.map { "set '\($0)' from it" } ?? "show it"
        return UnshownProperty.description.finding(
            at: view.type.declaration.nameRange,
            "'\(view.type.name)' never reads '\(name.text)' of its view model '\(content.fullTypeName)'.",
            help: ["\(remedy), or take it out of the spec".asSentence],
            notes: [Diagnostic.Note(at: name.range, "The spec of '\(view.component.name)' declares it here.")],
            subject: subject.subject(view.type, "\(content.declaration.section).\(name.text)")
        )
    }
}

extension DerivedProperty {
    /// The names that it is made of.
    var usedNames: [String] {
        switch value {
        case .format(let format):
            if case .property(let code) = format.code {
                [format.property.text, code.text]
            } else {
                [format.property.text]
            }
        case .expression(let expression): Array(expression.names)
        }
    }
}
