import UIKit

final class AddressModel {
    let street: String

    init(street: String) {
        self.street = street
    }
}

/// What is called like its view model belongs to another one.
final class AddressViewController: UIViewController {
    private let model: AddressModel
    private let streetLabel = UILabel()

    init(model: AddressModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        streetLabel.text = model.street
    }
}
