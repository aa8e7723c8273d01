import UIKit

final class HomeControllerView: ControllerView {
    let label = UILabel()

    override func addSubviews() {
        addSubview(label)
    }

    func animateLabel() {}
}

final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView(controller: self)
    }

    override func setViewHandlers() {
        homeControllerView.label.text = "Hello world"
        homeControllerView.animateLabel()
    }
}
