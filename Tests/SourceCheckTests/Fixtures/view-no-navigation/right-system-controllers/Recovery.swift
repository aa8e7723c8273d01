import UIKit

final class RecoveryPresenter {}
final class RecoveryWireframe {}
final class RecoveryViewController: UIViewController, UIDocumentPickerDelegate {
    var presenter: RecoveryPresenter?

    private func showFiles() {
        let picker = UIDocumentPickerViewController(documentTypes: [], in: .import)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func showImages() {
        let picker = UIImagePickerController()
        self.present(picker, animated: true, completion: nil)
    }
}
