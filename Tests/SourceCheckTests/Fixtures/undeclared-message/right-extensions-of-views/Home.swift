import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

extension UIView {
    class func fromNib<View: UIView>() -> View {
        fatalError("Nothing is loaded here.")
    }

    func pinToEdges() {}
}

final class HomeControllerView: ControllerView {}
final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home: HomeControllerView = HomeControllerView.fromNib()
        controllerView = home
        home.pinToEdges()
    }
}
