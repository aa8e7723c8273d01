import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The types of the parameters of initializers that a spec leaves to hand-written code.
extension MismatchedProperty {
    static func initializers(of component: IndexedComponent, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        component.component.contents.filter { component.owns($0.declaration.range) }.flatMap {
            initializers(of: $0, of: component, subject)
        }
    }

    private static func initializers(
        of content: Content,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let written = subject.analysis(WrittenInitializers.self).ofType(named: content.fullTypeName)
        return content.declaration.initializers.filter(\.isCustom).flatMap { initializer -> [Comparison<Diagnostic>] in
            let labels = initializer.parameters.map { $0.label ?? "_" }
            let found = written.filter { $0.parameters(taking: labels) != nil }
            guard let only = found.first, let parameters = only.parameters(taking: labels) else { return [] }
            guard found.count == 1 else {
                return [Comparison(.initializerParameters, initializer.range, .open(.severalMembers))]
            }
            let reader = SpecTypeReader(subject.code)
            let member = component.subject("\(content.fullTypeName).\(only.name)")
            return zip(parameters, initializer.parameters).map { parameter, expected in
                TypeComparison(subject.code).outcome(
                    .initializerParameters,
                    "'\(expected.name)' of '\(only.name.string)'",
                    parameter.type,
                    in: only,
                    expected.type,
                    reader
                )
                .map { difference in
                    let both = parameter.type.map { ContractFixes(subject).changing($0, or: expected.type) } ?? []
                    return finding(difference.with(both), at: expected.type.range, member)
                }
            }
        }
    }
}
