// swift-format-ignore-file
import UIKit

class HomeController: Controller {
    
    var homeControllerView: HomeControllerView {
        get {
            guard let controllerView = self.controllerView as? HomeControllerView else { fatalError("Controller view has not been set") }
            return controllerView
        }
    }
    
    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView(controller: self)
    }
    
    override func setViewHandlers() {
        homeControllerView.label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(labelTapped)))
    }
    
    func labelTapped() {
        homeControllerView.animateLabel()
    }
}

extension HomeController {
    func sayGoodbye() {
        (controllerView as? HomeControllerView)?.label.text = "Bye world"
        (controllerView as? HomeControllerView)?.animateLabel()
    }
}
