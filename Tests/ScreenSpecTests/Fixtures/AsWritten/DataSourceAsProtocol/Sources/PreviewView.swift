// swift-format-ignore-file
import UIKit

protocol PreviewViewDataSource {
    func attributedText(for previewView: PreviewView) -> NSAttributedString?
    func image(for previewView: PreviewView) -> UIImage?
}

final class PreviewView: UIView {

    private let imageView: UIImageView
    private let textLabel: UILabel

    var dataSource: PreviewViewDataSource? {
        didSet {
            self.textLabel.attributedText = self.dataSource?.attributedText(for: self)
            self.imageView.image = self.dataSource?.image(for: self)
        }
    }

    override init(frame: CGRect) {
        self.imageView = UIImageView(frame: .zero)
        self.imageView.translatesAutoresizingMaskIntoConstraints = false
        self.imageView.contentMode = .scaleAspectFill

        self.textLabel = UILabel(frame: .zero)
        self.textLabel.translatesAutoresizingMaskIntoConstraints = false
        self.textLabel.numberOfLines = 0

        super.init(frame: frame)

        self.layoutMargins = UIEdgeInsetsMake(15.0, 15.0, 15.0, 15.0)

        self.addSubview(self.imageView)
        self.addSubview(self.textLabel)

        NSLayoutConstraint.activate([
            self.imageView.topAnchor.constraint(equalTo: self.layoutMarginsGuide.topAnchor),
            self.imageView.leadingAnchor.constraint(equalTo: self.layoutMarginsGuide.leadingAnchor),
            self.imageView.heightAnchor.constraint(equalToConstant: 60.0),
            self.imageView.widthAnchor.constraint(equalTo: self.imageView.heightAnchor),

            self.textLabel.topAnchor.constraint(equalTo: self.layoutMarginsGuide.topAnchor),
            self.textLabel.leadingAnchor.constraint(equalTo: self.imageView.trailingAnchor, constant: 15.0),
            self.textLabel.trailingAnchor.constraint(equalTo: self.layoutMarginsGuide.trailingAnchor),
            self.textLabel.heightAnchor.constraint(greaterThanOrEqualTo: self.imageView.heightAnchor),

            self.layoutMarginsGuide.bottomAnchor.constraint(equalTo: self.textLabel.bottomAnchor),
            ])
    }

    required init?(coder _: NSCoder) {
        fatalError()
    }
}
