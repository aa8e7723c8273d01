import UIKit

protocol NotesPresenterProtocol: AnyObject {
    func show()
}

protocol NotesInteractorInputProtocol: AnyObject {
    func load()
}

protocol NotesInteractorOutputProtocol: AnyObject {
    func didLoad()
}

protocol NotesViewProtocol: AnyObject {
    func update()
}

final class NotesViewController: UIViewController, NotesViewProtocol {
    var presenter: NotesPresenterProtocol?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(showTapped), for: .touchUpInside)
    }

    @objc private func showTapped() {
        presenter?.show()
    }

    func update() {}
}

final class NotesPresenter: NotesPresenterProtocol, NotesInteractorOutputProtocol {
    weak var view: NotesViewProtocol?
    var interactor: NotesInteractorInputProtocol?

    func show() {
        interactor?.load()
    }

    func didLoad() {
        view?.update()
    }
}

final class NotesInteractor: NotesInteractorInputProtocol {
    var presenter: NotesInteractorOutputProtocol?

    func load() {
        presenter?.didLoad()
    }
}
