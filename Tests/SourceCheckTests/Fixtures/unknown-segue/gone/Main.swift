import UIKit

final class HomeViewController: UIViewController {
    private func open() {
        performSegue(withIdentifier: "showProfil", sender: nil)
        self.performSegue(withIdentifier: "home", sender: self)
    }
}

final class ProfileViewController: UIViewController {}

func open(_ controller: UIViewController) {
    controller.performSegue(withIdentifier: "nothing", sender: nil)
}
