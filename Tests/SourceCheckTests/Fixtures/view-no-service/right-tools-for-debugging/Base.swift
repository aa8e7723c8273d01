import FLEX
import SideMenu
import UIKit

class HomeViewModel {
    func load() {}
}

class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?

    override func viewDidLoad() {
        viewModel?.load()
        SideMenuManager.default.addScreenEdgePanGesturesToPresent(toView: view)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        FLEXManager.shared.showExplorer()
        NetworkDebugManager.shared.show()
    }
}
