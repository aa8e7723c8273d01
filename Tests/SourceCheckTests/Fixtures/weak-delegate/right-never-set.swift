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

protocol ServiceDelegate: AnyObject {}

/// A stand-in that only this file can make, and to which nobody gives anything.
private final class PreviewService {
    var serviceDelegate: ServiceDelegate?
}

final class ServiceOwner: ServiceDelegate {
    private let preview = PreviewService()
}
