// swift-format-ignore-file
import UIKit

struct Podcast {
    let title: String
    let author: String
    let artwork: UIImage
}

extension PreviewViewDataSource {
    init(podcast: Podcast) {
        let attributedText = NSMutableAttributedString()
        attributedText.append(
            NSAttributedString(string: podcast.title, attributes: [
                .font: UIFont.preferredFont(forTextStyle: .headline),
                .foregroundColor: UIColor.black,
                ])
        )
        attributedText.append(
            NSAttributedString(string: "\n" + podcast.author, attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline),
                .foregroundColor: UIColor.lightGray,
                ])
        )
        self.attributeText = attributedText
        self.image = podcast.artwork
    }
}
