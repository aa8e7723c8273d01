import UIKit

final class Card: UIView {
    private let title = UILabel()
    var viewModel: ViewModel?
}
