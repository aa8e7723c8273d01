import ScreenSpecDiagnostics

extension RuleDescription {
    package static let undeclaredSubview = RuleDescription(
        "undeclared-subview",
        nil,
        .style,
        purpose: "A view that has a spec has no subviews beyond those that it declares.",
        why: """
            A spec need not list dividers and backgrounds, so that this is off by default. Switched on, it keeps specs \
            complete: what a view is made of can be read off its spec.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell

            """,
            with: """
                import UIKit

                class ProductCell: UITableViewCell {
                    private let ⟦priceLabel⟧ = UILabel()
                }

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
        misses: "Subviews that no stored property holds, and those whose type cannot be read off."
    )
}
