import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class WebController: UIViewController {
    private let session = URLSession.shared
}
