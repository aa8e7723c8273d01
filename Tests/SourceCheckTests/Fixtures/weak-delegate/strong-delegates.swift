// swift-format-ignore-file
import UIKit

protocol ProductCellDelegate: AnyObject {}
protocol OldDelegate: class {}
@objc protocol ObjectiveDelegate {}

final class ProductCell: UITableViewCell {
    var delegate: ProductCellDelegate?
    var old : OldDelegate!
    public var objective: ObjectiveDelegate? {
        didSet { setNeedsLayout() }
    }
    var textDelegate: UITextFieldDelegate?
    private let constant: ProductCellDelegate

    init(constant: ProductCellDelegate) {
        self.constant = constant
        super.init(style: .default, reuseIdentifier: nil)
    }
}

actor Worker {
    var delegate: (any ProductCellDelegate)?
}

protocol PreviewViewDataSource {
    func image(for previewView: PreviewView) -> UIImage?
}

final class PreviewView: UIView {
    var dataSource: PreviewViewDataSource?
}
