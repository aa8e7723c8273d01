import UIKit

protocol LoginViewControllerDelegate: AnyObject {
    func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
}

final class LoginViewController: UIViewController {
    private lazy var loginButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
        return button
    }()

    private lazy var forgotPassword: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(performPasswordRecovery(_:)), for: .touchUpInside)
        return button
    }()

    weak var delegate: LoginViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(loginButton)
        view.addSubview(forgotPassword)
    }

    @objc private func performLogin(_ sender: UIButton) {
        sender.isEnabled = false
    }

    @objc private func performPasswordRecovery(_ sender: UIButton) {
        delegate?.loginViewControllerPasswordRecoveryRequested(self)
    }
}

final class ProductCell: UITableViewCell {
    @IBOutlet private weak var productImageView: UIImageView!
    @IBOutlet private weak var productNameLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private var starButtons: [UIButton]!
    @IBOutlet private weak var topConstraint: NSLayoutConstraint!

    struct ViewModel: Hashable, Sendable {
        let image: UIImage?
        let productName: String
        let price: Double

        var formattedPrice: String {
            NumberFormatter.localizedString(from: NSNumber(value: price), number: .currency)
        }
    }

    var viewModel: ViewModel? {
        didSet {
            productImageView.image = viewModel?.image
            productNameLabel.text = viewModel?.productName
            priceLabel.text = viewModel?.formattedPrice
            topConstraint.constant = viewModel == nil ? 0 : 8
            for (index, button) in starButtons.enumerated() { button.isSelected = index == 0 }
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
        accessibilityLabel = viewModel?.productName
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel = nil
    }
}
