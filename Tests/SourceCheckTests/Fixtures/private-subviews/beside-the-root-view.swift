// swift-format-ignore-file
import UIKit

class Screen: UIViewController {
    let root = UIView()
    let label = UILabel()

    override func loadView() {
        root.addSubview(label)
        view = root
    }
}

class Box<Item>: UIView {
    let title = UILabel()
    var item: Item?
}
