import UIKit

struct ItemViewModel {
    let title: String
}

extension ItemViewModel {
    var overview: String { "" }
}

final class ItemCell: UITableViewCell {
    private let titleLabel = UILabel()

    func fill(with item: ItemViewModel) {
        titleLabel.text = item.title
    }
}
