import UIKit

/// Its label is handed to SnapKit, which does no more than lay it out.
final class EmojiCell: UICollectionViewCell {
    private let emojiLabel = UILabel()
    private let countLabel = UILabel()

    func show(emoji: String) {
        emojiLabel.text = "x"
    }

    func setUp() {
        emojiLabel.snp.makeConstraints { make in
            make.left.equalToSuperview()
        }
        countLabel.snp.makeConstraints { make in
            make.centerY.equalTo(emojiLabel)
            make.left.greaterThanOrEqualTo(emojiLabel.snp.right)
            make.width.lessThanOrEqualTo(emojiLabel)
        }
    }
}
