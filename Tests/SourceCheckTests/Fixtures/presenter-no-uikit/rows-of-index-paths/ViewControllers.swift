import UIKit

final class ListViewController: UIViewController {
    var viewModel: ListViewModel?

    override func viewDidLoad() {
        viewModel?.load()
    }
}

final class ContactViewController: UIViewController {
    var viewModel: ContactViewModel?

    override func viewDidLoad() {
        viewModel?.load()
    }
}
