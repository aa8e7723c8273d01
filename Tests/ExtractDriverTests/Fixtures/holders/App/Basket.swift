import UIKit

protocol BasketViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol BasketPresenterInterface: AnyObject {
    func userAskedToReload()
}

/// Keeps its view, which whoever shows the basket asks it for: the other way round than on all other screens.
final class BasketPresenter: BasketPresenterInterface {
    private let view: BasketViewInterface
    private var count = 0

    init(view: BasketViewInterface) {
        self.view = view
    }

    func userAskedToReload() {
        count += 1
        view.showCount("\(count) goods")
    }
}

final class BasketViewController: UIViewController, BasketViewInterface {
    weak var presenter: BasketPresenterInterface?
    private let headline = UILabel()
    private let reloadButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        reloadButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    func showCount(_ text: String) {
        headline.text = text
    }

    @objc private func tapped() {
        presenter?.userAskedToReload()
    }
}
