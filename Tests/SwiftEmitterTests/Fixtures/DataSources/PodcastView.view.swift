import UIKit

/// The data required to render a `PodcastView`.
nonisolated struct PodcastViewDataSource: Hashable, Sendable {
    let title: String
    let artwork: UIImage?
    let length: TimeInterval?

    init(title: String, artwork: UIImage?, length: TimeInterval? = nil) {
        self.title = title
        self.artwork = artwork
        self.length = length
    }

    var formattedLength: String? {
        length.map { "\($0) s" }
    }
}

nonisolated extension PodcastViewDataSource {
    init(podcast: Podcast) {
        self.init(title: podcast.title, artwork: podcast.artwork)
    }
}
