import UIKit

public final class Card: UIView {
    public var viewModel = ViewModel(title: "")
    public var actions = Actions()
    public weak var delegate: (any CardDelegate)?

    public func flip() {
        viewModel = ViewModel(text: Deck(name: viewModel.caption).name)
        actions.flipped?()
        delegate?.cardShowedBack(self)
    }
}

package final class Pile: UIView {
    package var viewModel = ViewModel(count: 0)
    package let suit = Suit.hearts
}
