import UIKit

protocol PickerViewToPresenterInterface: AnyObject {
    func userTappedDone()
}

protocol PickerPresenterToWireframeInterface: AnyObject {
    func close()
}

final class PickerViewController: UIViewController {
    var presenter: PickerViewToPresenterInterface?
    private let doneButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.addTarget(self, action: #selector(tappedDone), for: .touchUpInside)
    }

    func showAlert() {
        present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }

    @objc private func tappedDone() { presenter?.userTappedDone() }
}

final class PickerPresenter: PickerViewToPresenterInterface {
    weak var view: PickerViewController?
    var wireframe: PickerPresenterToWireframeInterface?

    func userTappedDone() {
        view?.showAlert()
        wireframe?.close()
    }
}

final class PickerWireframe: PickerPresenterToWireframeInterface {
    weak var viewController: UIViewController?

    func close() { viewController?.dismiss(animated: true) }
}
