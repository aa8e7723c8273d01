import UIKit

class LoadedView: UIView {
    @IBOutlet private(set) var contentView: UIView!

    func load() {
        Bundle.main.loadNibNamed("Card", owner: self)
    }
}

final class CardView: LoadedView {
    @IBOutlet private var stars: UIStackView!
    @IBAction private func close(_ sender: UIButton) {}
}

final class TagCell: UICollectionViewCell {
    @IBOutlet private var tagLabel: UILabel!

    static let nib = UINib(nibName: "\(Self.self)", bundle: nil)

    static func make(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "Tag", for: path)
    }
}
