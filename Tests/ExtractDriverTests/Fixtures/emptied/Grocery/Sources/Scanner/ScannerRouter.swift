import UIKit

/// Builds the screen and leads to other ones.
@MainActor
final class ScannerRouter: ScannerRouting {
    weak var viewController: UIViewController?
    var presenter: ScannerPresenter?

    /// Makes the screen and all who play a part in it.
    func makeScanner() -> UIViewController {
        let view = ScannerViewController()
        let presenter = ScannerPresenter()
        let interactor = ScannerInteractor()
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.presenter = presenter
        self.presenter = presenter
        viewController = view
        return view
    }

    func close() {
        viewController?.dismiss(animated: true, completion: nil)
    }
}
