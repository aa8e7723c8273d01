import UIKit

protocol ListDelegate: AnyObject {
    var delegate: ListDelegate? { get set }
}

final class TableDelegate: NSObject, UITableViewDelegate {}

protocol ValueDelegate {}
struct Value: ValueDelegate {}

class ListView: UIView {
    weak var delegate: ListDelegate?
    weak private var second: ListDelegate?
    private unowned let third: ListDelegate
    var forwarded: ListDelegate? { delegate }
    var both: ListDelegate? {
        get { delegate }
        set { delegate = newValue }
    }
    private let owned = TableDelegate()
    private var tableDelegate: UITableViewDelegate
    lazy var madeLater: UITableViewDelegate = TableDelegate()
    var value: ValueDelegate?
    var closureDelegate: (() -> Void)?
    var delegates: [ListDelegate] = []
    static var sharedDelegate: ListDelegate?
    @WeakReference var wrapped: ListDelegate?
    private let table = UITableView()

    init(third: ListDelegate, tableDelegate: UITableViewDelegate) {
        self.third = third
        self.tableDelegate = tableDelegate
        super.init(frame: .zero)
        table.delegate = tableDelegate
    }
}

final class PagedScrollView: UIScrollView {
    override var delegate: UIScrollViewDelegate? {
        didSet { setNeedsLayout() }
    }
}

final class SheetController: UIViewController {
    var transitionDelegate: UIViewControllerTransitioningDelegate? {
        didSet { transitioningDelegate = transitionDelegate }
    }

    private var shownHandler: ListDelegate?
}

struct Configuration {
    var delegate: ListDelegate?
}
