import UIKit

protocol OrdersViewToPresenterInterface: AnyObject {
    func userBought(orders: [String])
    func userShared()
    func userAskedForMore()
    func userHeld()
    func userWrote()
    func userCancelled()
    func userAdded()
    func userReset()
    func userEdited()
    func userPressedN()
    func userChangedTotal()
}

protocol OrdersPresenterToWireframeInterface: AnyObject {
    func showPayment()
    func showShare()
    func showFailure()
    func showEditor()
    func goBack()
}

protocol OrderCellDelegate: AnyObject {
    func orderCellTappedBuy(_ orderCell: OrderCell)
}

final class OrderCell: UITableViewCell {
    weak var delegate: OrderCellDelegate?
    var tappedShare: (() -> Void)?
    private let buyButton = UIButton()
    private let shareButton = UIButton()

    override func awakeFromNib() {
        super.awakeFromNib()
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
        shareButton.addAction(UIAction { [weak self] _ in self?.tappedShare?() }, for: .touchUpInside)
    }

    @objc private func buy() { delegate?.orderCellTappedBuy(self) }
}

protocol TotalViewDelegate: AnyObject {
    func totalViewChangedTotal(_ totalView: TotalView)
}

final class TotalView: UIView {
    weak var delegate: TotalViewDelegate?
    private let stepper = UIStepper()

    override func awakeFromNib() {
        super.awakeFromNib()
        stepper.addTarget(self, action: #selector(step), for: .valueChanged)
    }

    @objc private func step() { delegate?.totalViewChangedTotal(self) }
}

final class OrdersViewController: UIViewController {
    var presenter: OrdersViewToPresenterInterface?
    private var orders: [String] = []
    private let tableView = UITableView()
    private let totalView = TotalView()
    private let notesView = UITextView()
    private let searchBar = UISearchBar()

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(pressedN))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        tableView.dataSource = self
        notesView.delegate = self
        searchBar.delegate = self
        totalView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(add)
        )
        let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))
        toolbarItems = [edit]
        let resetButton = UIButton(type: .system)
        resetButton.addTarget(self, action: #selector(reset), for: .touchUpInside)
        view.addSubview(resetButton)
    }

    @objc private func pressedN() { presenter?.userPressedN() }
    @objc private func add() { presenter?.userAdded() }
    @objc private func edit() { presenter?.userEdited() }
    @objc private func reset() { presenter?.userReset() }
}

extension OrdersViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        presenter?.userAskedForMore()
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        presenter?.userHeld()
        return nil
    }

    private func fill(_ cell: OrderCell) {
        cell.delegate = self
        cell.tappedShare = { [weak self] in self?.presenter?.userShared() }
    }
}

extension OrdersViewController: OrderCellDelegate, TotalViewDelegate {
    func orderCellTappedBuy(_ orderCell: OrderCell) {
        presenter?.userBought(orders: orders)
    }

    func totalViewChangedTotal(_ totalView: TotalView) {
        presenter?.userChangedTotal()
    }
}

extension OrdersViewController: UITextViewDelegate, UISearchBarDelegate {
    func textViewDidChange(_ textView: UITextView) {
        presenter?.userWrote()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        presenter?.userCancelled()
    }
}

protocol OrdersPresenterToInteractorInterface: AnyObject {}

final class OrdersPresenter: OrdersViewToPresenterInterface {
    var wireframe: OrdersPresenterToWireframeInterface?
    private let archive = Archive()

    func userBought(orders: [String]) { pay(orders) }

    func userShared() {
        archive.store { [weak self] isStored in
            if isStored { self?.wireframe?.showShare() } else { self?.wireframe?.showFailure() }
        }
    }

    func userAskedForMore() {}
    func userHeld() {}
    func userWrote() {}

    func userCancelled() {
        let wireframe = wireframe
        wireframe?.goBack()
    }

    func userAdded() { wireframe?.showEditor() }
    func userReset() {}
    func userEdited() { self.wireframe?.showEditor() }
    func userPressedN() {}
    func userChangedTotal() {}

    private func pay(_ orders: [String]) {
        guard !orders.isEmpty else { return }
        wireframe?.showPayment()
    }
}

final class Archive {
    func store(_ done: @escaping (Bool) -> Void) { done(true) }
}

final class OrdersWireframe: OrdersPresenterToWireframeInterface {
    weak var viewController: UIViewController?

    func showPayment() { viewController?.navigationController?.pushViewController(UIViewController(), animated: true) }

    func showShare() {
        viewController?.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }

    func showFailure() {
        viewController?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }

    func showEditor() { viewController?.navigationController?.pushViewController(UIViewController(), animated: true) }
    func goBack() { viewController?.navigationController?.popViewController(animated: true) }
}

final class MenuViewController: UIViewController {
    private let aboutButton = UIButton()
    private let rateButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        aboutButton.addTarget(self, action: #selector(openAbout), for: .touchUpInside)
        rateButton.addTarget(self, action: #selector(rate), for: .touchUpInside)
    }

    @objc private func openAbout() { showAbout() }
    @objc private func rate() { showStore() }
    private func help() { showHelp() }

    private func showAbout() { navigationController?.pushViewController(UIViewController(), animated: true) }
    private func showStore() { present(UIViewController(), animated: true) }
    private func showHelp() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
