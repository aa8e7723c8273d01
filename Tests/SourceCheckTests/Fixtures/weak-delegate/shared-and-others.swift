import UIKit

protocol PlayerDelegate: AnyObject {
    func playerDidStop()
}

final class Settings {
    static let shared = Settings()
    var delegate: PlayerDelegate?
}

final class Player: PlayerDelegate {
    static let shared = Player()

    func playerDidStop() {}

    func start() {
        Settings.shared.delegate = Player.shared
    }
}

final class PlayerViewController: UIViewController, PlayerDelegate {
    func playerDidStop() {}

    override func viewDidLoad() {
        Settings.shared.delegate = self
    }
}
