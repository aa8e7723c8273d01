import UIKit

final class JogsController: UIViewController {
    private let presenter: JogsPresenter

    init(presenter: JogsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class JogsPresenter {
    unowned let view: JogsController
    private let store: JogsStore

    init(view: JogsController, store: JogsStore) {
        self.view = view
        self.store = store
    }
}

final class JogsStore {}

/// No property leads to any of the others.
final class RunsController: UIViewController {}

/// A wrapper may hold it as it likes.
final class RunsPresenter {
    @Box private var view: RunsController?
    private let makeStore: () -> RunsStore = { RunsStore() }
}

final class RunsStore {}
