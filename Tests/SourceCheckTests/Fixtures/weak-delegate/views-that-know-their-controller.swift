import UIKit

protocol HeaderDelegate {
    func clearHeader()
}

/// It keeps the controller by a closure, as far as anybody can tell.
class ClosureHeader: UICollectionReusableView, HeaderDelegate {
    var onTap: (() -> Void)?

    func clearHeader() {
        onTap = nil
    }
}

class ClosureController: UIViewController {
    var delegate: HeaderDelegate?

    func clear() {
        delegate?.clearHeader()
    }
}

protocol CellDelegate: AnyObject {
    func cellDidTap()
}

/// The list is a view, which keeps its subviews.
class ListView: UIView, CellDelegate {
    func add() {
        let cell = ListCell()
        cell.delegate = self
        addSubview(cell)
    }

    func cellDidTap() {}
}

class ListCell: UIView {
    var delegate: CellDelegate?
}

protocol PageDelegate: AnyObject {
    func pageDidTurn()
}

class PageView: UIView, PageDelegate {
    private let controller: PageController

    init(_ controller: PageController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func pageDidTurn() {}
}

class PageController: UIViewController {
    var delegate: PageDelegate?

    func show(_ page: PageView) {
        delegate = page
    }
}
