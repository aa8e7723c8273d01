import UIKit

final class HomeControllerView: ControllerView {
    let label = UILabel()
}

final class HomeController: Controller {}
