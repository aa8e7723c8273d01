import UIKit

final class LoginLayout: UIView {
    let button = UIButton()
}

final class ProfileLayout: UIView {
    let button = UIButton()
}

final class SettingsLayout: UIView {
    let button = UIButton()
}

class ListLayout: UIView {
    let table = UITableView()
}

final class OrdersLayout: ListLayout {
    let header = UILabel()
}
