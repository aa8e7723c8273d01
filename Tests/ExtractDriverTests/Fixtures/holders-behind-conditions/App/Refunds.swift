import UIKit

protocol RefundsViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol RefundsPresenterInterface: AnyObject {
    func userAskedToReload()
}

final class RefundsPresenter: RefundsPresenterInterface {
    weak var view: RefundsViewInterface?
    private var count = 0

    func userAskedToReload() {
        count += 1
        view?.showCount("\(count) refunds")
    }
}

final class RefundsViewController: UIViewController, RefundsViewInterface {
    private let presenter: RefundsPresenterInterface
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(presenter: RefundsPresenterInterface) {
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
