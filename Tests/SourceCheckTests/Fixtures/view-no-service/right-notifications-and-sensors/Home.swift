import CoreMotion
import UIKit

final class ShakeService {
    static let shared = ShakeService()
    private let manager = CMMotionManager()

    func start() { manager.startAccelerometerUpdates() }
}

final class PaletteStorage {
    static let shared = PaletteStorage()

    var background: UIColor = .white
    var text: UIColor = .black
}

final class HomeView: UIView {
    override func didMoveToWindow() {
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(changed),
            name: UserDefaults.didChangeNotification,
            object: nil
        )
        ShakeService.shared.start()
        backgroundColor = PaletteStorage.shared.background
    }

    @objc private func changed() {}
}
