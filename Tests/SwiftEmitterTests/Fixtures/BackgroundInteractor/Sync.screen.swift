/// What the view is to show.
@MainActor
protocol SyncDisplay: AnyObject, Refreshable {
    var presenter: SyncPresenter? { get set }
}

/// What the presenter needs to be done.
nonisolated protocol SyncPresenterToInteractorInterface: AnyObject {
    func start(with token: String) async
}

/// What came of it.
@MainActor
protocol SyncInteractorToPresenterInterface: AnyObject {
    func finished()
}
