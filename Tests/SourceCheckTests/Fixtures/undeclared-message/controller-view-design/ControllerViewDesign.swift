import UIKit

class ControllerView: UIView {
    func addSubviews() {}
}

class Controller: UIViewController {
    var controllerView: ControllerView?

    func setViewHandlers() {}
}
