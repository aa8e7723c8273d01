import ScreenSpecDiagnostics

extension RuleDescription {
    package static let unsentMessage = RuleDescription(
        "unsent-message",
        .warning,
        .architecture,
        purpose: "Every action, delegate method and message of a spec is sent by the code of its sender.",
        why: """
            A message that nobody sends is a button that does nothing, or a method that its receiver has for nothing. \
            The sender's class, its extensions and the classes above it are looked through for the message's name: the \
            view for actions and delegate methods, and for each channel the role that it starts at. For a view, the \
            views and the child controllers that it holds speak as well.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails: {trigger: detailsButton.touchUpInside}

            """,
            with: """
                import UIKit

                class ⟦ProductCell⟧: UITableViewCell {
                    @IBOutlet private var detailsButton: UIButton!
                    weak var delegate: ProductCellDelegate?
                }

                """
        ),
        right: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails: {trigger: detailsButton.touchUpInside}

            """,
            with: """
                import UIKit

                class ProductCell: UITableViewCell {
                    @IBOutlet private var detailsButton: UIButton!
                    weak var delegate: ProductCellDelegate?

                    @IBAction private func didTapDetails() {
                        delegate?.productCellRequestedDetails(self)
                    }
                }

                """
        ),
        misses: """
            Whether the message goes to the right receiver, at the right moment and with the right values. Properties of a \
            channel, and messages that a partner without code, such as a subclass of another module, sends.
            """
    )
}
