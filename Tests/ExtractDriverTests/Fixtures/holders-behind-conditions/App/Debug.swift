import UIKit

protocol DebugViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol DebugPresenterInterface: AnyObject {
    func userAskedToReload()
}

/// Keeps its view, which no other presenter does; no document can say so, since the view stands behind a condition.
final class DebugPresenter: DebugPresenterInterface {
    private let view: DebugViewInterface
    private var count = 0

    init(view: DebugViewInterface) {
        self.view = view
    }

    func userAskedToReload() {
        count += 1
        view.showCount("\(count) logs")
    }
}

#if DEBUG
final class DebugViewController: UIViewController, DebugViewInterface {
    weak var presenter: DebugPresenterInterface?
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
#endif
