import UIKit

final class FirstViewController: UIViewController {
    @IBAction func unwindToFirst(segue: UIStoryboardSegue) {}
}

final class SecondViewController: UIViewController {
    @IBAction private func backTapped() {
        performSegue(withIdentifier: "unwindToFirst", sender: self)
    }
}

final class ThirdViewController: UIViewController {}

// It is left for the first one, which does not open it.
final class FourthViewController: UIViewController {}
