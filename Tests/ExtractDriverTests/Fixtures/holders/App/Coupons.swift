import UIKit

protocol CouponsViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol CouponsPresenterInterface: AnyObject {
    func userAskedToReload()
}

final class CouponsPresenter: CouponsPresenterInterface {
    weak var view: CouponsViewInterface?
    private var count = 0

    func userAskedToReload() {
        count += 1
        view?.showCount("\(count) coupons")
    }
}

final class CouponsViewController: UIViewController, CouponsViewInterface {
    private let presenter: CouponsPresenterInterface
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(presenter: CouponsPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reloadButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    func showCount(_ text: String) {
        headline.text = text
    }

    @objc private func tapped() {
        presenter.userAskedToReload()
    }
}
