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
    }
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
