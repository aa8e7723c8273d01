import UIKit

protocol ReturnsViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol ReturnsPresenterInterface: AnyObject {
    func userAskedToReload()
}

final class ReturnsPresenter: ReturnsPresenterInterface {
    weak var view: ReturnsViewInterface?
    private var count = 0

    func userAskedToReload() {
        count += 1
        view?.showCount("\(count) returns")
    }
}

final class ReturnsViewController: UIViewController, ReturnsViewInterface {
    private let presenter: ReturnsPresenterInterface
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(presenter: ReturnsPresenterInterface) {
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
