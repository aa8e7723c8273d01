import UIKit

class HomePresenter {
    func load() {}
}

class HomeViewController: UIViewController {
    var presenter: HomePresenter?

    override func viewDidLoad() {
        presenter?.load()
        UploadManager.shared.start()
        HelpManager.shared.showHelp()
    }
}

/// It has a view, and goes to the network all the same.
class UploadManager {
    static let shared = UploadManager()
    private var spinner: UIActivityIndicatorView?

    func start() {
        spinner?.startAnimating()
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume()
    }
}

class HelpManager {
    static let shared = HelpManager()

    func showHelp() {}
    func load() {}
}
