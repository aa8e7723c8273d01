import UIKit

protocol ProductView: AnyObject {
    func display(name: String)
}

protocol ProductAction: AnyObject {
    func userTappedBuy()
}

final class ProductPresenter: ProductAction {
    private weak var view: ProductView?

    init(view: ProductView) {
        self.view = view
    }

    func userTappedBuy() {
        view?.display(name: "Buy")
    }
}

final class ProductViewController: UIViewController, ProductView {
    private let presenter: ProductAction
    private let nameLabel = UILabel()
    private let button = UIButton()

    init(presenter: ProductAction) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    func display(name: String) {
        nameLabel.text = name
    }

    @objc private func tapped() {
        presenter.userTappedBuy()
    }
}
