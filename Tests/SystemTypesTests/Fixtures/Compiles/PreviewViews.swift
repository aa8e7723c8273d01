import UIKit

@MainActor protocol AttributedPreviewDataSource: AnyObject {
    func attributedText(for previewView: AttributedPreviewView) -> NSAttributedString?
    func image(for previewView: AttributedPreviewView) -> UIImage?
}

final class AttributedPreviewView: UIView {
    private let imageView: UIImageView
    private let textLabel: UILabel

    weak var dataSource: AttributedPreviewDataSource? {
        didSet {
            textLabel.attributedText = dataSource?.attributedText(for: self)
            imageView.image = dataSource?.image(for: self)
        }
    }

    override init(frame: CGRect) {
        imageView = UIImageView(frame: .zero)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.contentMode = .scaleAspectFill
        textLabel = UILabel(frame: .zero)
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        textLabel.numberOfLines = 0
        super.init(frame: frame)
        layoutMargins = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
        addSubview(imageView)
        addSubview(textLabel)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            imageView.heightAnchor.constraint(equalToConstant: 60.0),
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
            textLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            textLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 15.0),
            textLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            textLabel.heightAnchor.constraint(greaterThanOrEqualTo: imageView.heightAnchor),
            layoutMarginsGuide.bottomAnchor.constraint(equalTo: textLabel.bottomAnchor),
        ])
    }

    required init?(coder _: NSCoder) {
        fatalError("not made from a storyboard")
    }
}

struct PreviewViewDataSource {
    let attributedText: NSAttributedString?
    let image: UIImage?
}

struct Podcast {
    let title: String
    let author: String
    let artwork: UIImage
}

extension PreviewViewDataSource {
    init(podcast: Podcast) {
        let attributedText = NSMutableAttributedString()
        attributedText.append(
            NSAttributedString(
                string: podcast.title,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .headline),
                    .foregroundColor: UIColor.black,
                ]
            )
        )
        self.attributedText = attributedText
        image = podcast.artwork
    }
}

final class PodcastViewController: UIViewController, AttributedPreviewDataSource {
    private let previewView = AttributedPreviewView()

    override func loadView() {
        view = previewView
        previewView.dataSource = self
    }

    func attributedText(for previewView: AttributedPreviewView) -> NSAttributedString? { nil }
    func image(for previewView: AttributedPreviewView) -> UIImage? { UIImage(named: "art.jpeg") }
}
