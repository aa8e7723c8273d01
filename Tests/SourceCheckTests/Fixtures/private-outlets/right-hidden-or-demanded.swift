// swift-format-ignore-file
import UIKit

protocol ScrollsToTop {
    var tableView: UITableView! { get }
}

class ListViewController: UIViewController, ScrollsToTop {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var first: UILabel!
    @IBOutlet weak private var second: UILabel!
    @IBOutlet fileprivate weak var third: UILabel!
    @IBOutlet weak var delegate: ListDelegate?
    @IBOutlet weak var anything: AnyObject?
    @IBOutlet weak var child: DetailViewController!
    @IBOutlet weak var inherited: UILabel!
}

@objc protocol ListDelegate {}

final class DetailViewController: UIViewController {}

final class SpecialListViewController: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        inherited.text = ""
    }
}
