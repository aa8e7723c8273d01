import BarcodeKit
import Sharing

/// Decides what the view shows and what happens next.
@MainActor
final class ScannerPresenter: ScannerEventHandling, ScannerResponding {
    weak var view: ScannerDisplaying?
    var interactor: ScannerRequesting?
    weak var wireframe: ScannerRouting?

    func userTappedTorch() {
        // What comes of it is still to be written.
    }

    func gaveUp() {
        // What comes of it is still to be written.
    }

    func found(_ item: Sharing.Item?) {
        // What comes of it is still to be written.
    }

    private func showTorch(isOn: Bool) {
        view?.showTorch(isOn: isOn)
    }

    private func lookUp(_ code: Barcode) {
        interactor?.lookUp(code)
    }

    private func close() {
        wireframe?.close()
    }
}
