import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

class HomeControllerView: ControllerView {
    let label = UILabel()
    var title = ""

    func show(_ text: String) {
        label.text = text
    }
}

final class WideHomeControllerView: HomeControllerView {
    func widen() {
        label.numberOfLines = 0
    }
}

class HomeController: Controller {
    let home = HomeControllerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = home
        home.label.text = ""
        HomeFiller().fill(home)
    }

    private struct HomeFiller {
        func fill(_ home: HomeControllerView) {
            home.label.text = ""
        }
    }
}

final class WideHomeController: HomeController {
    func rename() {
        home.label.text = "wide"
    }
}

final class HomeReader {
    func title(of home: HomeControllerView) -> String? {
        home.show("")
        home.title = "Home"
        return home.label.text
    }
}

final class Badge {
    let label = UILabel()
}

final class Decorator {
    func decorate(_ badge: Badge) {
        badge.label.text = ""
    }
}
