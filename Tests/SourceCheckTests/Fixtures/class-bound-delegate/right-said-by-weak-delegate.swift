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
        self.textLabel = UILabel(frame: .zero)
        super.init(frame: frame)
        self.addSubview(self.imageView)
        self.addSubview(self.textLabel)
    }

    required init?(coder _: NSCoder) {
        fatalError()
    }
}

final class ViewController: UIViewController {}

extension ViewController: PreviewViewDataSource {
    func attributedText(for previewView: PreviewView) -> NSAttributedString? { nil }
    func image(for previewView: PreviewView) -> UIImage? { nil }
}
