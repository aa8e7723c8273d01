import UIKit
import class UIKit.UIViewController

protocol HasTable {
    var tableView: UITableView { get }
}

class ListView: UIView, HasTable {
    let tableView = UITableView()
    private let first = UILabel()
    fileprivate let second = UILabel()
    private(set) static var shared = ListView()
    static let template = UILabel()
    weak var container: UIView?
    let handedIn: UIView
    var given: UIView?
    let image = UIImage()
    let model = ListModel()
    private lazy var lazily: UILabel = UILabel()

    override var inputView: UIView? { nil }

    init(handedIn: UIView) {
        self.handedIn = handedIn
        super.init(frame: .zero)
        let local = UILabel()
        addSubview(local)
    }
}

struct ListModel {
    let label = UILabel()
}

class BaseView: UIView {
    let title = UILabel()
}

final class TitledView: BaseView {
    func show(_ text: String) {
        title.text = text
    }
}

fileprivate final class Hidden: UIView {
    let label = UILabel()
}
