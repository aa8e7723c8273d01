import UIKit

protocol GiftsViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol GiftsPresenterInterface: AnyObject {
    func userAskedToReload()
}

final class GiftsPresenter: GiftsPresenterInterface {
    weak var view: GiftsViewInterface?
    private var count = 0

    func userAskedToReload() {
        count += 1
        view?.showCount("\(count) gifts")
    }
}

final class GiftsViewController: UIViewController, GiftsViewInterface {
    private let presenter: GiftsPresenterInterface
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(presenter: GiftsPresenterInterface) {
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
