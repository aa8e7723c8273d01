import UIKit

final class Tracker {
    func start() {}
}

protocol Clock {}

final class JogsViewController: UIViewController {
    private let tracker = Tracker()
    private var clock: Clock?

    private func open() {
        tracker.start()
        show(MapViewController(), sender: nil)
    }
}

final class MapViewController: UIViewController {}
