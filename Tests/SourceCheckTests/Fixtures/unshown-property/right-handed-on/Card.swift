import UIKit

final class Card: UIView {
    private let body = CardBody()
    var viewModel: ViewModel? {
        didSet { body.show(viewModel) }
    }
}
