import UIKit

class HomeViewModel {
    var count = 0

    func load(_ done: @escaping (Int) -> Void) {
        done(count)
    }
}

class HomeViewController: UIViewController {
    let viewModel = HomeViewModel()

    override func viewDidLoad() {
        viewModel.load { print($0) }
    }
}
