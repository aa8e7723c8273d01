// swift-format-ignore-file
import class UIKit.UIView
import UIKit

class PostListView: UIViewController
{
    let titleLabel : UILabel = UILabel()
    lazy var footer: UIView =
    {
        let view = UIView()
        return view
    }()
    #if DEBUG
    let debugLabel = UILabel()
    #else
    private let debugLabel = UILabel()
    #endif
    @objc dynamic let badge = UILabel().then
    {
        $0.text = ""
    }
    let digits: [UILabel] = [UILabel(), UILabel()]
    lazy var rows: [UIView] = { [titleLabel, footer] }()
    var given: [UIView] = []
    private let dots: [UIView] = [UIView()]
    static let template = UILabel()
    private
    let hidden = UILabel()
}

enum Cells {
    final class Row: UITableViewCell {
        let nested = UILabel()
    }
}
