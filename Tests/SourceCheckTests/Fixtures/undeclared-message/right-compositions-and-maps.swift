import Kit
import UIKit

protocol LoginOutput: AnyObject {
    func didLogin()
}
protocol Sharing {
    func share()
}
protocol Titled {
    var title: String { get }
}

final class LoginView: UIView {
    weak var output: (LoginOutput & Sharing)?
    var controller: (UIViewController & Sharing)?
    var packaged: (LoginOutput & KitOutput)?
    weak var delegate: LoginOutput?
    var outputs: [LoginOutput] = []
    var titled: Titled?

    func tap(_ more: LoginOutput...) {
        output?.didLogin()
        output.map { $0.share() }
        controller?.dismiss(animated: true)
        packaged?.didPack()
        delegate.map { $0.didLogin() }
        delegate.map { _ in [UIView()].forEach { $0.removeFromSuperview() } }
        delegate.map { print($0) }
        outputs.map { $0.didLogin() }
        more.map { $0.didLogin() }
        titled?.title.map { $0.lowercased() }
        titled.map { $0.title.lowercased() }
        _ = (controller as? LoginView)?.outputs.map { $0.didLogin() }
    }
}
