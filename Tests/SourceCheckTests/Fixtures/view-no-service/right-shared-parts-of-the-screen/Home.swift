import UIKit

class HomePresenter {
    func load() {}
}

class HomeViewController: UIViewController {
    var presenter: HomePresenter?

    override func viewDidLoad() {
        presenter?.load()
        LoaderManager.shared.start()
        HelpManager.shared.showHelp()
        ScenarioManager.shared.opened.send(1)
    }
}

/// Nothing but what others send to and listen to.
class ScenarioManager {
    static let shared = ScenarioManager()
    let opened = PassthroughSubject<Int, Never>()
    let closed = PassthroughSubject<Int, Never>()
}

class LoaderManager {
    static let shared = LoaderManager()
    private var spinner: UIActivityIndicatorView?

    func start() {
        spinner?.startAnimating()
    }
}

class HelpManager {
    static let shared = HelpManager()

    func showHelp() {}
    func hideHelp() {}
}
