import UIKit

final class SearchFlowCoordinator {
    private let navigation = UINavigationController()

    func start() { navigation.pushViewController(ListViewController(), animated: false) }
    func showImage() { navigation.present(ImageViewController(), animated: true) }
}

final class ListViewModel { func select() {} }
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()

    func tapped() { viewModel.select() }
}

final class ImageViewModel { var page = 0 }
final class ImageViewController: UIViewController {
    private let viewModel = ImageViewModel()

    @objc private func close() {
        viewModel.page = 0
        dismiss(animated: true)
    }
}
