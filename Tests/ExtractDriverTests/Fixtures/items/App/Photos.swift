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

/// An alert is no screen to go to, whoever's class it is of.
final class NoticeController: UIAlertController {}

final class AlbumViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(NoticeController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
    }
}
