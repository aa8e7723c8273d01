import UIKit

final class ConfigRepository {
    func load() {}
}

final class AppPresenter {
    private let repository: ConfigRepository

    init(repository: ConfigRepository) {
        self.repository = repository
    }

    func load() {
        repository.load()
    }
}

/// Makes the repository for whom it tells what happened.
final class AppRootController: UIViewController {
    private var presenter: AppPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter = AppPresenter(repository: ConfigRepository())
        presenter?.load()
    }
}
