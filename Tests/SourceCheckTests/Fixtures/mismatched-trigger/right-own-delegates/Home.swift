import UIKit

final class HomeViewController: UIViewController, HomeViewDelegate {
    private let homeView = HomeView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(homeView)
        listen(to: homeView)
    }

    private func listen(to view: HomeView) {
        view.delegate = self
    }

    func didChoose() {
        choose()
    }

    private func choose() {
        navigationController?.popViewController(animated: true)
    }
}
