// swift-format-ignore-file
import UIKit

protocol LoginOutput: AnyObject {
    func didLogin()
}
protocol Sharing {
    func share()
}
typealias LoginAndSharing = LoginOutput & Sharing

final class LoginView: UIView {
    weak var output: (LoginOutput & Sharing)?
    var other: any LoginAndSharing
    weak var delegate: LoginOutput?

    func tap() {
        output?.didLogin()
        output?.shared()
        other.sharing()
        output.map { $0.didLogout() }
        delegate.map { $0.logged() }
        delegate.map { output in [1].forEach { $0.description }; output.didLogin() }
    }

    func tell(_ partner: LoginOutput & Sharing) {
        guard let output else { return }
        partner.tell()
        output.told()
    }
}
