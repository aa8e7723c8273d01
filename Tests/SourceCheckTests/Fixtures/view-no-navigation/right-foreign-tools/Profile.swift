import CropViewController
import UIKit

final class ProfileViewModel {
    func load() {}
}

final class ProfileCoordinator {}

final class ProfileViewController: UIViewController {
    var viewModel: ProfileViewModel?
    private let picker = ImagePickerController()

    override func viewDidLoad() {
        viewModel?.load()
    }

    func crop(_ image: UIImage) {
        let cropper = CropViewController(image: image)
        let navigation = UINavigationController(rootViewController: cropper)
        present(navigation, animated: true)
    }

    func scan() {
        present(UINavigationController(rootViewController: ScannerViewController()), animated: true)
    }

    func pick() {
        present(UINavigationController(rootViewController: picker), animated: true)
    }

    func choose() {
        let chooser = PhotoPicker()
        chooser.didFinish { [weak self] _ in self?.dismiss(animated: true) }
        present(chooser, animated: true)
    }

    func take() {
        let camera = CameraViewController()
        camera.onCancel = { self.dismiss(animated: true) }
        present(camera, animated: true)
    }
}

extension ProfileViewController: CropViewControllerDelegate {
    func cropViewController(_ controller: CropViewController, didCropToImage image: UIImage) {
        dismiss(animated: false)
    }
}

extension ProfileViewController: ScannerViewControllerDelegate {
    func scannerDidCancel() {
        self.dismiss(animated: true)
    }
}
