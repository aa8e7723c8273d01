import UIKit

final class JogsController: UIViewController {
    weak var presenter: JogsPresenter?
}

/// Keeps the view, which does not keep it.
final class JogsPresenter {
    private let view: JogsController
    private let store = JogsStore()

    init(view: JogsController) {
        self.view = view
    }
}

final class JogsStore {}

final class RunsController: UIViewController {
    private let presenter = RunsPresenter()
}

/// Nothing is told of the view, and the store is somebody else's.
final class RunsPresenter {
    private weak var store: RunsStore?
}

final class RunsStore {}
