// swift-format-ignore-file
import UIKit

final class LoginViewController: UIViewController {
    override func loadView() {
        view = LoginLayout()
    }
}

class LayoutController<Layout: UIView>: UIViewController {
    override func loadView() {
        view = Layout()
    }
}

final class ProfileViewController: LayoutController<ProfileLayout> {}

protocol RootViewHolder {
    associatedtype Root: UIView
}

final class SettingsViewController: UIViewController, RootViewHolder {
    typealias Root = SettingsLayout
}

final class OrdersViewController: UIViewController {
    private var layout: OrdersLayout {
        view as! OrdersLayout
    }
}
