// swift-format-ignore-file
import UIKit.UIViewController

class PostListView: UIViewController
{
    @IBOutlet
    weak
    var titleLabel : UILabel!
    @IBOutlet weak var badge: UILabel! {
        didSet { badge.text = "" }
    }
    #if DEBUG
    @IBOutlet weak var debugLabel: UILabel!
    #endif
    @IBOutlet @objc dynamic var dynamicLabel: UILabel!
    @IBOutlet
    private
    weak var hidden: UILabel!

    enum Kind {
        final class Cell: UITableViewCell {
            @IBOutlet var nested: UILabel!
        }
    }
}

extension PostListView {
    final class Header: UIView
    {
        @IBOutlet public var inExtension: UILabel!
    }
}
