import UIKit

class HomeViewModel {
    weak var coordinator: AppCoordinator?

    func next() {
        coordinator?.goHome()
    }
}

class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?

    override func viewDidLoad() {
        viewModel?.next()
    }
}

class AppCoordinator {
    let navigation = UINavigationController()

    func goHome() {
        let controller = HomeViewController()
        let viewModel = HomeViewModel.init()
        register(HomeViewModel.self)
        print(HomeViewModel.self.init())
        viewModel.coordinator = self
        controller.viewModel = viewModel
        navigation.pushViewController(controller, animated: true)
    }

    private func register(_ type: HomeViewModel.Type) {}
}
