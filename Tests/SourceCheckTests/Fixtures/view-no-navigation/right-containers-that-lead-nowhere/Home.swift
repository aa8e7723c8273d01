import UIKit

final class AppDependencyContainer {
    func makeDetail() -> DetailViewController { DetailViewController() }
}

final class HomeViewController: UIViewController {
    private let viewModel = HomeViewModel()

    private func open() {
        viewModel.load()
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}

final class HomeViewModel {
    func load() {}
}

final class DetailViewController: UIViewController {
    private let viewModel = DetailViewModel()

    private func close() {
        viewModel.save()
        navigationController?.popViewController(animated: true)
    }
}

final class DetailViewModel {
    func save() {}
}
