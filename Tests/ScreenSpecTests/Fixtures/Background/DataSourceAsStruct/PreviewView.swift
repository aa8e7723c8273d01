import UIKit

final class PreviewView: UIView {

    private let imageView: UIImageView
    private let textLabel: UILabel

    var dataSource: PreviewViewDataSource? {
        didSet {
            self.textLabel.attributedText = self.dataSource?.attributedText
            self.imageView.image = self.dataSource?.image
        }
    }

    var actions = Actions()

    override init(frame: CGRect) {
        self.imageView = UIImageView(frame: .zero)
        self.imageView.translatesAutoresizingMaskIntoConstraints = false
        self.imageView.contentMode = .scaleAspectFill

        self.textLabel = UILabel(frame: .zero)
        self.textLabel.translatesAutoresizingMaskIntoConstraints = false
        self.textLabel.numberOfLines = 0

        super.init(frame: frame)

        self.layoutMargins = UIEdgeInsets(top: 15.0, left: 15.0, bottom: 15.0, right: 15.0)

        self.addSubview(self.imageView)
        self.addSubview(self.textLabel)

        for subview in [self.imageView, self.textLabel] {
            subview.isUserInteractionEnabled = true
            subview.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(selectPreview)))
        }

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
        fatalError("PreviewView is made in code")
    }

    @objc private func selectPreview() {
        actions.selectedPreview?()
    }
}
