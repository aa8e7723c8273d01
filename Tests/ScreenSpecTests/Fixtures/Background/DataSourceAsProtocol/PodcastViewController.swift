import UIKit

/// The owner of the preview, and both its data source and its delegate.
final class PodcastViewController: UIViewController {
    private let previewView = PreviewView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(previewView)
        previewView.delegate = self
        previewView.dataSource = self
    }
}

extension PodcastViewController: PreviewViewDataSource {

    func attributedText(for previewView: PreviewView) -> NSAttributedString? {
        let attributedString = NSMutableAttributedString(string: "")
        attributedString.append(
            NSAttributedString(
                string: "Probably Science",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .headline),
                    .foregroundColor: UIColor.black,
                ]
            )
        )
        attributedString.append(
            NSAttributedString(
                string: "\nAndy Wood, Matt Kirshen",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline),
                    .foregroundColor: UIColor.lightGray,
                ]
            )
        )
        return attributedString
    }

    func image(for previewView: PreviewView) -> UIImage? {
        return UIImage(named: "art.jpeg")
    }
}

extension PodcastViewController: PreviewViewDelegate {

    func previewViewSelectedPreview(_ previewView: PreviewView) {
        title = "Probably Science"
    }

    func previewView(_ previewView: PreviewView, shouldEnlarge image: UIImage) -> Bool {
        return image.size.width > 60
    }
}
