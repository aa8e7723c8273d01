import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let label = UILabel()
}

final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeControllerView()
        controllerView = home
        home.label.frame = .zero
        home.addSubview(UILabel())
    }

    func constrain(_ home: HomeControllerView) {
        NSLayoutConstraint.activate([
            home.label.topAnchor.constraint(equalTo: home.topAnchor)
        ])
    }

    func animate() {
        UIView.animate(withDuration: 1) {}
    }
}
