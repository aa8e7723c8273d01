// swift-format-ignore-file
import UIKit

@objc protocol RowDelegate {
    var delegate: RowDelegate? { get set }
}
protocol ListDelegate: class {
    var delegate : RowDelegate? { get }
}

enum Cells
{
    final class Row: UITableViewCell
    {
        weak private
        var delegate : RowDelegate?
        {
            didSet { setNeedsLayout() }
        }
    }
}

class Pages: UIScrollView {
    override var delegate: UIScrollViewDelegate?
    {
        willSet { setNeedsLayout() }
        didSet { setNeedsLayout() }
    }
}

extension Pages {
    var rowDelegate: RowDelegate? {
        get { nil }
        set { _ = newValue }
    }
}

final class Feed: UIView {
    private let pages = Pages()
    var delegate: UIScrollViewDelegate? {
        get { pages.delegate }
        set { pages.delegate = newValue }
    }
    var listDelegate: ListDelegate? { return nil }
    static var sharedDelegate: ListDelegate?
}
