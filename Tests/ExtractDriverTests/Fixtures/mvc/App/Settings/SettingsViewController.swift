import UIKit

class SettingsViewController: UITableViewController {
    @IBOutlet weak var soundSwitch: UISwitch!
    @IBOutlet var gesture: UITapGestureRecognizer!
    var name: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        soundSwitch.addTarget(self, action: #selector(changedSound), for: .valueChanged)
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))
        navigationItem.rightBarButtonItem = item
    }

    @objc private func changedSound() {}

    @objc private func done(_ sender: Any) {
        let about = AboutViewController()
        navigationController?.pushViewController(about, animated: true)
    }
}

/// A second screen of the file.
class AboutViewController: UIViewController {
    private let label = UILabel(frame: .zero)
}
