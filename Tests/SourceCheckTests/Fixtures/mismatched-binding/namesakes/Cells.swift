import UIKit

/// What another class of the file does with a part of its own that has the name says nothing of this one's.
final class PriceCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let listLabel = UILabel()

    func show(_ name: String) {
        nameLabel.text = "Price"
        listLabel.text = "List"
    }
}

final class ShopCell: UITableViewCell {
    private let nameLabel = UILabel()

    func fill(_ name: String) { nameLabel.text = name }
}

/// Not plain: a protocol may have it of the cell, and a class below it has it.
protocol Listing: UITableViewCell {}

extension Listing {
    func list(_ name: String) { listLabel.text = name }
}

class SharedCell: UITableViewCell {
    fileprivate let sharedLabel = UILabel()

    func share(_ name: String) { sharedLabel.text = "Shared" }
}

final class OwnCell: SharedCell {
    func own(_ name: String) { sharedLabel.text = name }
}
