import UIKit

protocol JogsDisplaying: AnyObject {}

final class JogsController: UIViewController, JogsDisplaying {
    weak var presenter: JogsPresenter?
}

final class JogsPresenter {
    private let view: UIViewController & JogsDisplaying
    private let store = JogsStore()

    init(view: UIViewController & JogsDisplaying) {
        self.view = view
    }
}

final class JogsStore {}
