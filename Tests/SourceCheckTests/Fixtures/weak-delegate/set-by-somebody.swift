import UIKit

final class ReviewCoordinator {
    var transitioningDelegate: UIViewControllerTransitioningDelegate?
}

final class Animations: NSObject, UIViewControllerTransitioningDelegate {
    private let coordinator: ReviewCoordinator

    init(_ coordinator: ReviewCoordinator) {
        self.coordinator = coordinator
        super.init()
        coordinator.transitioningDelegate = self
    }
}

/// Other modules may set it.
public final class OpenCoordinator {
    public var transitioningDelegate: UIViewControllerTransitioningDelegate?
}

/// Objective-C may set it.
@objcMembers final class KnownCoordinator: NSObject {
    var transitioningDelegate: UIViewControllerTransitioningDelegate?
}

/// Somebody has to hand it over.
final class GivenCoordinator {
    var transitioningDelegate: UIViewControllerTransitioningDelegate?

    init(transitioningDelegate: UIViewControllerTransitioningDelegate?) {
        self.transitioningDelegate = transitioningDelegate
    }
}
