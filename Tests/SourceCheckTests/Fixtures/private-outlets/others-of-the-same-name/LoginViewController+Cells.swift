// swift-format-ignore-file
import UIKit

extension LoginViewController {
    func show(_ cell: NameCell, _ names: Names) {
        cell.titleLabel.text = names.nameLabel
    }
}
