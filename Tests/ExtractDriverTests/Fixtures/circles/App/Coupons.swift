import UIKit

final class CouponsViewModel {
    let title = "Coupons"
    private(set) var count = 0

    func reload() {
        count += 1
    }
}

final class CouponsViewController: UIViewController {
    private let viewModel: CouponsViewModel
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(viewModel: CouponsViewModel) {
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

final class CouponsCoordinator {
    private let navigationController: UINavigationController
    private let screen: CouponsViewController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        screen = CouponsViewController(viewModel: CouponsViewModel())
    }

    func start() {
        navigationController.pushViewController(screen, animated: true)
    }
}
