import UIKit

/// The owner of its stack: view, presenter and interactor live as long as the wireframe does.
@MainActor
final class JogsWireframe {
    private let view: UIViewController
    private let presenter: JogsPresenter
    private let interactor: JogsInteractor

    private init(view: UIViewController, presenter: JogsPresenter, user: User, store: JogStore) {
        self.view = view
        self.presenter = presenter
        interactor = JogsInteractor(user: user, store: store)
        interactor.presenter = presenter
        presenter.interactor = interactor
        presenter.wireframe = self
    }

    /// The stack with a table.
    static func table(of user: User, store: JogStore) -> JogsWireframe {
        let view = JogsViewController()
        let presenter = JogsPresenter()
        view.presenter = presenter
        presenter.view = view
        return JogsWireframe(view: view, presenter: presenter, user: user, store: store)
    }

    /// The stack with a grid: the presenter and the interactor are the same.
    static func grid(of user: User, store: JogStore) -> JogsWireframe {
        let view = JogsCollectionViewController()
        let presenter = JogsPresenter()
        view.presenter = presenter
        presenter.view = view
        return JogsWireframe(view: view, presenter: presenter, user: user, store: store)
    }

    func present(in navigationController: UINavigationController) {
        navigationController.setViewControllers([view], animated: true)
    }
}

extension JogsWireframe: JogsPresenterToWireframeInterface {
    func share(_ jog: Jog) {
        let activities = UIActivityViewController(activityItems: [jog.distance.formatted()], applicationActivities: nil)
        view.present(activities, animated: true) { [presenter] in
            (presenter as JogsWireframeToPresenterInterface).finishedSharing()
        }
    }
}
