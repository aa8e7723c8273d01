// swift-format-ignore-file
import UIKit

final class LoginView: UIView {
    @Styled private var copyButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(copyTapped), for: .touchUpInside)
        return button
    }()
    @MainActor private var pasteButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(copyTapped), for: .touchUpInside)
        return button
    }()

    @objc private func copyTapped() {}
}
