import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What the view models of the code lack of what specs describe.
extension MissingType {
    static func missingMembers(of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        describedContents(of: component).flatMap { missingProperties(of: $0, of: component, subject) }
            + component.component.contents.flatMap { missingInitializers(of: $0, of: component, subject) }
    }

    /// Properties that a view model of the code does not have, though the spec lists them.
    private static func missingProperties(
        of content: Content,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let types = subject.code.types(named: content.fullTypeName, inModule: component.module)
        guard types.count == 1, let id = types.first, subject.code[id].kind != .typealias else { return [] }
        let described = DescribedType(content.declaration, subject.code[id])
        return described.writtenProperties.compactMap { name, expected in
            guard subject.code.hasMember(name.text, .project(id)) == false else { return nil }
            let places = subject.analysis(ListedProperties.self).places(of: name.text, in: id)
            // What several specs list is missing once.
            guard places.first == name.range else { return Comparison(.property, name.range, .open(.absent)) }
            var finding = finding(missing: name, expected, of: described, content, component, subject)
            finding.notes += places.dropFirst().map { Diagnostic.Note(at: $0, "It is listed here too.") }
            return Comparison(.property, name.range, .differs(finding))
        }
    }

    private static func finding(
        missing name: Name,
        _ expected: TypeReference,
        of described: DescribedType,
        _ content: Content,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let (type, typeName, fixes) = (described.type, content.fullTypeName, ContractFixes(subject))
        let uses = uses(of: name, content, component)
        let renamed = described.renamed(name, expected, in: subject.code)
        let known = subject.code.inheritedMembers(of: type).filter(\.isProperty).map(\.baseName.string)
        let hint = Spelling.question(about: name.text, among: known)
        return description.finding(
            at: renamed?.nameRange ?? type.declaration.nameRange,
            renamed.map { "'\(typeName)' has '\($0.baseName)', and the spec says '\(name.text)'." }
                ?? "'\(typeName)' has no '\(name.text)', which the spec of '\(component.name)' lists.",
            help: renamed == nil ? [hint ?? "Add it there, or take it out of the spec."] : [],
            notes: [Diagnostic.Note(at: name.range, "The spec lists '\(name.text)' here.")],
            fixes: renamed.map { fixes.renaming($0, or: name, usedAt: uses) }
                ?? fixes.adding(name, expected, to: type, usedAt: uses),
            subject: subject.subject(type, name.text)
        )
    }

    /// Where the spec names a property besides; `nil` where that is in an expression, an example or a longer path, of which a program
    /// does not know what becomes.
    private static func uses(of name: Name, _ content: Content, _ component: IndexedComponent) -> [SourceRange]? {
        let declaration = content.declaration
        guard declaration.examples.isEmpty, !declaration.derived.contains(where: { $0.usedNames.contains(name.text) })
        else { return nil }
        let showing = component.declaration.showing
        let sources = showing.flatMap(\.shows).map(\.source) + showing.flatMap(\.rows).map(\.source)
        let named = sources.filter { $0.text.dottedParts.first == name.text }
        return named.allSatisfy { $0.text == name.text } ? named.map(\.range) : nil
    }
}
