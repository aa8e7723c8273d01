import UIKit

protocol JogsViewToPresenterInterface: AnyObject {
    func userAdded()
    func userAskedForHelp()
    func userEdited()
}

protocol JogsPresenterToWireframeInterface: AnyObject {
    func showEditor()
    func showHelp()
}

final class JogsViewController: UIViewController {
    var presenter: JogsViewToPresenterInterface?
    private let addButton = UIButton()
    private let helpButton = UIButton()
    private let editButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
        helpButton.addTarget(self, action: #selector(help), for: .touchUpInside)
        editButton.addTarget(self, action: #selector(edit), for: .touchUpInside)
    }

    @objc private func add() { presenter?.userAdded() }
    @objc private func help() { presenter?.userAskedForHelp() }
    @objc private func edit() { presenter?.userEdited() }
}

final class JogsPresenter: JogsViewToPresenterInterface {
    var wireframe: JogsPresenterToWireframeInterface?

    func userAdded() { wireframe?.showHelp() }
    func userAskedForHelp() {}
    func userEdited() { edit() }

    private func edit() { wireframe?.showEditor() }
}
