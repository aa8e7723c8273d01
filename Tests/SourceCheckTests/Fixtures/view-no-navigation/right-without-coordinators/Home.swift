import UIKit

final class HomeViewController: UIViewController {
    private let viewModel = HomeViewModel()

    private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}

final class HomeViewModel {
    func load() {}
}

final class DetailViewController: UIViewController {}
