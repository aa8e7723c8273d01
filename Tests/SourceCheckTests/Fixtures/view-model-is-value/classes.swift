import UIKit

final class ProductCell: UITableViewCell {
    final class ViewModel {
        var name = ""
    }
}

extension OrderCell {
    class ViewModel {}
}

final class OrderCell: UITableViewCell {}
