import UIKit

struct Tea {
    var name: String
    var kind: String
    var isSoldOut: Bool
}

protocol TeaViewToPresenterInterface: AnyObject {
    func viewDidLoad()
    func askForMore()
    func save(name: String)
}

protocol TeaPresenterToViewInterface: AnyObject {
    func display(_ tea: Tea)
    func set(isBusy: Bool)
    func showError(_ text: String, isFinal: Bool)
}

protocol TeaPresenterToInteractorInterface: AnyObject {
    func save(name: String)
}

final class TeaViewController: UIViewController, TeaPresenterToViewInterface {
    var presenter: TeaViewToPresenterInterface?

    private let nameLabel = UILabel()
    private let kindLabel = UILabel()
    private let badge = UIImageView()
    private let errorLabel = UILabel()
    private let moreButton = UIButton()
    private let saveButton = UIButton()
    private let teaCell = TeaCell()
    private var tea: Tea?

    override func viewDidLoad() {
        super.viewDidLoad()
        moreButton.addTarget(self, action: #selector(askForMore), for: .touchUpInside)
        saveButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        presenter?.viewDidLoad()
    }

    @objc private func askForMore() {
        presenter?.askForMore()
    }

    @objc private func tapped() {
        presenter?.save(name: nameLabel.text ?? "")
    }

    func display(_ tea: Tea) {
        self.tea = tea
        nameLabel.text = tea.name
        showKind(of: tea)
        teaCell.configure(with: tea, isLast: true)
        refresh()
    }

    private func showKind(of shown: Tea) {
        kindLabel.text = shown.kind.uppercased()
    }

    private func refresh() {
        guard let tea else { return }
        badge.isHidden = !tea.isSoldOut
    }

    func set(isBusy: Bool) {
        moreButton.isEnabled = !isBusy
    }

    func showError(_ text: String, isFinal: Bool) {
        errorLabel.text = text
        errorLabel.isHighlighted = isFinal
    }
}

final class TeaPresenter: TeaViewToPresenterInterface {
    weak var view: TeaPresenterToViewInterface?
    private let interactor: TeaPresenterToInteractorInterface

    init(interactor: TeaPresenterToInteractorInterface) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        view?.set(isBusy: true)
        view?.display(Tea(name: "Assam", kind: "black", isSoldOut: false))
        view?.showError("", isFinal: false)
    }

    func askForMore() {}

    func save(name: String) {
        interactor.save(name: name)
    }
}

final class TeaCell: UITableViewCell {
    var onClose: (() -> Void)?

    private let titleLabel = UILabel()
    private let kindLabel = UILabel()
    private let lineView = UIImageView()
    private let closeButton = UIButton()

    override func awakeFromNib() {
        super.awakeFromNib()
        closeButton.addTarget(self, action: #selector(closed), for: .touchUpInside)
    }

    func configure(with tea: Tea, isLast: Bool) {
        titleLabel.text = tea.name
        kindLabel.text = "of \(tea.kind)"
        lineView.isHidden = isLast
    }

    @objc private func closed() {
        onClose?()
    }
}

final class TeaInteractor: TeaPresenterToInteractorInterface {
    func save(name: String) {}
}
