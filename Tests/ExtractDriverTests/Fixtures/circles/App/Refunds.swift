import UIKit

final class RefundsViewModel {
    let title = "Refunds"
    private(set) var count = 0

    func reload() {
        count += 1
    }
}

final class RefundsViewController: UIViewController {
    private let viewModel: RefundsViewModel
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(viewModel: RefundsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = viewModel.title
        reloadButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped() {
        viewModel.reload()
    }
}

final class RefundsCoordinator {
    private let navigationController: UINavigationController
    private let screen: RefundsViewController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        screen = RefundsViewController(viewModel: RefundsViewModel())
    }

    func start() {
        navigationController.pushViewController(screen, animated: true)
    }
}
