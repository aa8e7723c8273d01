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

protocol Service: AnyObject {
    var serviceDelegate: ServiceDelegate? { get set }
}

protocol ServiceDelegate: AnyObject {}

/// Who knows the protocol can give it something.
private final class HiddenService: Service {
    var serviceDelegate: ServiceDelegate?
}

/// This file gives it something.
private final class GivenService {
    var serviceDelegate: ServiceDelegate?
}

final class ServiceOwner: ServiceDelegate {
    private let hidden: Service = HiddenService()
    private let given = GivenService()

    func start() {
        given.serviceDelegate = self
    }
}

/// One gives what another has, one itself.
final class LendingViewController: UIViewController, UINavigationControllerDelegate {
    private let borrower = Borrower()

    func lend() {
        borrower.lentDelegate = navigationController?.delegate
        borrower.lentDelegate = self
    }
}

final class Borrower {
    var lentDelegate: UINavigationControllerDelegate?
}

/// Hands on its own.
final class HandingViewController: UIViewController {
    private let given = HandedOn()
    private let parentList = GivenCoordinator(transitioningDelegate: nil)

    func handOn() {
        given.transitioningDelegate = parentList.transitioningDelegate
    }
}

final class HandedOn {
    var transitioningDelegate: UIViewControllerTransitioningDelegate?
}
