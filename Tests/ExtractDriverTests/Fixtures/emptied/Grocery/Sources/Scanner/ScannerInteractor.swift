import BarcodeKit
import Sharing

/// Does the work of the use case, whatever it takes to do it.
@MainActor
final class ScannerInteractor: ScannerRequesting {
    weak var presenter: ScannerResponding?

    func lookUp(_ code: Barcode) {
        // What comes of it is still to be written.
    }

    private func found(_ item: Sharing.Item?) {
        presenter?.found(item)
    }
}
