import UIKit

final class ConfigRepository {
    func load() {}
}

final class Loader {
    init(repository: ConfigRepository) {
        repository.load()
    }
}

final class AppRootController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Loader(repository: ConfigRepository())
    }
}
