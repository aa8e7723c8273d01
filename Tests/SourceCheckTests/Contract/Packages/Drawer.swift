import Drawers
import RxCocoa
import UIKit

/// What the package asks for, nobody here knows.
final class DrawerViewController: UIViewController, DrawerContent {
    private let closeButton = UIButton()
    private let stopsView = UITableView()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        stopsView.rx.itemSelected.subscribe(onNext: { [weak self] _ in self?.showStop() }).disposed(by: bag)
    }

    @objc func closeTapped() { dismiss(animated: true) }

    private func showStop() {}
}
