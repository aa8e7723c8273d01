import Kingfisher
import RxSwift
import UIKit

/// Shows a picture by a package's extension of UIKit, and remembers which field is edited.
final class ProfileView: UIView {
    let disposeBag = DisposeBag()
    private let pictureView = UIImageView()
    private let nameField = UITextField()
    private var editedField: UITextField?

    func show(_ picture: URL, called name: String) {
        pictureView.kf.setImage(with: picture)
        nameField.text = name
    }
}

extension ProfileView: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        editedField = textField
    }
}
