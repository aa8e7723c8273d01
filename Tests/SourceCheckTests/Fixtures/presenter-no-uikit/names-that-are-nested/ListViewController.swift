import UIKit

final class ListViewController: UIViewController {
    var viewModel: ListViewModel<Int>?

    override func viewDidLoad() {
        viewModel?.load()
    }
}

final class NoteViewController: UIViewController {
    var viewModel: NoteViewModel?

    override func viewDidLoad() {
        viewModel?.load()
    }
}
