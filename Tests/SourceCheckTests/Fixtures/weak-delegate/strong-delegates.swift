// swift-format-ignore-file
import UIKit

protocol ProductCellDelegate: AnyObject {}
protocol OldDelegate: class {}
@objc protocol ObjectiveDelegate {}

final class ProductCell: UITableViewCell {
    var delegate: ProductCellDelegate?
    var oldDelegate : OldDelegate!
    public var objectiveDelegate: ObjectiveDelegate? {
        didSet { setNeedsLayout() }
    }
    @MainActor var isolatedDelegate: ProductCellDelegate?
    var textDelegate: UITextFieldDelegate?
    private let constantDelegate: ProductCellDelegate

    init(constantDelegate: ProductCellDelegate) {
        self.constantDelegate = constantDelegate
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
