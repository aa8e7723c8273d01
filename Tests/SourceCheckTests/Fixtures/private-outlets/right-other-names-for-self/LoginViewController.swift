// swift-format-ignore-file
import UIKit

class LoginViewController: UIViewController {
    @IBOutlet weak var first: UILabel!
    @IBOutlet weak var second: UILabel!
    @IBOutlet weak var third: UILabel!
    @IBOutlet weak var fourth: UILabel!
    @IBOutlet weak var fifth: UILabel!
    @IBOutlet weak var sixth: UILabel!
    @IBOutlet weak var seventh: UILabel!
    @IBOutlet weak var eighth: UILabel!
}

final class SpecialLoginViewController: LoginViewController {
    func show() {
        DispatchQueue.main.async { [weak self] in
            guard let this = self else { return }
            this.eighth.text = ""
        }
    }
}
