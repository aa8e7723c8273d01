import UIKit

// Nobody performs its third segue.
final class FirstViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "showSecond", sender: self)
        performSegue(withIdentifier: "showThird", sender: self)
    }

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
