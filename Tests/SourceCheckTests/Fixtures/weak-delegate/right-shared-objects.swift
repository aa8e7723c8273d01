import Foundation

protocol PlayerDelegate: AnyObject {
    func playerDidStop()
}

final class Settings {
    static let shared = Settings()
    var delegate: PlayerDelegate?
}

final class Player: PlayerDelegate {
    static let shared = Player()
    private let timer = Timer()

    func playerDidStop() {}
}

final class Watch: PlayerDelegate {
    static let current = Watch()
    private let timer = Timer()

    func playerDidStop() {}

    func start() {
        Settings.shared.delegate = self
    }
}

func start() {
    Settings.shared.delegate = Player.shared
}

final class App {
    func end() {
        Settings.shared.delegate = Player.shared
    }
}
