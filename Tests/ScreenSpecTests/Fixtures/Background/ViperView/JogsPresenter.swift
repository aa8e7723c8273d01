final class JogsPresenter {
    weak var view: JogsPresenterToViewInterface?
    weak var interactor: JogsPresenterToInteractorInterface?
    weak var wireframe: JogsPresenterToWireframeInterface?

    private var sharedJog: Jog?
}

extension JogsPresenter: JogsViewToPresenterInterface {
    func beganPresenting() {
        interactor?.fetchJogs()
    }

    func userSelected(jog: Jog) {
        guard sharedJog == nil else { return }
        sharedJog = jog
        wireframe?.share(jog)
    }
}

extension JogsPresenter: JogsInteractorToPresenterInterface {
    func fetchedJogs(_ jogs: [Jog]) {
        view?.display(jogs: jogs)
    }
}

extension JogsPresenter: JogsWireframeToPresenterInterface {
    func finishedSharing() {
        sharedJog = nil
    }
}
