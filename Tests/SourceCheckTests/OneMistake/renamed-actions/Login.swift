import UIKit

final class LoginView: UIView {
    private let button = UIButton()

    func setUp() { button.addTarget(self, action: #selector(submitFrom), for: .touchUpInside) }
    @objc private func submitFrom() {}
}
