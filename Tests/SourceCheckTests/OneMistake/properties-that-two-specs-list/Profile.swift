import UIKit

final class ProfileViewModel {
    let name = ""
}

final class EditProfileViewController: UIViewController {
    private let viewModel = ProfileViewModel()
}

final class ShowProfileViewController: UIViewController {
    private let viewModel = ProfileViewModel()
}
