import UIKit

struct Person {
    var name: String
}

struct Jog: Hashable, Sendable {
    var distance: Double
}

final class JogCell: UITableViewCell {
    var viewModel: ViewModel?
}

final class JogDetailsViewController: UIViewController {}

final class JogsViewController: UIViewController, JogsPresenterToViewInterface {
    var presenter: (any JogsViewToPresenterInterface)?

    func display(jogs: [Jog]) {
        let models = jogs.map { JogCell.ViewModel($0) }
        title = "\(models.count)"
    }
}

final class JogsPresenter: JogsViewToPresenterInterface, JogsInteractorToPresenterInterface {
    weak var view: (any JogsPresenterToViewInterface)?
    var interactor: (any JogsPresenterToInteractorInterface)?
    var wireframe: (any JogsPresenterToWireframeInterface)?

    func beganPresenting() { interactor?.fetchJogs() }

    func userTappedLogin(withUsername username: String, andPassword password: String) {
        interactor?.login(withUsername: username, andPassword: password)
    }

    func fetchedJogs(_ jogs: [Jog]) {
        view?.display(jogs: JogsViewModel(jogs: jogs).jogs)
    }

    func loginSucceeded() { wireframe?.goBack() }
}
