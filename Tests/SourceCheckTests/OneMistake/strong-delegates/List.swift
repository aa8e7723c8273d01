import UIKit

protocol ListViewListener: AnyObject {
    func selectedRow(in view: ListView)
}

final class ListView: UIView {
    var delegate: ListViewListener?

    func select() { delegate?.selectedRow(in: self) }
}
