import UIKit

final class TabsViewController: UITabBarController {
    let presenter: TabsPresenter

    init(presenter: TabsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        viewControllers = [HomeWireframe.start()]
    }
}

final class TabsPresenter {
    weak var view: TabsViewController?
}

final class TabsWireframe {}

final class HomeWireframe {
    static func start() -> UIViewController {
        let presenter = HomePresenter()
        return HomeViewController(presenter: presenter)
    }
}

final class HomePresenter {}

final class HomeViewController: UIViewController {
    let presenter: HomePresenter

    init(presenter: HomePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
