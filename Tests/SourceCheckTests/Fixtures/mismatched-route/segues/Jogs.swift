import UIKit

final class JogsViewController: UIViewController {
    func showProfile() {
        performSegue(withIdentifier: "showProfile", sender: self)
    }

    func showDetails() {
        performSegue(withIdentifier: "showDetails", sender: self)
    }

    /// A segue of the app's own shows it as it likes.
    func showMap() {
        performSegue(withIdentifier: "showMap", sender: self)
    }
}
