import UIKit

class ProductViewController: UIViewController {
    @IBOutlet weak var priceLabel: UILabel!
    @IBOutlet
    weak var overTwoLines: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet weak var height: NSLayoutConstraint!
    @IBOutlet var observed: UILabel! {
        didSet { observed.text = "" }
    }
    @IBOutlet private(set) weak var readOnly: UILabel!
    @IBOutlet public weak var published: UILabel!
    @IBOutlet var tap: UITapGestureRecognizer!
    @IBOutlet var item: UIBarButtonItem!
    @IBOutlet weak var fromPackage: AnimationView!
}
