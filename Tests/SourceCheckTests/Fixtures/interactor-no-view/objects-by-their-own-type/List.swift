import UIKit

protocol Storyboarded: UIViewController {
    static func instantiate() -> Self
}

extension Storyboarded {
    static func instantiate() -> Self { fatalError() }
}

final class AlertViewController: UIViewController, Storyboarded {
    func dismiss(animate: Bool = true, completion: (() -> Void)? = nil) {}
}

class ListViewModel {
    func ask() {
        let controller = AlertViewController.instantiate()
        controller.dismiss()
    }

    func close(_ controller: Storyboarded) {
        controller.dismiss(animated: true)
    }
}

class ListViewController: UIViewController {
    var viewModel: ListViewModel?

    override func viewDidLoad() {
        viewModel?.ask()
    }
}
