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

protocol JogsPresenterToInteractorInterface: AnyObject {
    func save()
}

protocol JogsInteractorToPresenterInterface: AnyObject {
    func saved()
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

/// It has a method of a route's name, and leads nowhere.
final class Tips {
    func showHelp() {}
}

final class JogsPresenter: JogsViewToPresenterInterface, JogsInteractorToPresenterInterface {
    var wireframe: JogsPresenterToWireframeInterface?
    var interactor: JogsPresenterToInteractorInterface?
    var then: (() -> Void)?
    private let tips = Tips()

    // What comes of it stands where the interactor answers.
    func userAdded() { interactor?.save() }

    func saved() {
        wireframe?.showEditor()
        wireframe?.showHelp()
    }

    func userAskedForHelp() { then?() }

    func userEdited() {
        tips.showHelp()
        UIView.animate(withDuration: 1) { self.wireframe?.showEditor() }
    }
}

final class JogsInteractor: JogsPresenterToInteractorInterface {
    weak var presenter: JogsInteractorToPresenterInterface?

    func save() { presenter?.saved() }
}
