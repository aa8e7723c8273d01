import UIKit

@MainActor
protocol Refreshable: AnyObject {}

final class SyncViewController: UIViewController, SyncDisplay {
    var presenter: SyncPresenter?
}

final class SyncPresenter: SyncInteractorToPresenterInterface {
    var interactor: (any SyncPresenterToInteractorInterface & Sendable)?

    func finished() {}

    func begin() async {
        await interactor?.start(with: "A")
    }
}

actor SyncInteractor: SyncPresenterToInteractorInterface {
    func start(with token: String) async {}
}
