import UIKit

final class TagViewModel { func load() {} }
final class DateViewModel {
    var days: [String] = []

    func go() {}
    func choose(_ day: String) {}
}

final class DateViewController: UIViewController {
    var viewModel: DateViewModel?

    override func viewDidLoad() { viewModel?.go() }
}

final class TagViewController: UIViewController {
    var viewModel: TagViewModel?
    private let dates = DateViewModel()

    override func viewDidLoad() {
        viewModel?.load()
        title = dates.days.first
    }

    @objc private func open() {
        let model = DateViewModel()
        model.choose("today")
        let controller = DateViewController()
        controller.viewModel = model
        present(controller, animated: true)
    }
}
