import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let label = UILabel()

    func raise() {
        bringSubviewToFront(label)
    }
}

final class HomeController: Controller {
    private var running: UIViewPropertyAnimator?
    private var cart = Cart()

    override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeControllerView()
        controllerView = home
        home.raise()
        cart.add("apples", forKey: "fruit")
        cart.layer.add("pears")
        Journey.animate(withDuration: 1)
        running?.stopAnimation(true)
    }
}

struct Cart {
    var layer: [String] = []
    func add(_ name: String, forKey key: String) {}
}

enum Journey {
    static func animate(withDuration duration: Double) {}
}
