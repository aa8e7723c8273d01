import UIKit

struct Podcast {
    var title: String
    var author: String
    var artwork: UIImage
}

final class PreviewView: UIView {
    weak var dataSource: (any PreviewViewDataSource)?

    func reload() -> (NSAttributedString?, UIImage?) {
        (dataSource?.attributedText(for: self), dataSource?.image(for: self))
    }
}

final class PodcastView: UIView {
    var dataSource: PodcastViewDataSource?
}

final class PodcastController: UIViewController, PreviewViewDataSource {
    func attributedText(for previewView: PreviewView) -> NSAttributedString? { nil }

    func image(for previewView: PreviewView) -> UIImage? { nil }

    func show(_ podcast: Podcast, in view: PodcastView) {
        view.dataSource = PodcastViewDataSource(podcast: podcast)
    }
}
