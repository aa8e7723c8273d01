import UIKit

protocol ExportPresenting: AnyObject {}
final class SeedPresenter: ExportPresenting {}
final class SeedWireframe {}
final class SeedInteractor {}
final class MnemonicPresenter: ExportPresenting {}
final class MnemonicWireframe {}
final class MnemonicInteractor {}
final class SeedViewController: UIViewController {
    var presenter: SeedPresenter?
}
final class MnemonicViewController: UIViewController {
    var presenter: MnemonicPresenter?
}
/// Shared, so that no presenter is called after it.
final class ExportViewController: UIViewController {
    var presenter: ExportPresenting?

    @objc private func backTapped() {
        navigationController?.popToRootViewController(animated: true)
    }
}
/// Nobody is called after it, and it holds nobody: no screen of VIPER.
final class TooltipViewController: UIViewController {
    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
