import UIKit
class AddViewController: UIViewController {
    private let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        view.addGestureRecognizer(tap)
    }
    @objc private func dismissKeyboard() { view.endEditing(true) }
}
