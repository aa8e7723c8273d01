import UIKit

nonisolated struct Podcast {
    let title: String
    let author: String
    let artwork: UIImage
}

nonisolated extension PreviewViewDataSource {
    init(podcast: Podcast) {
        let attributedText = NSMutableAttributedString(string: "")
        attributedText.append(
            NSAttributedString(
                string: podcast.title,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .headline),
                    .foregroundColor: UIColor.black,
                ]
            )
        )
        attributedText.append(
            NSAttributedString(
                string: "\n" + podcast.author,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline),
                    .foregroundColor: UIColor.lightGray,
                ]
            )
        )
        self.init(attributedText: attributedText, image: podcast.artwork)
    }
}
