import ScreenSpecDiagnostics

extension RuleDescription {
    package static let privateOutlets = RuleDescription(
        "private-outlets",
        .error,
        .architecture,
        basis: .code,
        purpose: "Outlets, collections of them and outlets of constraints are private.",
        why: """
            An outlet is a part of the view that Interface Builder lays out. Where it is visible, a controller, a \
            coordinator or a test sets its text and colour from outside, before the view is loaded it crashes, and \
            nobody can tell any more where the view gets its looks from. Interface Builder connects private outlets just \
            as well. A view offers a view model or a method instead.
            """,
        wrong: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                @IBOutlet weak var ⟦priceLabel⟧: UILabel!
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                @IBOutlet private weak var priceLabel: UILabel!

                func show(price: String) {
                    priceLabel.text = price
                }
            }

            """
        ),
        misses: """
            Outlets of delegates and other objects that are no part of the view. An outlet that a protocol requires, that a \
            subclass names, or that an extension in another file names, by whatever name for 'self', has to be visible and is \
            left alone, and so is one that tests use and nobody else.
            """
    )
}
