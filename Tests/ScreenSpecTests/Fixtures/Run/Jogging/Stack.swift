import Foundation

/// A view that prints what it is told to show.
final class JogsConsole: JogsPresenterToViewInterface {
    func display(_ viewModel: JogsViewModel) {
        switch viewModel {
        case .loading: print("loading", viewModel.isLoading)
        case .loaded(let jogs, of: let name): print("loaded", jogs.count, name, viewModel.headline ?? "nothing")
        case .failed(let message): print("failed", message, viewModel.headline ?? "nothing")
        }
    }
}

@MainActor
final class JogsPresenter {
    weak var view: JogsPresenterToViewInterface?

    private let interactor: JogsPresenterToInteractorInterface
    private let wireframe: JogsPresenterToWireframeInterface

    init(interactor: JogsPresenterToInteractorInterface, wireframe: JogsPresenterToWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func load() async {
        view?.display(.loading)
        do {
            let jogs = try await interactor.fetchJogs(limit: interactor.limit)
            view?.display(.loaded(jogs: jogs, of: interactor.name))
        } catch JogFailure.refused(let reason) {
            view?.display(.failed(message: reason))
        } catch {
            view?.display(.failed(message: "no connection"))
        }
    }
}

extension JogsPresenter: JogsViewToPresenterInterface {
    func beganPresenting() {
        view?.display(.loading)
    }

    func userSelected(jog: Jog) {
        wireframe.showDetails(of: jog)
    }
}

extension JogsPresenter: JogsInteractorToPresenterInterface {
    func jogsChanged() {
        print("jogs changed")
        interactor.limit += 1
    }
}

final class JogsInteractor: JogsPresenterToInteractorInterface {
    weak var presenter: JogsInteractorToPresenterInterface?

    let name = "Ann"
    var limit = 2
    private var jogs: [Jog] = []

    func fetchJogs(limit: Int) async throws -> [Jog] {
        guard !jogs.isEmpty else { throw JogFailure.refused(because: "no jogs yet") }
        return Array(jogs.prefix(limit))
    }

    func add(_ jog: Jog) {
        jogs.append(jog)
        presenter?.jogsChanged()
    }
}

final class JogsWireframe: JogsPresenterToWireframeInterface {
    func showDetails(of jog: Jog) {
        print("details", jog.distance)
    }
}
