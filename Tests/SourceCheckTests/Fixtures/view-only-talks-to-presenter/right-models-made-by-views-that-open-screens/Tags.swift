import UIKit

final class CompositionRoot {
    func start() -> UIViewController {
        let controller = TagViewController()
        controller.viewModel = TagViewModel()
        return controller
    }
}

final class TagViewModel { func load() {} }
final class DateViewModel { func go() {} }

final class DateViewController: UIViewController {
    var viewModel: DateViewModel?

    override func viewDidLoad() { viewModel?.go() }
}

final class TagViewController: UIViewController {
    var viewModel: TagViewModel?

    override func viewDidLoad() { viewModel?.load() }

    @objc private func open() {
        let controller = DateViewController()
        controller.viewModel = DateViewModel()
        present(controller, animated: true)
    }
}
