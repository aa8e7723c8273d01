import ScreenModel
import SpecRules
import ScreenSpecDiagnostics

/// Subviews show what the spec says that they show.
package enum MismatchedBinding {
    package static let description = RuleDescription.mismatchedBinding

    static let rule = ComparingRule(description) { subject in
        ViewFamily.all(in: subject).flatMap { family -> [Comparison<Diagnostic>] in
            let survey = BindingSurvey(family, subject)
            return subviews(of: family.component).flatMap { subview in
                subview.shows.map { binding in
                    let isOnly = binding.others(of: subview).isEmpty
                    let key: ComparedKey = ShownMethod(binding.property.text) == nil ? .binding : .toldBinding
                    return Comparison(
                        isOnly ? key : .furtherBinding,
                        isOnly ? binding.property.range : binding.source.range,
                        survey.outcome(for: binding, of: subview)
                    )
                }
            }
        }
            + ViewFamily.missing(in: subject).flatMap { component in
                subviews(of: component).flatMap(\.shows).map {
                    Comparison(.binding, $0.property.range, .open(.absent))
                }
            } + rows(subject)
    }

    private static func subviews(of component: IndexedComponent) -> [Subview] {
        component.declaration.showing.filter { component.owns($0.name.range) }
    }
}

extension Subview.Binding {
    /// The other sources of the same property.
    func others(of subview: Subview) -> [Subview.Binding] {
        subview.shows.filter { $0.property.range == property.range && $0.source.range != source.range }
    }
}
