import UIKit

struct ItemCellModel {
    static let height: CGFloat = 44
    let title: String
    var subtitle: String?
    var isNew = false
    let font = UIFont.systemFont(ofSize: 12)
    var text: String { title }
}

final class ItemCell: UITableViewCell {
    private let titleLabel = UILabel()
}
