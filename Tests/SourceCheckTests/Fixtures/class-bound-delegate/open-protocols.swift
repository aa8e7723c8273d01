import UIKit

protocol ProductCellDelegate {
    func tapped()
}

protocol RefinedDelegate: ProductCellDelegate, CustomStringConvertible {}

protocol PreviewViewDataSource {
    func image(for previewView: PreviewView) -> UIImage?
}

final class PreviewView: UIView {}

final class ProductCell {
    var owner: ProductCellDelegate?
    func attach(_ other: (any RefinedDelegate)?, _ source: PreviewViewDataSource) {}
}
