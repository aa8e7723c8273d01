import UIKit

/// The app's own class of a controller that shows all by itself has a document, and so ways to it.
final class PhotoPickerController: UIImagePickerController {}

final class PhotosViewController: UIViewController {
    private let pickButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pickButton)
        pickButton.addTarget(self, action: #selector(pickPhoto), for: .touchUpInside)
    }

    @objc private func pickPhoto() {
        present(PhotoPickerController(), animated: true)
    }
}
