import UIKit

final class HomeViewController: UIViewController {
    private func open(_ name: String) {
        performSegue(withIdentifier: "showProfile", sender: nil)
        performSegue(withIdentifier: name, sender: self)
        performSegue(withIdentifier: "to\(name)", sender: self)
    }
}

class ProfileViewController: UIViewController {
    func open(_ other: UIViewController) {
        performSegue(withIdentifier: "home", sender: nil)
        other.performSegue(withIdentifier: "showProfile", sender: nil)
    }
}

/// No scene is of this class alone.
final class UnseenViewController: UIViewController {
    private func open() {
        performSegue(withIdentifier: "home", sender: nil)
    }
}
