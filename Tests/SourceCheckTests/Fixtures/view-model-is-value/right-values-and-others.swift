import UIKit

final class ProductCell: UITableViewCell {
    struct ViewModel {
        let name: String
    }
}

final class StateCell: UITableViewCell {
    enum ViewModel {
        case loading
    }
}

final class Store {
    final class ViewModel {}
}
