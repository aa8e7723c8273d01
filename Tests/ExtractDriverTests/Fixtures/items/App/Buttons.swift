import UIKit

/// Items that closures make and hand back at once.
final class ReaderViewController: UIViewController {
    private lazy var doneItem: UIBarButtonItem = {
        return UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(donePressed))
    }()
    private lazy var nextItem: UIBarButtonItem = {
        UIBarButtonItem(barButtonSystemItem: .play, target: self, action: #selector(nextPressed))
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = doneItem
        navigationItem.rightBarButtonItem = nextItem
    }

    @objc private func donePressed() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func nextPressed() {}
}

/// An item that is made whenever it is asked for is not the only one that is stored.
final class LoginViewController: UIViewController {
    private var cancelItem: UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelPressed))
        return item
    }
    private lazy var loginItem: UIBarButtonItem = {
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(loginPressed))
        return item
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = loginItem
    }

    @objc private func cancelPressed() {}

    @objc private func loginPressed() {}
}

/// One that becomes the value of a property is that property.
final class SearchViewController: UIViewController {
    private var newItem: UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(searchPressed))
        return item
    }
    private var searchItem: UIBarButtonItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        searchItem = newItem
        navigationItem.rightBarButtonItem = searchItem
    }

    @objc private func searchPressed() {}
}
