import UIKit

protocol KettleListener: AnyObject {
    func viewDidLoad()
    func askForMore()
}

final class KettleHolder: UIViewController {
    weak var listener: KettleListener?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        listener?.viewDidLoad()
        listener?.askForMore()
    }
}
