import UIKit

final class ItemCell: UITableViewCell {
    private let titleLabel = UILabel()
}

extension ItemCell.ViewModel {
    init(item: Item, isShort: Bool = false) {
        self.init(title: item.name)
    }
}
