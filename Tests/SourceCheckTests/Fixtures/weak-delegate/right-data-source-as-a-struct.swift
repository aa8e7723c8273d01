import UIKit

struct PreviewViewDataSource {
    let attributedText: NSAttributedString?
    let image: UIImage?
}

final class PreviewView: UIView {

    private let imageView: UIImageView
    private let textLabel: UILabel

    var dataSource: PreviewViewDataSource? {
        didSet {
            self.textLabel.attributedText = self.dataSource?.attributedText
            self.imageView.image = self.dataSource?.image
        }
    }

    override init(frame: CGRect) {
        self.imageView = UIImageView(frame: .zero)
        self.textLabel = UILabel(frame: .zero)
        super.init(frame: frame)
        self.addSubview(self.imageView)
        self.addSubview(self.textLabel)
    }

    required init?(coder _: NSCoder) {
        fatalError()
    }
}
