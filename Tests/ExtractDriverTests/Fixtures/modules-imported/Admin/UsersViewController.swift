import Kit
import UIKit

final class UsersViewController: UIViewController {
    private let callButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(callButton)
    }
}
