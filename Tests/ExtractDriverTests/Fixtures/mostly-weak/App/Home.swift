import UIKit

protocol HomePresenterProtocol: AnyObject {
    func show()
}

protocol HomeInteractorInputProtocol: AnyObject {
    func load()
}

protocol HomeInteractorOutputProtocol: AnyObject {
    func didLoad()
}

protocol HomeViewProtocol: AnyObject {
    func update()
}

final class HomeViewController: UIViewController, HomeViewProtocol {
    var presenter: HomePresenterProtocol?
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

final class HomePresenter: HomePresenterProtocol, HomeInteractorOutputProtocol {
    weak var view: HomeViewProtocol?
    var interactor: HomeInteractorInputProtocol?

    func show() {
        interactor?.load()
    }

    func didLoad() {
        view?.update()
    }
}

final class HomeInteractor: HomeInteractorInputProtocol {
    weak var presenter: HomeInteractorOutputProtocol?

    func load() {
        presenter?.didLoad()
    }
}
