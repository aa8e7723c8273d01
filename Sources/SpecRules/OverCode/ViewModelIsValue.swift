import ScreenSpecDiagnostics

extension RuleDescription {
    package static let viewModelIsValue = RuleDescription(
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
}
