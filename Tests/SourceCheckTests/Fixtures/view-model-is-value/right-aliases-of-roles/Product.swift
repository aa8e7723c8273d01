import UIKit

final class ProductCellViewModel {
    var name = ""
}
final class ProductCell: UITableViewCell {
    typealias ViewModel = ProductCellViewModel
}
