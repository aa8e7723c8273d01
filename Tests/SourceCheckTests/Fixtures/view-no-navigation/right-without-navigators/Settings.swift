import UIKit

final class SettingsInteractor {}
final class SettingsPresenter {}
final class SettingsViewController: UIViewController {
    var interactor: SettingsInteractor?

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
