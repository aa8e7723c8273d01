import UIKit

/// Nobody sets it, and UIKit would hold it weakly.
final class ReviewCoordinator {
    var transitioningDelegate: UIViewControllerTransitioningDelegate?

    func start(_ navigationController: UINavigationController) {
        navigationController.transitioningDelegate = transitioningDelegate
    }
}

final class Animations: NSObject, UIViewControllerTransitioningDelegate {
    private var coordinator: ReviewCoordinator?
}
