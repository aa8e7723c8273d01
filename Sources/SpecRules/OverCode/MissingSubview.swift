import ScreenSpecDiagnostics

extension RuleDescription {
    package static let missingSubview = RuleDescription(
        "missing-subview",
        .error,
        .architecture,
        purpose: "A view has every subview that its spec declares, of the type that it says.",
        why: """
            The spec says what a view is made of; triggers, 'shows' and the documentation start from it. A subview that \
            the class lacks was never built, or was renamed or removed and the spec was forgotten.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              priceLabel: UILabel

            """,
            with: """
                import UIKit

                class ⟦ProductCell⟧: UITableViewCell {}

                """
        ),
        right: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              priceLabel: UILabel

            """,
            with: """
                import UIKit

                class ProductCell: UITableViewCell {
                    private let priceLabel = UILabel()
                }

                """
        ),
        misses: """
            Whether the subview is added to the view where the class hands it to others, or puts none of its views anywhere by itself. The root view of a controller counts as the controller's. A property whose type cannot be read off counts, and so does \
            whatever a superclass of a package may hold, unless the view has given it another name.
            """
    )
}
