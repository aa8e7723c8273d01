import UIKit

/// Bar items that are told by their properties whom to ask.
final class ListViewController: UIViewController {
    private let addItem = UIBarButtonItem()
    private let editItem = UIBarButtonItem()
    private let shareItem = UIBarButtonItem()
    private let sendItem = UIBarButtonItem()
    private let sharing = Sharing()

    override func viewDidLoad() {
        super.viewDidLoad()
        addItem.target = self
        addItem.action = #selector(add)
        self.editItem.target = self
        self.editItem.action = #selector(Self.edit)
        // Somebody else answers, or whoever comes first in the chain of responders.
        shareItem.target = sharing
        shareItem.action = #selector(share)
        sendItem.action = #selector(send)
    }

    @objc func add() {}
    @objc func edit() {}
    @objc func share() {}
    @objc func send() {}
}

final class Sharing: NSObject {
    @objc fileprivate func share() {}
}
