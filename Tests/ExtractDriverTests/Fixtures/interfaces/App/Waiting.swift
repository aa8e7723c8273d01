import Spinner
import UIKit

/// Not the protocol of the module beside it.
struct Waiting<Content> {
    let content: Content
}

/// Shows that something is under way by the protocol of the module.
final class WaitingListView: UIViewController, Spinner.Waiting, WaitingOwner {
    private let presenter: WaitingListPresenting = WaitingListPresenter()

    func wait(for seconds: Int) {}

    func configure(limit: Int) {}
}

/// What the view asks, though it is not called after it.
protocol WaitingListPresenting: AnyObject {
    func reload()
}

final class WaitingListPresenter: WaitingListPresenting {
    private weak var waiting: Spinner.Waiting?
    private let badge: BadgePresenting = NumberBadgePresenter()

    func reload() {
        waiting?.wait(for: badge.number)
    }
}

/// Only one presenter keeps it, and only one conforms to it.
protocol BadgePresenting {
    var number: Int { get }
}

final class NumberBadgePresenter: BadgePresenting {
    var number: Int { 1 }
}

/// Coordinators tell controllers something by it.
protocol WaitingOwner {
    func configure(limit: Int)
}

final class WaitingCoordinator {
    func start(_ owner: WaitingOwner) {
        owner.configure(limit: 3)
    }
}
