import UIKit

class HomePresenter {
    func load() {}
}

class HomeViewController: UIViewController {
    var presenter: HomePresenter?
    private let alertPresenter = AlertPresenter()

    override func viewDidLoad() {
        presenter?.load()
        alertPresenter.show(in: self)
    }
}

class AlertPresenter {
    func show(in controller: UIViewController) {
        controller.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
}
