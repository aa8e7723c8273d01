import UIKit

final class MigrationViewModel {
    var viewController: UIViewController?
    let title = "Migration"
}

final class MigrationViewController: UIViewController {
    private let viewModel: MigrationViewModel

    init(viewModel: MigrationViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        viewModel.viewController = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
    }
}

final class HomeViewModel {
    let title = "Home"
}

final class HomeViewController: UIViewController {
    private let viewModel: HomeViewModel

    init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
