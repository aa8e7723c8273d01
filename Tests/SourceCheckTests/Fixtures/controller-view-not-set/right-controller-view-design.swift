// swift-format-ignore-file
import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

class HomeControllerView: ControllerView {

    let label: UILabel = {
        let label = UILabel()
        label.text = "Hello world"
        label.isUserInteractionEnabled = true
        return label
    }()

    override func addSubviews() {
        addSubview(label)
        label.frame = CGRect(x: 100, y: 100, width: 300, height: 30)
    }

    func animateLabel() {
        UIView.animate(withDuration: 0.4, animations: {
            label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        }, completion: nil)
    }
}

class HomeController: Controller {

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView(controller: self)
    }

    override func setViewHandlers() {
        guard let controllerView = self.controllerView as? HomeControllerView else { fatalError("Controller view has not been set") }
        controllerView.label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(labelTapped)))
    }

    func labelTapped() {
        guard let controllerView = self.controllerView as? HomeControllerView else { fatalError("Controller view has not been set") }
        controllerView.animateLabel()
    }
}
