import UIKit

class HomePresenter {
    func load() {}
}

class HomeViewController: UIViewController {
    var presenter: HomePresenter?
    private let chartPresenter = ChartPresenter()

    override func viewDidLoad() {
        presenter?.load()
        chartPresenter.show(in: self)
    }
}

class ChartPresenter {
    func show(in controller: UIViewController) {
        controller.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
}
