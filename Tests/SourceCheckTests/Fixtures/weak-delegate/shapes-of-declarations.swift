// swift-format-ignore-file
import UIKit

@objc protocol RowDelegate {}
protocol ListDelegate: class {}

enum Cells
{
    final class Row: UITableViewCell
    {
        var delegate : RowDelegate?
        {
            didSet { setNeedsLayout() }
        }
    }
}

#if os(iOS)
final class List: UIView {
    public private(set) var delegate: (any ListDelegate)!
}
#endif

@MainActor
final class Feed: UIView {
    @MainActor @objc var delegate: RowDelegate?
}
