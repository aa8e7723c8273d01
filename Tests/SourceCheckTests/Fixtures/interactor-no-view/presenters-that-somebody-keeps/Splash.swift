import UIKit

/// Its view knows it by a protocol, though another class puts the two together.
protocol SplashOutput {
    func close()
}

final class SplashPresenter: SplashOutput {
    private let window = UIWindow()

    func close() {
        window.isHidden = true
    }
}

final class SplashViewController: UIViewController {
    var output: SplashOutput?

    override func viewDidLoad() {
        output?.close()
    }
}

/// It takes its view.
final class HintPresenter {
    private let window = UIWindow()

    func show(in controller: HintViewController) {
        window.rootViewController = controller
    }
}

final class HintViewController: UIViewController {}

/// Nobody knows it at all.
final class TipPresenter {
    private let window = UIWindow()
}

final class TipViewController: UIViewController {}

final class AppDelegate: UIResponder {
    private let hint = HintPresenter()

    func start() {
        let controller = SplashViewController()
        controller.output = SplashPresenter()
        hint.show(in: HintViewController())
    }
}
