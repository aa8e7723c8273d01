import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// What a view shows is a value.
package enum ViewModelIsValue {
    package static let description = RuleDescription(
        "view-model-is-value",
        .warning,
        .architecture,
        purpose: "A view model is a struct or an enum.",
        why: """
            A view redraws itself when its view model is set. An object changes behind the view's back: the screen shows \
            the old price, and 'didSet' never runs. Two cells that share one object change together. A struct is copied \
            when it is handed over, can be compared, and can be made in a test in one line.
            """,
        wrong: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                final class ⟦ViewModel⟧ {
                    var name = ""
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                struct ViewModel {
                    let name: String
                }
            }

            """
        ),
        misses: """
            Classes that only their names make view models, unless the architecture's 'viewModel' pattern finds them for a \
            screen whose partner is another type. In MVVM the view model is a role, which is an object by design, and a spec \
            that names an existing type takes it as it is. A class that others inherit, which a struct cannot be, and one that \
            tells of its changes by itself: an 'ObservableObject', or one with '@Observable' or '@Published'.
            """
    )

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let classes = subject.viewModels.filter { model in
            model.type.isReference && !model.isTakenAsItIs && subject.code.subclasses(of: model.type.id).isEmpty
                && !tellsOfChanges(model.type, subject.code)
        }
        return classes.map { model in
            let name = subject.code.qualifiedName(of: model.type.id)
            let reason = canChange(model.type) ? ", so that it can change without the view being told" : ""
            return description.finding(
                at: model.type.declaration.nameRange,
                "'\(name)', \(model.description), is a class\(reason): make it a struct.",
                notes: model.declared.map { [Diagnostic.Note(at: $0, "The spec declares it here, as a value.")] } ?? [],
                subject: subject.subject(model.type)
            )
        }
    }

    /// Whether whoever shows an object can hear of its changes from itself, which a struct has no way to do.
    private static func tellsOfChanges(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.conforms(type.id, toProtocolNamed: "ObservableObject")
            || code.classes(from: type.id).contains { ancestor in
                code[ancestor].declaration.attributes.contains("Observable")
                    || code[ancestor].members.contains { $0.attributes.contains("Published") }
            }
    }

    /// Whether an object has anything that can be set.
    private static func canChange(_ type: CodeType) -> Bool {
        type.members.contains { $0.kind == .storedProperty && !$0.isTypeMember && !$0.isConstant }
    }
}
