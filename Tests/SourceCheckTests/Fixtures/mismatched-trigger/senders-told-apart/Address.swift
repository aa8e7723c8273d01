import UIKit

/// Tells its fields apart, and none of them is the button.
final class AddressViewController: UIViewController {
    var presenter: AddressPresenterInterface?

    private let streetField = UITextField()
    private let cityField = UITextField()
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        streetField.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
        cityField.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    }

    @objc private func edited(_ field: UITextField) {
        switch field {
        case streetField: presenter?.renamedStreet()
        default: presenter?.renamedCity()
        }
    }
}
