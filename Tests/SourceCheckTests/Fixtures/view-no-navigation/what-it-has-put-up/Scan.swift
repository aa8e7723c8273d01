import UIKit

final class ReaderViewController: UIViewController {}
final class ScanPresenter {}
final class ScanWireframe {}
final class ScanViewController: UIViewController {
    private let presenter = ScanPresenter()
    private var reader: ReaderViewController?
    private var other: ReaderViewController?

    private func openReader() {
        let controller = ReaderViewController()
        present(controller, animated: true)
        reader = controller
    }

    private func closeReader() {
        guard reader?.presentingViewController != nil else { return }
        dismiss(animated: true)
    }

    private func closeOther() {
        guard other?.presentingViewController != nil else { return }
        dismiss(animated: true)
    }

    private func close() {
        dismiss(animated: true)
        if reader?.presentingViewController != nil { reader = nil }
    }
}
