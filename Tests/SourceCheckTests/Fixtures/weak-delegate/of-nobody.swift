import UIKit

protocol EventSelecting: AnyObject {
    func select()
}

/// Nothing sets or reads it.
class IdleViewController: UIViewController, EventSelecting {
    var delegate: EventSelecting?
    private let list = UITableView()

    func select() {
        // That of another object.
        list.delegate = nil
    }
}

/// Nobody sets it, and it is told.
class AskedViewController: UIViewController {
    var delegate: EventSelecting?

    func tap() {
        delegate?.select()
    }
}

/// Others set it.
class SetViewController: UIViewController {
    var delegate: EventSelecting?
}

class Opener: EventSelecting {
    private let controller = SetViewController()

    func open() {
        controller.delegate = self
    }

    func select() {}
}
